import type { PartOfDay } from '#domain/wishes/words.ts';
import { type Calendar, calendarOf, monthDayAt, ordinalDayAt, small, unitAfter, weekdayAt } from './days.ts';
import type { MarkedText } from './marked-text.ts';
import type { Mark } from './marks.ts';
import type { Moment, TripDates } from './moment.ts';

/** A clock time with minutes from here on is taken as it stands. */
const MORNING_CLOCK = 6;
const HOUR = 60;
const NOON = 12 * HOUR;
const DAY = 24 * HOUR;

const halves: readonly Mark['is'][] = ['am', 'pm'];

/** Adds "pm", "de la tarde" and their like to an hour. */
function withHalf(text: MarkedText, at: number, minutes: number): { minutes: number; exact: boolean; to: number } {
  const start = text.word(at) === ',' ? at + 1 : at;
  const half = halves.map((is) => text.beginsAt(start, is)).find(Boolean);
  if (!half || minutes > 12 * HOUR + 59) return { minutes, exact: minutes >= 13 * HOUR || minutes < HOUR, to: at };
  const isNight = text.tokens.slice(half.from, half.to).some(({ text: word }) => /^(?:noche|night)$/.test(word));
  if (half.is === 'am') return { minutes: minutes % NOON, exact: true, to: half.to };
  if (isNight && minutes >= NOON) return { minutes: minutes % NOON, exact: true, to: half.to };
  return { minutes: (minutes % NOON) + NOON, exact: true, to: half.to };
}

const prepOf = (text: MarkedText, i: number): { prep: 'at' | 'after' | 'before'; from: number } | null => {
  for (const prep of ['after', 'before', 'at'] as const) {
    const mark = text.endsBefore(i, prep);
    if (mark) return { prep, from: mark.from };
  }
  return null;
};

/** "14:30", "2.30pm", "14 h", "half past two", "las nueve y cuarto", "noon", "by five". */
function timeAt(text: MarkedText, i: number): Moment | null {
  const prep = prepOf(text, i);
  const { prep: how, from } = prep ?? { prep: 'at' as const, from: i };
  // "Dinner for 4 at 19:30".
  const isCount = /^(?:for|para)$/.test(text.word(i - 1)) && text.tokens[i]?.kind === 'number';
  const next = isCount ? text.first({ from: i + 1, to: i + 4 }, 'at') : undefined;
  if (next && text.tokens[next.to]?.kind !== 'word') return null;
  const noon = text.beginsAt(i, 'noon');
  if (noon) {
    const isHour = noon.to - noon.from > 1 || text.word(i) === 'noon';
    return isHour ? { is: 'time', minutes: NOON, exact: true, isClock: false, prep: how, from, to: noon.to } : null;
  }
  const midnight = text.beginsAt(i, 'midnight');
  if (midnight) return { is: 'time', minutes: DAY - 1, exact: true, isClock: false, prep: how, from, to: midnight.to };
  const spoken = minutesSpokenAt(text, i) ?? figureAt(text, i, prep !== null);
  if (!spoken) return null;
  const { minutes, exact, to } = withHalf(text, spoken.to, spoken.minutes);
  const isClock = text.tokens[i]?.kind === 'clock' && minutes >= MORNING_CLOCK * HOUR;
  return { is: 'time', minutes: minutes % DAY, exact: exact || spoken.exact, isClock, prep: how, from, to };
}

interface Hour {
  readonly minutes: number;
  readonly exact: boolean;
  readonly to: number;
}

/** Minutes in words: "twenty" of "twenty past five", "cuarto" of "las nueve y cuarto". */
function minutesAt(text: MarkedText, i: number): { value: number; to: number } | null {
  const said = text.beginsAt(i, 'minutes');
  return said ? { value: 5 * (said.value + 1), to: said.to } : null;
}

/** "Half past two", "half two", "a quarter to nine", "twenty past five". */
function minutesSpokenAt(text: MarkedText, i: number): Hour | null {
  const minutes = minutesAt(text, i);
  if (!minutes) return null;
  const isTo = text.is(minutes.to, 'minutesTo');
  const isLinked = isTo || text.is(minutes.to, 'minutesPast');
  const at = isLinked ? minutes.to + 1 : minutes.to;
  const hour = isLinked || minutes.value === HOUR / 2 ? small(text, at) : null;
  if (hour === null || hour > 12 || text.word(minutes.to) === 'y') return null;
  return { minutes: hour * HOUR + (isTo ? -minutes.value : minutes.value), exact: false, to: at + 1 };
}

