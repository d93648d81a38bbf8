import { dayCount } from '#domain/trip/dates.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { Clause } from './clauses.ts';
import { afternoonUntil, momentsIn, note, type Reading, whenOf } from './item-list.ts';
import type { Span } from './marked-text.ts';
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
  const isOwn =
    next?.after === 'comma' &&
    (text.has(next, 'only') || !text.has(next, 'place', 'tag', 'arrive', 'depart', 'booked', 'freeTime', 'birthday'));
  const hours = isOwn ? momentsIn(reading, next).filter(({ is }) => is === 'range') : [];
  if (daysOf(own).length > 0) return own.every(({ is }) => is === 'day') ? [...own, ...hours] : own;
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

/** What is said of one day. */
interface Busy {
  readonly day: number | undefined;
  readonly own: readonly Moment[];
}

/** "Monday all day and Tuesday morning": each day with what follows it; "Tuesday and Wednesday 9 to 5" have it together. */
function busyDays({ text }: Reading, moments: readonly Moment[]): Busy[] {
  const starts = moments.flatMap(({ is }, i) => (is === 'day' ? [i] : []));
  const before = moments.slice(0, starts[0]);
  let shared: readonly Moment[] = before;
  const found: Busy[] = [];
  for (const [index, start] of [...starts.entries()].reverse()) {
    const own = moments.slice(start + 1, starts[index + 1]);
    const from = moments[start]?.to ?? 0;
    const isWhole = text.has({ from, to: moments[starts[index + 1] ?? -1]?.from ?? from + WHOLE_REACH }, 'whole');
    if (own.length > 0) shared = own;
    const said = own.length > 0 || isWhole ? own : index === starts.length - 1 && found.length === 0 ? before : shared;
    for (const day of daysOf(moments.slice(start, start + 1)).reverse()) found.unshift({ day, own: said });
  }
  return found.length > 0 ? found : [{ day: undefined, own: moments }];
}

const WHOLE_REACH = 4;

type Taken = Pick<ItemOf<'busy'>, 'part' | 'from' | 'to'>;

/** Hours or the part of a day that are taken. */
function takenOf(own: readonly Moment[]): Taken {
  const range = own.find((moment) => moment.is === 'range');
  if (range?.is === 'range') return { from: range.start, to: range.end };
  const isEnd = (moment: Moment) => moment.is === 'time' && moment.prep === 'before';
  const { part, time } = whenOf(
    own.filter((moment) => !isEnd(moment)),
    afternoonUntil(7),
  );
  if (part) return { part };
  const { time: to } = whenOf(own.filter(isEnd), afternoonUntil(7));
  return { ...(time !== undefined && { from: time }), ...(to !== undefined && { to }) };
}

const WORK = { from: 9 * 60, to: 18 * 60 };

/** "Work trip, just the evenings": behind the comma stands what is left, and the hours before it are taken. */
function isLeft({ text }: Reading, trigger: Span, own: readonly Moment[], part: string | undefined): boolean {
  const last = own[own.length - 1];
  if (!last || (part !== 'evening' && part !== 'night')) return false;
  const comma = text.tokens.findIndex((token, i) => i >= trigger.to && token.text === ',');
  return comma > 0 && comma < last.from && text.has({ from: comma, to: last.to + 1 }, 'only');
}

/** "Tuesday morning I work", "meeting on the 12th from 9 to 13", "class every morning 9-12". */
function busyIn(reading: Reading, clause: Clause): void {
  const { text, dates } = reading;
  const work = text.first(clause, 'work');
  // "A block printing workshop in Sanganer" is no work.
  const isCraft = work !== undefined && text.word(work.from) === 'workshop' && text.has(clause, 'place');
  const trigger = (isCraft ? undefined : work) ?? classIn(reading, clause);
  const moments = trigger ? momentsOf(reading, clause) : [];
  const days = busyDays(reading, moments);
  if (!trigger || days.some(({ day = 0 }) => day > dayCount(dates))) return;
  for (const { day, own } of days) {
    const said = takenOf(own);
    const taken: Taken = day === undefined && isLeft(reading, trigger, own, said.part) ? WORK : said;
    if (day === undefined && taken.part === undefined && (taken.from === undefined || taken.to === undefined)) continue;
    note(reading, { kind: 'busy', ...(day !== undefined && { day }), ...taken }, [
      trigger,
      ...moments,
      ...text.all(clause, 'every'),
    ]);
  }
}

/** When travellers cannot be planned for. */
export function readBusy(reading: Reading): void {
  for (const clause of reading.clauses) busyIn(reading, clause);
}
