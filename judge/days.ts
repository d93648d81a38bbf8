import type { ItemOf } from '#domain/wishes/item.ts';
import type { Entry, PlanDay } from './plan.ts';
import { cannot, daily, type Row, unless } from './row.ts';

const paces = { relaxed: [3, 5], normal: [4, 6], packed: [5, 8] } as const;

const SHORT = 45;

/** What an activity adds to a full day: a short visit or an evening out half, time of one's own nothing. */
function weightOf({ role, place, activity }: Entry): number {
  if (activity.kind === 'free-time') return 0;
  const isSmall = place !== undefined && (place.duration.typical <= SHORT || place.categories.includes('nightlife'));
  return role === 'visit' && isSmall ? 0.5 : 1;
}

/** A day out of town is full with what one came for. */
const isOut = ({ entries }: PlanDay) => entries.some(({ place }) => place?.kind === 'day-trip');

const usual: Row<'pace'> = daily('as many activities as the pace has', (item, day, { trip }) => {
  const [least, most] = paces[item.pace];
  const fewer = trip.travellers.children > 0 ? 1 : 0;
  const weight = day.entries.reduce((sum, entry) => sum + weightOf(entry), 0);
  return isOut(day) || (day.entries.length >= least - fewer && weight <= most);
});

const MOST_LIGHT = 2;
const WHOLE_DAY = 300;

/** An easy day has two visits at most, and none of them takes it whole. */
function isLight({ entries }: PlanDay): boolean {
  const visits = entries.filter(({ role }) => role === 'visit');
  return (
    visits.length <= MOST_LIGHT &&
    !visits.some(({ place }) => place?.kind === 'day-trip' || (place?.duration.min ?? 0) >= WHOLE_DAY)
  );
}

const easy: Row<'pace'> = {
  yes: ({ day }, { days }) =>
    unless(
      days.some((own) => own.day === day && isLight(own)),
      'a day with two visits at most',
    ),
  partly: () => cannot(),
};

export const pace: Row<'pace'> = {
  yes: (item, plan, places) => (item.day === undefined ? usual : easy).yes(item, plan, places),
  partly: (item, plan, places) => (item.day === undefined ? usual : easy).partly(item, plan, places),
};

const counted: Row<'things'> = daily('as many visits as asked for', ({ least, most }, { entries }) => {
  const visits = entries.filter(({ role }) => role === 'visit').length;
  return visits >= (least ?? 0) && visits <= (most ?? Number.POSITIVE_INFINITY);
});
const says = ({ least, most }: ItemOf<'things'>) => least !== undefined || most !== undefined;

export const things: Row<'things'> = {
  yes: (item, plan, places) => (says(item) ? counted.yes(item, plan, places) : cannot()),
  partly: (item, plan, places) => (says(item) ? counted.partly(item, plan, places) : cannot()),
};

const LATE_START = 600;
const EARLY_START = 570;

export const dayStart: Row<'day-start'> = daily('the first activity begins when asked for', ({ at }, { entries }) => {
  const first = entries[0]?.start;
  if (at === 'early') return first !== undefined && first <= EARLY_START;
  return first === undefined || first >= (at === 'late' ? LATE_START : at);
});

const EARLY_END = 1305;
const LATE_END = 1350;
const SMALL_HOURS = 300;

/** The last minute of a day, 0 where nothing is planned. */
export const endOf = ({ entries }: PlanDay): number => Math.max(0, ...entries.map(({ end }) => end));

const endsBy: Row<'day-end'> = daily('the last activity ends in time', ({ at }, day) => {
  if (typeof at !== 'number') return endOf(day) <= EARLY_END;
  // One in the morning ends the day before.
  return endOf(day) <= (at < SMALL_HOURS ? at + 1440 : at);
});

export const dayEnd: Row<'day-end'> = {
  yes: (item, plan, places) =>
    item.at === 'late'
      ? unless(
          plan.days.some((day) => endOf(day) >= LATE_END),
          'no day ends at 22:30 or later',
        )
      : endsBy.yes(item, plan, places),
  partly: (item, plan, places) => (item.at === 'late' ? cannot() : endsBy.partly(item, plan, places)),
};
