import type { Clause } from './clauses.ts';
import { afternoonUntil, momentsIn, note, type Reading } from './item-list.ts';
import type { Concept } from './lexicon.ts';
import type { Span } from './marked-text.ts';
import { momentsWithin } from './moment.ts';

const REACH = 6;

/** "I am free from one", "solo tengo libre el viernes": time that there is for the plan, not time of one's own. */
export const availableIn = ({ text }: Reading, clause: Span): boolean =>
  /^(?:a?m|a?re|tengo|estamos)$/.test(text.word((text.first(clause, 'freeTime')?.from ?? 0) - 1));

type Ends = 'day-start' | 'day-end';
const edges: readonly (readonly [Ends, Concept, 'early' | 'late', Concept])[] = [
  ['day-start', 'starts', 'late', 'lateStart'],
  ['day-start', 'starts', 'early', 'earlyStart'],
  ['day-end', 'ends', 'early', 'earlyNight'],
  ['day-end', 'ends', 'late', 'lateNight'],
];

/** "Sunday hangover, start at noon": said of a day, not of all. */
function isOfOneDay({ clauses, moments }: Reading, clause: Clause): boolean {
  const before = clause.after === 'comma' ? clauses[clause.index - 1] : undefined;
  const days = [...momentsWithin(moments, clause), ...(before ? momentsWithin(moments, before) : [])];
  return days.some(({ is }) => is === 'day');
}

/** "Sleep in until 11 on Friday": of one day these hours are not to be planned. */
function sleepingIn(reading: Reading, clause: Clause): void {
  const { text } = reading;
  const moments = momentsIn(reading, clause);
  const day = moments.find(({ is }) => is === 'day');
  const time = moments.find(({ is }) => is === 'time');
  const asleep = text.all(clause, 'lateStart', 'starts').find(({ from }) => /^(?:sleep|dormir)/.test(text.word(from)));
  if (asleep && day?.is === 'day' && time?.is === 'time' && day.day > 0)
    note(reading, { kind: 'busy', day: day.day, to: time.minutes }, [asleep, day, time]);
}

/** "Nothing before ten", "slow mornings", "back at the hotel by nine". */
export function edgesIn(reading: Reading, clause: Clause): void {
  const { text } = reading;
  if (text.has(clause, 'indifferent')) return;
  nothingBefore(reading, clause);
  const isOnce = isOfOneDay(reading, clause);
  sleepingIn(reading, clause);
  if (momentsWithin(reading.moments, clause).some(({ is }) => is === 'day')) return;
  for (const [kind, verb, at, phrase] of edges) {
    const trigger = text.first(clause, verb);
    const time = momentsIn(reading, clause).find((moment) => moment.is === 'time');
    if (trigger && !isOnce && time?.is === 'time') {
      const minutes = time.exact || kind === 'day-start' ? time.minutes : afternoonUntil(12)(time.minutes);
      note(reading, { kind, at: minutes }, [trigger, time]);
    }
    // "Todas las noches" says when, "toda la noche" how long.
    const said = text.all(clause, phrase).find(({ from }) => !text.is(from, 'every'));
    const isDenied =
      at === 'late' && kind === 'day-end' && said && text.has({ from: clause.from, to: said.from }, 'not');
    if (said && !isDenied && !(at === 'early' && kind === 'day-start' && text.has(clause, 'place')))
      note(reading, { kind, at }, [said]);
  }
}

const SMALL_HOURS = 4 * 60;

/** "Nothing before eleven", "nothing after ten". */
function nothingBefore(reading: Reading, clause: Span): void {
  const { text } = reading;
  const time = momentsIn(reading, clause).find((moment) => moment.is === 'time');
  if (time?.is !== 'time' || text.has(clause, 'place', 'tag')) return;
  const near = { from: Math.max(clause.from, time.from - REACH), to: time.to };
  const until = text.first(near, 'nothingAfter');
  // "Antes de las nueve no".
  const isTurned = time.prep === 'before' && text.is(time.to, 'not') && time.to + 1 >= clause.to;
  const since = text.first(near, 'nothingBefore') ?? (isTurned ? { from: time.to, to: time.to + 1 } : undefined);
  if (!until && !since && time.prep !== 'after') return;
  const isEnd = until !== undefined && !since;
  const day = momentsIn(reading, clause).find((moment) => moment.is === 'day');
  // "Back at the hotel no later than one".
  const isNight = isEnd && time.minutes < SMALL_HOURS && text.has(clause, 'ends', 'lodging', 'night');
  const at = isNight ? time.minutes : afternoonUntil(isEnd ? 12 : day ? 7 : 0)(time.minutes);
  // "Nothing before eleven on Sunday", "free on Friday from four": what lies beyond is taken, and on no other day.
  if (day?.is !== 'day') note(reading, { kind: isEnd ? 'day-end' : 'day-start', at }, [until ?? since ?? time, time]);
  else if (until || since || availableIn(reading, clause))
    note(reading, { kind: 'busy', day: day.day, ...(isEnd ? { from: at } : { to: at }) }, [
      until ?? since ?? time,
      time,
      day,
    ]);
}
