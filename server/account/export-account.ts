import type { exportAccountEndpoint } from '#contract/account.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Profile } from '#domain/account/profile.ts';
import { sessionsOf } from '../auth/kept.ts';
import { feedsOf } from '../calendar-feeds/kept.ts';
import type { Db } from '../db/database.ts';
import { operationsOf } from '../db/op-log.ts';
import { exportContents } from '../documents/kept.ts';
import { paymentsOf } from '../payments/kept.ts';
import { plansOf } from '../planning/kept.ts';
import { publicationsOf } from '../publications/kept.ts';
import { sharesOf } from '../shares/kept.ts';
import { ledgerOf } from '../tokens/kept.ts';
import { tripsOf } from '../trips/kept.ts';
import { ownedBy } from '../trips/policy.ts';
import type { AccountContext } from './erase-account.ts';

const rows = (kept: readonly object[]) => kept.map((row): Record<string, unknown> => ({ ...row }));

/** Everything but the contents of documents. */
async function withoutDocuments(
  db: Db,
  profile: Profile,
  now: Date,
): Promise<Omit<AnswerOf<typeof exportAccountEndpoint>, 'documents'>> {
  const { id } = profile;
  const own = ownedBy(id);
  const { account, entries, holds } = await ledgerOf(db, id);
  const { orders, withdrawals, declarations } = await paymentsOf(db, id);
  return {
    format: 'periplo-export-1',
    exportedAt: now.toISOString(),
    profile,
    sessions: await sessionsOf(db, id),
    operations: await operationsOf(db, id),
    trips: await tripsOf(db, own),
    shares: await sharesOf(db, own),
    publications: await publicationsOf(db, own),
    calendarFeeds: await feedsOf(db, own),
    tokens: { account: account && { ...account }, entries: rows(entries), holds: rows(holds) },
    orders: rows(orders),
    withdrawals: rows(withdrawals),
    declarations: rows(declarations),
    plans: rows(await plansOf(db, id)),
  };
}

async function* written(said: object, documents: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(said, null, 2).replace(/\n\}$/, '')},\n  "documents": `;
  yield* documents;
  yield '\n}\n';
}

/**
 * Everything about a user, machine-readable (P6), as each room keeps it: JSON in pieces, contents of documents in Base64. Secrets stay
 * here: hashes, keys and token numbers.
 */
export async function exportAccount(
  { db, now, documents }: AccountContext,
  profile: Profile,
): Promise<AsyncIterable<string>> {
  const said = await withoutDocuments(db, profile, now());
  return written(said, exportContents(db, documents, ownedBy(profile.id)));
}
