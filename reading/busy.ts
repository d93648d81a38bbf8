import { dayCount } from '#domain/trip/dates.ts';
import type { Clause } from './clauses.ts';
import { afternoonUntil, momentsIn, note, type Reading, whenOf } from './item-list.ts';
import { type Moment, momentsWithin } from './moment.ts';

/** The days that moments name, one by one: "Tuesday and Wednesday", "Wed to Fri", "every morning" of a class. */
function daysOf(moments: readonly Moment[]): number[] {
  const days = moments.flatMap((moment) => {
    if (moment.is !== 'day') return [];
    const { day, until = day } = moment;
    return Array.from({ length: until - day + 1 }, (_, i) => day + i);
  });
  return [...new Set(days)];
}

/** The day of the clause before: "nothing on Thursday please, I have a call from ten to eleven". */
function dayBefore({ clauses, moments }: Reading, clause: Clause): Moment[] {
  const before = clauses[clause.index - 1];
  if (!before || clause.after === 'stop') return [];
  return momentsWithin(moments, before)
    .filter(({ is }) => is === 'day')
    .slice(-1);
}

/** Moments of a clause and of the one behind it that holds nothing else: "every morning 9-12 (Wed to Fri)". */
function momentsOf(reading: Reading, clause: Clause): Moment[] {
  const { clauses, text } = reading;
  const own = momentsIn(reading, clause);
  const next = clauses[clause.index + 1];
  const isOwn = next?.after === 'comma' && !text.has(next, 'place', 'tag', 'arrive', 'depart', 'booked', 'freeTime');
  if (daysOf(own).length > 0) return own;
  if (isOwn) return [...own, ...momentsIn(reading, next)];
  return own.some(({ is }) => is === 'range' || is === 'time') ? [...own, ...dayBefore(reading, clause)] : own;
}

/** A class of several days, or of every morning, is no single thing that is reserved. */
function classIn(reading: Reading, clause: Clause) {
  const event = reading.text.first(clause, 'event');
  if (!event) return undefined;
  const moments = momentsOf(reading, clause);
  const isSeveral = daysOf(moments).length > 1 || reading.text.has(clause, 'every');
  return isSeveral && moments.some(({ is }) => is === 'range') ? event : undefined;
}

/** "Tuesday morning I work", "meeting on the 12th from 9 to 13", "class every morning 9-12". */
function busyIn(reading: Reading, clause: Clause): void {
  const { text, dates } = reading;
  const trigger = text.first(clause, 'work') ?? classIn(reading, clause);
  const moments = trigger ? momentsOf(reading, clause) : [];
  const range = moments.find((moment) => moment.is === 'range');
  const until = moments.find((moment) => moment.is === 'time' && moment.prep === 'before');
  const { part, time } = whenOf(
    moments.filter((moment) => moment !== until),
    afternoonUntil(7),
  );
  const days = daysOf(moments);
  if (!trigger || (days.length === 0 && !range && !part)) return;
  const hours = range?.is === 'range' ? { from: range.start, to: range.end } : time === undefined ? {} : { from: time };
  const isLate = days.some((day) => day > dayCount(dates));
  if (isLate) return;
  const later = range ? daysOf(moments.filter(({ from }) => from > range.to)) : [];
  const isLater = (day: number | undefined) => day !== undefined && later.includes(day) && later.length < days.length;
  for (const day of days.length > 0 ? days : [undefined])
    note(
      reading,
      { kind: 'busy', ...(day !== undefined && { day }), ...(part && !range && { part }), ...(!isLater(day) && hours) },
      [trigger, ...moments, ...text.all(clause, 'every')],
    );
}

/** When travellers cannot be planned for. */
export function readBusy(reading: Reading): void {
  for (const clause of reading.clauses) busyIn(reading, clause);
}
