import type { DrawnView, KeptReader, KeptStart } from '#contract/worker.ts';
import { localDate } from '#domain/trip/dates.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { plainView } from '#rendering/export/plain-page.ts';
import type { UserDatabase } from '#src/offline/database.ts';
import { keptUsers, lookInto } from '#src/offline/other-users.ts';
import { readTrip } from '#src/offline/trip-store.ts';

/** Looks into the database of a reader; null where that was removed: to look into one makes it. */
async function look<T>({ userId }: KeptReader, into: (database: UserDatabase) => Promise<T>): Promise<T | null> {
  return (await keptUsers()).includes(userId) ? lookInto(userId, into) : null;
}

/** A trip of a user as text, from what this device has of it; null when it is not here. */
export async function drawTrip(reader: KeptReader, tripId: string): Promise<DrawnView | null> {
  const { language } = reader;
  const trip = await look(reader, (database) => readTrip(database, tripId));
  if (!trip) return null;
  const markup = plainView(trip, { language, dated: true, notes: true, today: localDate(new Date()) });
  return { language, title: `${tripName(trip)} · Periplo`, markup };
}

/** Where the installed app is to open for a user; null when nothing of that user is here. */
export const findStart = (reader: KeptReader): Promise<KeptStart | null> =>
  look(reader, async ({ cards }) => {
    const today = localDate(new Date());
    const coming = await cards.filter(({ dates }) => dates.end >= today).toArray();
    return { trips: coming.map(({ id, dates }) => ({ ...dates, path: `/trips/${id}` })), otherwise: '/my-trips' };
  });
