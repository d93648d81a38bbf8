import type { DrawnView, KeptReader, KeptStart, Viewer } from '#contract/worker.ts';
import { localDate } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { plainView, type Telling } from '#rendering/export/plain-page.ts';
import { ANONYMOUS, type UserDatabase } from '#src/offline/database.ts';
import { isHere, lookInto } from '#src/offline/other-users.ts';
import { readTrip } from '#src/offline/trip-store.ts';

/** Looks into the database of a reader; null where that was removed. */
async function look<T>(userId: string, into: (database: UserDatabase) => Promise<T>): Promise<T | null> {
  return (await isHere(userId)) ? lookInto(userId, into) : null;
}

const drawn = (trip: Trip, telling: Telling): DrawnView => ({
  language: telling.language,
  title: `${tripName(trip)} · Periplo`,
  markup: plainView(trip, telling),
});

/** A trip of a user as text, from what this device has of it; null when it is not here. */
export async function drawTrip(reader: KeptReader, tripId: string): Promise<DrawnView | null> {
  const { language, userId } = reader;
  const trip = await look(userId, (database) => readTrip(database, tripId));
  return trip && drawn(trip, { language, dated: true, notes: true, today: localDate(new Date()) });
}

/** A trip that was looked at by a link, as this device saw it last; null when it is not here. `userId` is null for a visitor. */
export async function drawSharedTrip({ userId, language }: Viewer, token: string): Promise<DrawnView | null> {
  const seen = await look(userId ?? ANONYMOUS, async (database) => (await database.seen.get(token)) ?? null);
  if (!seen) return null;
  const dated = seen.options.dates === 'exact';
  return drawn(seen.trip, { language, dated, notes: false, ...(dated && { today: localDate(new Date()) }) });
}

/** Where the installed app is to open for a user; null when nothing of that user is here. */
export const findStart = (reader: KeptReader): Promise<KeptStart | null> =>
  look(reader.userId, async ({ cards }) => {
    const today = localDate(new Date());
    const coming = await cards.filter(({ dates }) => dates.end >= today).toArray();
    return { trips: coming.map(({ id, dates }) => ({ ...dates, path: `/trips/${id}` })), otherwise: '/my-trips' };
  });