function figureAt(text: MarkedText, i: number, hasPrep: boolean): Hour | null {
  const token = text.tokens[i];
  if (!token) return null;
  if (token.kind === 'clock') {
    const [hours = '0', rest = '0'] = token.text.split(/\s?[:.h]\s?/);
    const minutes = Number(hours) * HOUR + Number(rest);
    const next = text.word(i + 1);
    if (/^(?:euros?|eur|€|\$|£|km|m)$/.test(next)) return null;
    const to = text.is(i + 1, 'oclock') && !text.is(i + 1, 'at') ? i + 2 : i + 1;
    return {
      minutes,
      exact: hours.startsWith('0') || Number(hours) > 12 || next.startsWith('h'),
      to,
    };
  }
  return wholeHourAt(text, i, hasPrep);
}

/** A whole hour needs a preposition, "h" or "pm": "a las 8", "14h", "2pm". */
function wholeHourAt(text: MarkedText, i: number, hasPrep: boolean): Hour | null {
  const hour = small(text, i);
  if (hour === null || hour > 24) return null;
  let to = i + 1;
  const isPast = text.word(to) === 'y';
  const shift = isPast || text.word(to) === 'menos' ? minutesAt(text, to + 1) : null;
  const minutes = hour * HOUR + (shift ? (isPast ? shift.value : -shift.value) : 0);
  if (shift) to = shift.to;
  const unit = text.word(to);
  const half = text.is(to, 'am', 'pm');
  const isHour = /^(?:h|hs|hrs|ish)$/.test(unit) || (/^(?:oclock|clock|o)$/.test(unit) && text.is(to, 'oclock'));
  if (isHour) return { minutes, exact: hour > 12, to: text.beginsAt(to, 'oclock')?.to ?? to + 1 };
  if (half && (hasPrep || !/^(?:in|at)$/.test(unit))) return { minutes, exact: false, to };
  if (shift) return hasPrep || /^(?:las|la)$/.test(text.word(i - 1)) ? { minutes, exact: false, to } : null;
  return hasPrep && !unitAfter.test(unit) ? { minutes, exact: hour > 12, to } : null;
}

const parts: readonly PartOfDay[] = ['night', 'dusk', 'evening', 'midday', 'afternoon', 'morning', 'dawn'];

function partAt(text: MarkedText, i: number): Moment | null {
  const marks = parts.flatMap((part) => {
    const mark = text.beginsAt(i, part);
    return mark ? [{ part, mark }] : [];
  });
  const best = marks.sort((a, b) => b.mark.to - a.mark.to)[0];
  // "Llegamos tarde" is late.
  if (best && best.mark.to - i === 1 && text.is(i, 'late') && text.is(i - 1, 'arrive', 'depart')) return null;
  // "I am".
  const isVerb = text.word(i) === 'am' && text.word(i - 1) === 'i';
  // "The night train".
  const isOfRide =
    best && text.all({ from: i, to: i + 3 }, 'train').some(({ from, to }) => from === i && to > best.mark.to);
  return best && !isVerb && !isOfRide ? { is: 'part', part: best.part, from: i, to: best.mark.to } : null;
}

const between = new Set(['entre', 'between']);

