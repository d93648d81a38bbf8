import type { exportAccountEndpoint } from '#contract/account.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Db } from '../db/database.ts';

type AccountExport = AnswerOf<typeof exportAccountEndpoint>;

async function tripsOf(db: Db, userId: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('trips')
    .select(['id', 'version', 'document', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('date_start')
    .orderBy('id')
    .execute();
  return rows.map(({ document, ...row }) => ({ ...row, document: JSON.parse(document) as unknown }));
}

async function plansOf(db: Db, userId: string): Promise<AccountExport['plans']> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'work', 'answer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const read = (text: string | null) => (text === null ? null : (JSON.parse(text) as unknown));
  return rows.map(({ work, answer, ...row }) => ({ ...row, work: read(work), answer: read(answer) }));
}

const shareColumns = ['id', 'trip_id', 'options', 'created_at', 'expires_at', 'revoked_at', 'views'] as const;
const sessionColumns = ['id', 'device', 'created_at', 'rotated_at', 'used_at', 'revoked_at', 'reason'] as const;

/** Everything about somebody, machine-readable (P6). Secrets are not about anybody: hashes and token numbers stay here. */
export async function exportAccount(db: Db, profile: Profile, now: Date): Promise<AccountExport> {
  const { id } = profile;
  return {
    format: 'periplo-export-1',
    exportedAt: now.toISOString(),
    profile,
    sessions: await db.selectFrom('sessions').select(sessionColumns).where('user_id', '=', id).execute(),
    trips: await tripsOf(db, id),
    shares: await db
      .selectFrom('shares')
      .select(shareColumns)
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    publications: await db
      .selectFrom('publications')
      .select(['id', 'trip_id', 'language', 'title', 'intro', 'published_at', 'taken_down_because'])
      .where('user_id', '=', id)
      .orderBy('published_at')
      .execute(),
    calendarFeeds: await db
      .selectFrom('calendar_feeds')
      .select(['trip_id', 'created_at', 'read_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    tokens: {
      account: (await db.selectFrom('accounts').selectAll().where('user_id', '=', id).executeTakeFirst()) ?? null,
      entries: await db.selectFrom('entries').selectAll().where('user_id', '=', id).orderBy('id').execute(),
      holds: await db.selectFrom('holds').selectAll().where('user_id', '=', id).orderBy('id').execute(),
    },
    orders: await db.selectFrom('orders').selectAll().where('user_id', '=', id).orderBy('created_at').execute(),
    withdrawals: await db.selectFrom('withdrawals').selectAll().where('user_id', '=', id).execute(),
    declarations: await db.selectFrom('declarations').selectAll().where('user_id', '=', id).execute(),
    plans: await plansOf(db, id),
  };
}
