import { type KeptStart, startOn } from '#contract/worker.ts';
import { localDate } from '#domain/trip/dates.ts';
import { keepStart } from './data/kept-view.ts';
import { readComingTrips } from './data/trips.ts';
import { paths } from './navigation/paths.ts';

const today = () => localDate(new Date());

async function readStart(): Promise<KeptStart> {
  const trips = await readComingTrips(today()).catch(() => []);
  return { trips: trips.map(({ id, dates }) => ({ ...dates, path: paths.trip(id) })), otherwise: paths.myTrips };
}

/** Where the installed app opens for a signed-in user: on the trip of today, else on the list. Never throws. */
export const appStart = async (): Promise<string> => startOn(today(), await readStart());

/** Tells the worker, now and whenever the page is put away: then it opens there without waiting for the app. */
export function keepAppStart(): void {
  const keep = () => void readStart().then(keepStart);
  keep();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
}
