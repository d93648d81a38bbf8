import { addDays, dayCount, weekdayOf } from '#domain/trip/dates.ts';
import type { MarkedText, Span } from './marked-text.ts';
import type { Mark } from './marks.ts';

export type PartOfDay = 'morning' | 'midday' | 'afternoon' | 'evening' | 'night';

/** A time, day or part of a day that a text names. */
export type Moment = Span &
  (
    | {
        readonly is: 'time';
        readonly minutes: number;
        /** Which half of the day is said; otherwise the thing it is said of decides. */
        readonly exact: boolean;
        readonly prep: 'at' | 'after' | 'before';
      }
    | { readonly is: 'day'; readonly day: number }
    | { readonly is: 'range'; readonly start: number; readonly end: number }
    | { readonly is: 'part'; readonly part: PartOfDay }
  );

export interface TripDates {
  readonly start: string;
  readonly end: string;
}

/** A clock time with minutes from here on is taken as it stands. */
const MORNING_CLOCK = 6;
const HOUR = 60;
const NOON = 12 * HOUR;
const DAY = 24 * HOUR;

const daysOf = ({ start, end }: TripDates) =>
  Array.from({ length: dayCount({ start, end }) }, (_, i) => addDays(start, i));

function ofWeekday(weekday: number, dates: TripDates): number {
  return daysOf(dates).findIndex((date) => weekdayOf(date) === weekday) + 1;
}

function ofMonthDay(day: number, month: number | null, dates: TripDates): number {
  const found = daysOf(dates).findIndex(
    (date) => Number(date.slice(8)) === day && (month === null || Number(date.slice(5, 7)) === month),
  );
  return found + 1;
}

const small = (text: MarkedText, index: number): number | null => {
  const token = text.tokens[index];
  if (!token) return null;
  if (token.kind === 'number') return /^\d{1,2}$/.test(token.text) ? Number(token.text) : null;
  const said = text.beginsAt(index, 'numbers');
  return said && 'value' in said ? said.value + 1 : null;
};

const ordinalEnd = /^(?:st|nd|rd|th|o|a|er)$/;

/** "24 May", "24 de mayo", "May 24th", "24/5", "the 11th", "el 24", "dia 24". */
function monthDayAt(text: MarkedText, i: number, dates: TripDates): Moment | null {
  const { tokens } = text;
  const month = text.beginsAt(i, 'months');
  if (month && 'value' in month) {
    const at = tokens[i + 1]?.text === 'the' ? i + 2 : i + 1;
    const day = tokens[at]?.kind === 'number' ? small(text, at) : null;
    if (day === null) return null;
    const to = ordinalEnd.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    return { is: 'day', day: ofMonthDay(day, month.value + 1, dates), from: i, to };
  }
  if (tokens[i]?.kind !== 'number') return null;
  const day = small(text, i);
  if (day === null || day < 1 || day > 31) return null;
  let to = i + 1;
  const hasOrdinal = ordinalEnd.test(tokens[to]?.text ?? '') && tokens[to]?.from === tokens[i]?.to;
  if (hasOrdinal) to++;
  const link = /^(?:de|of)$/.test(tokens[to]?.text ?? '') ? to + 1 : to;
  const named = text.beginsAt(link, 'months');
  if (named && 'value' in named)
    return { is: 'day', day: ofMonthDay(day, named.value + 1, dates), from: i, to: named.to };
  if (tokens[to]?.text === '/' && tokens[to + 1]?.kind === 'number') {
    const figure = small(text, to + 1);
    if (figure !== null && figure >= 1 && figure <= 12)
      return { is: 'day', day: ofMonthDay(day, figure, dates), from: i, to: to + 2 };
  }
  return barDayAt(text, { from: i, to }, { day, hasOrdinal }, dates);
}

const unitAfter =
  /^(?:km|kms|m|h|hs|hrs|hours?|horas?|am|pm|euros?|eur|years?|yrs?|anos?|days?|dias?|minutes?|minutos?|min|people|personas?|of|%|€|\$|£|nights?|noches?|kids?|ninos?|adults?|adultos?|amigos?|amigas?|veces|times)$/;

/** A bare figure is a date behind "the", "el", "dia" or with "th", where the trip has such a day. */
function barDayAt(
  text: MarkedText,
  span: Span,
  { day, hasOrdinal }: { day: number; hasOrdinal: boolean },
  dates: TripDates,
): Moment | null {
  const before = text.tokens[span.from - 1]?.text ?? '';
  const weekday = text.endsBefore(span.from, 'weekdays');
  const isArticle = /^(?:the|el|dia|on)$/.test(before) || weekday !== undefined;
  if (!hasOrdinal && !isArticle) return null;
  if (!hasOrdinal && unitAfter.test(text.tokens[span.to]?.text ?? '')) return null;
  const found = ofMonthDay(day, null, dates);
  if (found > 0) return { is: 'day', day: found, ...span };
  const isTripDay = before === 'dia' && day <= daysOf(dates).length;
  if (isTripDay) return { is: 'day', day, ...span };
  if (before === 'el' || hasOrdinal)
    return hasOrdinal && text.is(span.to, 'dayWord') ? null : { is: 'day', day: 0, ...span };
  return null;
}

