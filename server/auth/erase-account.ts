import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Profile } from '#domain/account/profile.ts';
import type { Db } from '../db/database.ts';
import { freeing } from '../db/disk-room.ts';
import type { TripStatisticRow } from '../db/schema.ts';
import type { AuthContext } from './context.ts';

/** The parts of a card that say nothing about a person. */
const cardSchema = z.object({ destinationId: z.nullable(z.string()), dateStart: z.string(), dateEnd: z.string() });

const DAY_MS = 86_400_000;
const days = (start: string, end: string) => Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;

type Kind = Pick<TripStatisticRow, 'month' | 'destination_id' | 'days'>;

/** Month, known destination and length; a destination that somebody typed is free text and goes. */
function kindOf(card: string, known: ReadonlySet<string>): Kind | null {
  const parsed = cardSchema.safeParse(JSON.parse(card));
  if (!parsed.success) return null;
  const { destinationId, dateStart, dateEnd } = parsed.data;
  const length = days(dateStart, dateEnd);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dateStart) || !Number.isInteger(length)) return null;
  const destination = destinationId !== null && known.has(destinationId) ? destinationId : '';
  return { month: dateStart.slice(0, 7), destination_id: destination, days: length };
}

async function countTrips(db: Db, userId: string, known: ReadonlySet<string>): Promise<void> {
  const rows = await db.selectFrom('trips').select('card').where('user_id', '=', userId).execute();
  for (const { card } of rows) {
    const kind = kindOf(card, known);
    if (!kind) continue;
    await db
      .insertInto('trip_statistics')
      .values({ id: randomUUID(), ...kind, trips: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['month', 'destination_id', 'days'])
          .doUpdateSet((columns) => ({ trips: columns('trip_statistics.trips', '+', 1) })),
      )
      .execute();
  }
}

/**
 * Removes a person (P6). In one transaction the trips become counts of nobody in particular, and the row that everything
 * personal hangs on goes with all of it: sessions, trips, links, operations. What was paid stays apart, under an id that
 * leads nowhere. Afterwards nothing of it is left in the files.
 */
export async function eraseAccount({ db, config, catalogue, mailer }: AuthContext, profile: Profile): Promise<void> {
  const known = new Set(catalogue.destinations.map((destination) => destination.id));
  await freeing(db, () =>
    db.transaction().execute(async (tx) => {
      await countTrips(tx, profile.id, known);
      await tx.deleteFrom('users').where('id', '=', profile.id).execute();
    }),
  );
  await mailer.forget(profile.email);
  if (config.database.kind === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}
