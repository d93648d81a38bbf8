import { addDays, dayCount, weekdayOf } from '#domain/trip/dates.ts';
import type { MarkedText, Span } from './marked-text.ts';
import type { Moment, TripDates } from './moment.ts';

/** The days of a trip, worked out once for a text. */
export type Calendar = readonly { readonly weekday: number; readonly month: number; readonly day: number }[] &
  Pick<TripDates, 'isPlanned'>;

export const calendarOf = ({ start, end, isPlanned }: TripDates): Calendar => {
  const days = Array.from({ length: dayCount({ start, end }) }, (_, i) => {
    const date = addDays(start, i);
    return { weekday: weekdayOf(date), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
  });
  return Object.assign(days, isPlanned && { isPlanned });
};

const ofWeekday = (weekday: number, dates: Calendar): number => dates.findIndex((date) => date.weekday === weekday) + 1;

const ofMonthDay = (day: number, month: number | null, dates: Calendar): number =>
  dates.findIndex((date) => date.day === day && (month === null || date.month === month)) + 1;

export const small = (text: MarkedText, index: number): number | null => {
  const token = text.tokens[index];
  if (!token) return null;
  if (token.kind === 'number') return /^\d{1,2}$/.test(token.text) ? Number(token.text) : null;
  const said = text.beginsAt(index, 'numbers');
  return said ? said.value + 1 : null;
};

const ordinalEnd = /^(?:st|nd|rd|th|o|a|er)$/;

/** "2nd", "2º": a figure and what is written right behind it. */
export const isOrdinal = (text: MarkedText, i: number) =>
  ordinalEnd.test(text.word(i + 1)) && text.tokens[i + 1]?.from === text.tokens[i]?.to;

/** "24 May", "24 de mayo", "May 24th", "24/5", "the 11th", "el 24", "dia 24". */
export function monthDayAt(text: MarkedText, i: number, dates: Calendar): Moment | null {
  const { tokens } = text;
  const month = text.beginsAt(i, 'months');
  if (month) {
    const at = text.word(i + 1) === 'the' ? i + 2 : i + 1;
    const day = tokens[at]?.kind === 'number' ? small(text, at) : null;
    if (day === null) return null;
    return {
      is: 'day',
      day: ofMonthDay(day, month.value + 1, dates),
      from: i,
      to: isOrdinal(text, at) ? at + 2 : at + 1,
    };
  }
  const isSpelled = text.is(i, 'numbers') && text.is(i + 2, 'months');
  if (tokens[i]?.kind !== 'number' && !isSpelled) return null;
  const day = small(text, i);
  if (day === null || day < 1 || day > 31) return null;
  let to = i + 1;
  const hasOrdinal = isOrdinal(text, i);
  if (hasOrdinal) to++;
  const link = /^(?:de|of)$/.test(text.word(to)) ? to + 1 : to;
  const named = text.beginsAt(link, 'months');
  if (named) return { is: 'day', day: ofMonthDay(day, named.value + 1, dates), from: i, to: named.to };
  if (text.word(to) === '/' && tokens[to + 1]?.kind === 'number') {
    const figure = small(text, to + 1);
    const isMonth = figure !== null && figure >= 1 && figure <= 12;
    // "9/11 memorial" is no date.
    if (isMonth && !text.beginsAt(i, 'place'))
      return { is: 'day', day: ofMonthDay(day, figure, dates), from: i, to: to + 2 };
  }
  return barDayAt(text, { from: i, to }, { day, hasOrdinal }, dates);
}

export const unitAfter =
  /^(?:km|kms|m|h|hs|hrs|hours?|horas?|am|pm|euros?|eur|years?|yrs?|yo|anos?|days?|dias?|minutes?|minutos?|min|people|personas?|of|%|€|\$|£|nights?|noches?|kids?|ninos?|adults?|adultos?|amigos?|amigas?|veces|times)$/;

/** A bare figure is a date behind "the", "el", "dia" or with "th", where the trip has such a day. */
function barDayAt(
  text: MarkedText,
  span: Span,
  { day, hasOrdinal }: { day: number; hasOrdinal: boolean },
  dates: Calendar,
): Moment | null {
  const before = text.word(span.from - 1);
  const weekday = text.endsBefore(span.from, 'weekdays');
  const isArticle = /^(?:the|el|dia|on|del|al)$/.test(before) || weekday !== undefined;
  if (!hasOrdinal && !isArticle) return null;
  if (!hasOrdinal && unitAfter.test(text.word(span.to))) return null;
  const isTripDay = before === 'dia' && day <= dates.length;
  const found = isTripDay && dates.isPlanned ? day : ofMonthDay(day, null, dates);
  if ((hasOrdinal || !found) && text.is(span.to, 'birthday', 'anniversary', 'returnVisit')) return null;
  if (found > 0) return { is: 'day', day: found, ...span };
  if (isTripDay) return { is: 'day', day, ...span };
  return before === 'el' || (hasOrdinal && isArticle) ? { is: 'day', day: 0, ...span } : null;
}

export function ordinalDayAt(text: MarkedText, i: number, dates: Calendar): Moment | null {
  const last = text.beginsAt(i, 'last');
  const length = dates.length;
  if (last && text.is(last.to, 'dayWord')) return { is: 'day', day: length, from: i, to: last.to + 1 };
  const ordinal = text.beginsAt(i, 'ordinals');
  const nth = ordinal ? ordinal.value + 1 : isOrdinal(text, i) ? (small(text, i) ?? 0) : 0;
  const to = ordinal?.to ?? i + 2;
  // "The first evening" is a day and a part of it; "the 20th evening" of four is that of a date.
  if (nth && (ordinal || nth <= length) && text.is(to, 'dayWord'))
    return { is: 'day', day: nth <= length ? nth : 0, from: i, to: text.is(to, 'whole') ? to + 1 : to };
  if (text.word(i) === 'day') {
    const day = /^[ap]m?$/.test(text.word(i + 2)) ? null : small(text, i + 1);
    if (day !== null) return { is: 'day', day: day <= length ? day : 0, from: i, to: i + 2 };
  }
  const arrival = text.beginsAt(i, 'tomorrow');
  if (arrival) return { is: 'day', day: 1, from: i, to: arrival.to };
  const departure = text.beginsAt(i, 'lastDay');
  return departure ? { is: 'day', day: length, from: i, to: departure.to } : null;
}

export function weekdayAt(text: MarkedText, i: number, dates: Calendar): Moment | null {
  const mark = text.beginsAt(i, 'weekdays');
  if (!mark) return null;
  // "sun", "sat", "mar", "mie" are weekdays where they are not the everyday word.
  if (/^(?:sun|mar|sol)$/.test(text.word(i)) && !text.tokens[i]?.isCapital && !isBesideMoment(text, i)) return null;
  const isRange = text.is(mark.to + 1, 'to') && text.tokens[mark.to + 2]?.kind !== 'word';
  const isHour = isRange || text.is(mark.to + 1, 'oclock', 'am', 'pm') || /^[-–—]$/.test(text.word(mark.to + 1));
  const date = isHour ? null : monthDayAt(text, mark.to, dates);
  const day = ofWeekday(mark.value, dates);
  return { is: 'day', day, from: i, to: date?.is === 'day' && date.day === day ? date.to : mark.to };
}

const isBesideMoment = (text: MarkedText, i: number) =>
  ['number', 'clock'].includes(text.tokens[i + 1]?.kind ?? '') ||
  text.is(i + 1, 'morning', 'afternoon', 'evening', 'night', 'at');