function ordinalDayAt(text: MarkedText, i: number, dates: TripDates): Moment | null {
  const last = text.beginsAt(i, 'last');
  const length = daysOf(dates).length;
  if (last && text.is(last.to, 'dayWord')) return { is: 'day', day: length, from: i, to: last.to + 1 };
  const ordinal = text.beginsAt(i, 'ordinals');
  if (ordinal && 'value' in ordinal && text.is(ordinal.to, 'dayWord'))
    return { is: 'day', day: ordinal.value + 1 <= length ? ordinal.value + 1 : 0, from: i, to: ordinal.to + 1 };
  if (text.tokens[i]?.text === 'day') {
    const day = small(text, i + 1);
    if (day !== null) return { is: 'day', day: day <= length ? day : 0, from: i, to: i + 2 };
  }
  const arrival = text.beginsAt(i, 'tomorrow');
  if (arrival) return { is: 'day', day: 1, from: i, to: arrival.to };
  const departure = text.beginsAt(i, 'lastDay');
  return departure ? { is: 'day', day: length, from: i, to: departure.to } : null;
}

function weekdayAt(text: MarkedText, i: number, dates: TripDates): Moment | null {
  const mark = text.beginsAt(i, 'weekdays');
  if (!mark || !('value' in mark)) return null;
  const token = text.tokens[i];
  // "sun", "sat", "mar", "mie" are weekdays where they are not the everyday word.
  if (/^(?:sun|mar|sol)$/.test(token?.text ?? '') && !token?.isCapital && !isBesideMoment(text, i)) return null;
  const date = monthDayAt(text, mark.to, dates);
  const day = ofWeekday(mark.value, dates);
  return { is: 'day', day, from: i, to: date?.is === 'day' && date.day === day ? date.to : mark.to };
}

const isBesideMoment = (text: MarkedText, i: number) =>
  ['number', 'clock'].includes(text.tokens[i + 1]?.kind ?? '') ||
  text.is(i + 1, 'morning', 'afternoon', 'evening', 'night', 'at');

const halves: readonly Mark['is'][] = ['am', 'pm'];

/** Adds "pm", "de la tarde" and their like to an hour. */
function withHalf(text: MarkedText, at: number, minutes: number): { minutes: number; exact: boolean; to: number } {
  const start = text.tokens[at]?.text === ',' ? at + 1 : at;
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
  const noon = text.beginsAt(i, 'noon');
  if (noon) {
    const isHour = noon.to - noon.from > 1 || text.tokens[i]?.text === 'noon';
    return isHour ? { is: 'time', minutes: NOON, exact: true, prep: how, from, to: noon.to } : null;
  }
  const midnight = text.beginsAt(i, 'midnight');
  if (midnight) return { is: 'time', minutes: DAY - 1, exact: true, prep: how, from, to: midnight.to };
  const spoken = spokenAt(text, i) ?? minutesSpokenAt(text, i) ?? figureAt(text, i, prep !== null);
  if (!spoken) return null;
  const { minutes, exact, to } = withHalf(text, spoken.to, spoken.minutes);
  return { is: 'time', minutes: minutes % DAY, exact: exact || spoken.exact, prep: how, from, to };
}

interface Hour {
  readonly minutes: number;
  readonly exact: boolean;
  readonly to: number;
}

const pastOrTo = /^(?:past|to)$/;

/** "ten past eleven", "twenty to nine". */
function minutesSpokenAt(text: MarkedText, i: number): Hour | null {
  const minutes = small(text, i);
  const link = text.tokens[i + 1]?.text ?? '';
  const hour = pastOrTo.test(link) ? small(text, i + 2) : null;
  if (
    minutes === null ||
    hour === null ||
    minutes % 5 !== 0 ||
    minutes > 25 ||
    hour > 12 ||
    text.tokens[i]?.kind === 'number'
  )
    return null;
  return { minutes: hour * HOUR + (link === 'past' ? minutes : -minutes), exact: false, to: i + 3 };
}

