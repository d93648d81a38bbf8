import type { Holiday } from '#domain/place/holiday.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { type Copy, changeAlone, type Examples, set, setDestination, setPlace } from '../changes.ts';
import { endOf, must } from '../plans.ts';

const name = { en: 'Founders Day', es: 'Fiesta de los Fundadores' };

/** The first day is a holiday, says so, and its first visit is a house with a door. */
function keep(copy: Copy, change: (placeId: string) => Partial<Holiday> = () => ({})): void {
  const daily = '00:05-23:55';
  setPlace(copy, copy.visit, { hours: { daily }, seasons: undefined, closures: [], lastEntry: 0, indoor: true });
  const { start } = copy.trip.dates;
  const days: Holiday[] = [{ name, kind: 'public', dates: [start], usual: true, ...change(must(copy.visit.placeId)) }];
  setDestination(copy, { holidays: { from: 2026, to: 2032, days } });
  set(copy.day, { holiday: `Public holiday: ${name.en}.` });
}

/** Its hours are not known of anything, and all stops but the first visit say so. */
function unsure(copy: Copy, change: (placeId: string) => Partial<Holiday> = () => ({})): void {
  keep(copy, (placeId) => ({ usual: undefined, ...change(placeId) }));
  for (const activity of copy.day.activities) {
    if (activity !== copy.visit) set(activity, { verify: ['hours'] });
  }
}

/** One is out of the place of the first visit so many minutes after it. */
function leaveBy(copy: Copy, later: number): void {
  const time = formatLocalTime(endOf(copy.visit) + later);
  unsure(copy, (placeId) => ({ until: { time, what: [placeId] } }));
  set(copy.visit, { verify: ['hours'] });
}

/** H28. */
export const holidays: Examples = {
  breaking: [
    changeAlone('H28', 'a holiday that its day does not tell of', (copy) => {
      keep(copy);
      set(copy.day, { holiday: undefined });
    }),
    changeAlone('H28', 'a holiday under the name of another', (copy) => {
      keep(copy);
      set(copy.day, { holiday: 'Public holiday: Labour Day.' });
    }),
    changeAlone('H28', 'a visit to what the holiday shuts', (copy) => keep(copy, (placeId) => ({ shut: [placeId] }))),
    changeAlone('H28', 'a visit to what is shut mostly', (copy) => keep(copy, (placeId) => ({ mostly: [placeId] }))),
    changeAlone('H28', 'a visit at hours that are not known, without a mark', (copy) => unsure(copy)),
    changeAlone('H28', 'a visit a minute after what keeps shorter hours may be shut', (copy) => leaveBy(copy, -1)),
  ],
  passing: [
    changeAlone('H28', 'a holiday that its day tells of', (copy) => keep(copy)),
    changeAlone('H28', 'a visit at hours that are not known, with the mark', (copy) => {
      unsure(copy);
      set(copy.visit, { verify: ['hours'] });
    }),
    changeAlone('H28', 'a visit that ends when what keeps shorter hours may shut', (copy) => leaveBy(copy, 0)),
    changeAlone('H28', 'a visit to what is open, though its sort is shut', (copy) =>
      keep(copy, (placeId) => ({ shut: ['sights', placeId], open: copy.destination.places.map(({ id }) => id) })),
    ),
  ],
};
