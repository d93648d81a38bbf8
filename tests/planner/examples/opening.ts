import { addDays } from '#domain/trip/dates.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { type Copy, change, changeAlone, type Examples, set, setPlace } from '../changes.ts';
import { clock, endOf } from '../plans.ts';

/** The place of the first visit opens and closes at these minutes every day. */
function open(copy: Copy, hours: (visit: Activity) => readonly [open: number, close: number], lastEntry = 0): void {
  const [from, to] = hours(copy.visit);
  const daily = `${formatLocalTime(from)}-${formatLocalTime(to)}`;
  setPlace(copy, copy.visit, { hours: { daily }, seasons: undefined, closures: [], lastEntry });
}

/** The catalogue does not know when the place of the first visit is open. */
function openWithoutHours(copy: Copy, start: number): void {
  setPlace(copy, copy.visit, { hours: null, seasons: undefined, closures: [], lastEntry: 0 });
  set(copy.visit, { start });
}

/** The place of the first visit has evenings, of which the catalogue does not know when, and this one ends at a minute. */
function showWithoutHours(copy: Copy, end: number): void {
  setPlace(copy, copy.visit, { kind: 'show', hours: null, seasons: undefined, closures: [], lastEntry: 0 });
  set(copy.visit, { start: end - copy.visit.duration });
}

/** The place of the first visit stays shut on the day that is so many days after the visit. */
function close(copy: Copy, daysLater: number): void {
  setPlace(copy, copy.visit, { closures: [addDays(copy.trip.dates.start, daysLater).slice(5)] });
}

/** The place of a visit on the first day exists for a month until so many days after it. */
function existUntil(copy: Copy, daysLater: number): void {
  const monthDay = (days: number) => addDays(copy.trip.dates.start, days).slice(5);
  setPlace(copy, copy.visit, { dates: [{ from: monthDay(daysLater - 30), to: monthDay(daysLater) }] });
}

/** H6, with the opening hours of a place cut to the visit; opening.test.ts has every kind of hours. */
export const opening: Examples = {
  breaking: [
    changeAlone('H6', 'a visit a minute before the doors open', (copy) =>
      open(copy, (visit) => [visit.start + 1, endOf(visit)]),
    ),
    changeAlone('H6', 'a visit a minute longer than the place is open', (copy) =>
      open(copy, (visit) => [visit.start, endOf(visit) - 1]),
    ),
    changeAlone('H6', 'a visit a minute after last entry', (copy) =>
      open(copy, (visit) => [visit.start, endOf(visit)], copy.visit.duration + 1),
    ),
    changeAlone('H6', 'a visit on a day of closure', (copy) => close(copy, 0)),
    changeAlone('H6', 'a visit a day after what exists for a part of the year', (copy) => existUntil(copy, -1)),
    change('H6', 'a visit at 09:59 where the hours are not known', (copy) => openWithoutHours(copy, clock(9, 59))),
    change('H6', 'a show of unknown hours to 23:01', (copy) => showWithoutHours(copy, clock(23, 1))),
  ],
  passing: [
    changeAlone('H6', 'a visit on the last day of what exists for a part of the year', (copy) => existUntil(copy, 0)),
    changeAlone('H6', 'a visit just while the place is open', (copy) =>
      open(copy, (visit) => [visit.start, endOf(visit)]),
    ),
    changeAlone('H6', 'a visit from the minute of last entry', (copy) =>
      open(copy, (visit) => [visit.start, endOf(visit)], copy.visit.duration),
    ),
    changeAlone('H6', 'a visit on the day before a closure', (copy) => close(copy, 1)),
    change('H6', 'a visit at 10:00 where the hours are not known', (copy) => openWithoutHours(copy, clock(10))),
    change('H6', 'a show of unknown hours to 23:00', (copy) => showWithoutHours(copy, clock(23))),
  ],
};