/** "From 9 to 5", "de 9 a 13h", "9:00-14:00": working hours, so that an end before the start is after noon. */
function rangeAt(text: MarkedText, i: number): Moment | null {
  const from = text.endsBefore(i, 'from');
  const start = figureAt(text, i, true);
  if (!start) return null;
  if (!from && (minutesSpokenAt(text, i) || text.endsBefore(i, 'dateBefore'))) return null;
  const half = withHalf(text, start.to, start.minutes);
  const { to: link } = half;
  const isDash = /^[-–—]$/.test(text.word(link));
  if (!isDash && !text.is(link, 'to')) return null;
  // "Niñas de 6 y 8" are no hours; "entre las 6 y las 8" is.
  const isAnd = text.is(link, 'and') && !between.has(text.word(from?.from ?? -1));
  if (isAnd && text.word(link) !== 'a') return null;
  const second = /^(?:las|la|the)$/.test(text.word(link + 1)) ? link + 2 : link + 1;
  const end = figureAt(text, second, true);
  if (!end) return null;
  const whole = withHalf(text, end.to, end.minutes);
  const isSaid =
    from ||
    isDash ||
    text.is(whole.to, 'every') ||
    text.endsBefore(i, 'weekdays', 'freeTime') ||
    whole.to > end.to ||
    text.tokens[second]?.kind === 'clock';
  if (!isSaid || text.is(whole.to, 'thing', 'tag', 'child', 'ageUnit', 'km')) return null;
  // "Between 2 and 4" is after noon.
  const isEarly = link === start.to && !start.exact && start.minutes < MORNING_CLOCK * HOUR;
  const begin = isEarly ? start.minutes + NOON : half.minutes;
  const minutes = whole.minutes <= begin ? whole.minutes + NOON : whole.minutes;
  return { is: 'range', start: begin, end: minutes % DAY, from: from?.from ?? i, to: whole.to };
}

/** "Wed to Fri", "del 23 al 25": the day and the last one, where both are days of the trip. */
function withLast(text: MarkedText, first: Moment, dates: Calendar): Moment {
  const isDashed = text.tokens[first.to]?.isDashed === true && text.is(first.to, 'weekdays');
  const isDash = /^[-–—]$/.test(text.word(first.to));
  const link = isDashed ? { to: first.to } : isDash ? { to: first.to + 1 } : text.beginsAt(first.to, 'through');
  if (first.is !== 'day' || !link) return first;
  const start = text.is(link.to, 'dateBefore') ? link.to + 1 : link.to;
  const last = weekdayAt(text, start, dates) ?? monthDayAt(text, start, dates);
  return last?.is === 'day' && last.day > first.day && first.day > 0
    ? { ...first, until: last.day, to: last.to }
    : first;
}

function momentAt(text: MarkedText, i: number, dates: Calendar): Moment | null {
  const day = weekdayAt(text, i, dates) ?? ordinalDayAt(text, i, dates);
  if (day) return withLast(text, day, dates);
  const range = rangeAt(text, i);
  if (range) return range;
  const date = monthDayAt(text, i, dates);
  if (date) return withLast(text, date, dates);
  return timeAt(text, i) ?? partAt(text, i);
}

/** "That night", "esa misma tarde": the day that was named last. */
function sameDayAt(text: MarkedText, i: number, before: readonly Moment[]): Moment | null {
  const mark = text.beginsAt(i, 'sameDay');
  const last = before.findLast(({ is }) => is === 'day');
  // "The same day as the penguins" is theirs.
  if (/^(?:as|que)$/.test(text.word(text.beginsAt(i, 'together')?.to ?? i))) return null;
  if (!mark || last?.is !== 'day' || (text.beginsAt(i, 'afternoon')?.to ?? 0) > mark.to) return null;
  // "That evening" is a part of the day as well.
  return { is: 'day', day: last.day, from: i, to: text.is(mark.to - 1, 'whole') ? mark.to : i + 1 };
}

/** What words have to mean for a moment to begin with them. */
const openings: ReadonlySet<Mark['is']> = new Set<Mark['is']>([
  ...parts,
  'weekdays',
  'months',
  'ordinals',
  'numbers',
  'minutes',
  'last',
  'tomorrow',
  'lastDay',
  'sameDay',
  'noon',
  'midnight',
  'whole',
]);

/** Every moment a text names, in order; none lies in another. */
export function momentsOf(text: MarkedText, trip: TripDates): Moment[] {
  const dates = calendarOf(trip);
  const found: Moment[] = [];
  for (let i = 0; i < text.tokens.length; i++) {
    const kind = text.tokens[i]?.kind;
    const mayOpen = kind === 'number' || kind === 'clock' || text.at[i]?.some(({ is }) => openings.has(is));
    const moment = mayOpen ? (sameDayAt(text, i, found) ?? momentAt(text, i, dates)) : null;
    if (!moment) continue;
    found.push(moment);
    i = moment.to - 1;
  }
  return found;
}
