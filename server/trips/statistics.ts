import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Db } from '../db/database.ts';
import type { TripStatisticRow } from '../db/schema.ts';
import type { TripScope } from './policy.ts';
import { listCards } from './repo.ts';

/** The parts of a card that say nothing about a person. */
const cardSchema = z.object({ destinationId: z.nullable(z.string()), dateStart: z.string(), dateEnd: z.string() });

const DAY_MS = 86_400_000;
const days = (start: string, end: string) => Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;

type Kind = Pick<TripStatisticRow, 'month' | 'destination_id' | 'days'>;

/** Month, known destination and length; a destination that its owner typed is free text and goes. */
function kindOf(card: string, known: ReadonlySet<string>): Kind | null {
  const parsed = cardSchema.safeParse(JSON.parse(card));
  if (!parsed.success) return null;
  const { destinationId, dateStart, dateEnd } = parsed.data;
  const length = days(dateStart, dateEnd);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dateStart) || !Number.isInteger(length)) return null;
  const destination = destinationId !== null && known.has(destinationId) ? destinationId : '';
  return { month: dateStart.slice(0, 7), destination_id: destination, days: length };
}

/** Adds the trips of an account that goes to the counts of trips by kind (P6); `known` are the ids of destinations of ours. */
export async function countTrips(db: Db, scope: TripScope, known: ReadonlySet<string>): Promise<void> {
  for (const card of await listCards(db, scope)) {
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