/** "half past two", "quarter to nine". */
function spokenAt(text: MarkedText, i: number): Hour | null {
  const shifts = [
    ['half', HOUR / 2],
    ['quarterPast', HOUR / 4],
    ['quarterTo', -HOUR / 4],
  ] as const;
  for (const [is, shift] of shifts) {
    const mark = text.beginsAt(i, is);
    const hour = mark ? small(text, mark.to) : null;
    if (mark && hour !== null && hour <= 12) return { minutes: hour * HOUR + shift, exact: false, to: mark.to + 1 };
  }
  return null;
}

function figureAt(text: MarkedText, i: number, hasPrep: boolean): Hour | null {
  const token = text.tokens[i];
  if (!token) return null;
  if (token.kind === 'clock') {
    const [hours = '0', rest = '0'] = token.text.split(/\s?[:.h]\s?/);
    const minutes = Number(hours) * HOUR + Number(rest);
    const next = text.tokens[i + 1]?.text ?? '';
    if (/^(?:euros?|eur|€|\$|£|km|m)$/.test(next)) return null;
    const to = text.is(i + 1, 'oclock') && !text.is(i + 1, 'at') ? i + 2 : i + 1;
    return {
      minutes,
      exact: hours.startsWith('0') || Number(hours) > 12 || Number(hours) >= MORNING_CLOCK || next.startsWith('h'),
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
  const shift = text.beginsAt(to, 'half') ? HOUR / 2 : text.beginsAt(to, 'quarterPast') ? HOUR / 4 : 0;
  const shifted =
    shift > 0 ? (text.beginsAt(to, 'half') ?? text.beginsAt(to, 'quarterPast')) : text.beginsAt(to, 'quarterTo');
  if (shifted) to = shifted.to;
  const minutes = hour * HOUR + (shifted ? shift || -HOUR / 4 : 0);
  const unit = text.tokens[to]?.text ?? '';
  const half = text.is(to, 'am', 'pm');
  const isHour = /^(?:h|hs|hrs)$/.test(unit) || (/^(?:oclock|clock|o)$/.test(unit) && text.is(to, 'oclock'));
  if (isHour) return { minutes, exact: hour > 12, to: text.beginsAt(to, 'oclock')?.to ?? to + 1 };
  if (half && (hasPrep || !/^(?:in|at)$/.test(unit))) return { minutes, exact: false, to };
  if (shifted)
    return hasPrep || /^(?:las|la)$/.test(text.tokens[i - 1]?.text ?? '') ? { minutes, exact: false, to } : null;
  return hasPrep && !unitAfter.test(unit) ? { minutes, exact: hour > 12, to } : null;
}

const parts: readonly PartOfDay[] = ['night', 'evening', 'midday', 'afternoon', 'morning'];

function partAt(text: MarkedText, i: number): Moment | null {
  const marks = parts.flatMap((part) => {
    const mark = text.beginsAt(i, part);
    return mark ? [{ part, mark }] : [];
  });
  const best = marks.sort((a, b) => b.mark.to - a.mark.to)[0];
  return best ? { is: 'part', part: best.part, from: i, to: best.mark.to } : null;
}

/** "From 9 to 5", "de 9 a 13h", "9:00-14:00": working hours, so that an end before the start is after noon. */
function rangeAt(text: MarkedText, i: number): Moment | null {
  const from = text.endsBefore(i, 'from');
  const start = figureAt(text, i, true);
  if (!start) return null;
  const { to: link } = withHalf(text, start.to, start.minutes);
  const isDash = /^[-–—]$/.test(text.tokens[link]?.text ?? '');
  if (!isDash && !text.is(link, 'to')) return null;
  const second = /^(?:las|la|the)$/.test(text.tokens[link + 1]?.text ?? '') ? link + 2 : link + 1;
  const end = figureAt(text, second, true);
  if (!end) return null;
  const whole = withHalf(text, end.to, end.minutes);
  const isSaid = from || isDash || whole.to > end.to || text.tokens[second]?.kind === 'clock';
  if (!isSaid) return null;
  const minutes = whole.minutes <= start.minutes ? whole.minutes + NOON : whole.minutes;
  return { is: 'range', start: start.minutes, end: minutes % DAY, from: from?.from ?? i, to: whole.to };
}

/** Every moment a text names, in order; none lies in another. */
export function momentsOf(text: MarkedText, dates: TripDates): Moment[] {
  const found: Moment[] = [];
  for (let i = 0; i < text.tokens.length; i++) {
    const moment =
      weekdayAt(text, i, dates) ??
      ordinalDayAt(text, i, dates) ??
      rangeAt(text, i) ??
      monthDayAt(text, i, dates) ??
      timeAt(text, i) ??
      partAt(text, i);
    if (!moment) continue;
    found.push(moment);
    i = moment.to - 1;
  }
  return found;
}
