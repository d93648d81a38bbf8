import { monthDayAt, ordinalDayAt, small, unitAfter, weekdayAt } from './days.ts';
import type { MarkedText } from './marked-text.ts';
import type { Mark } from './marks.ts';
import type { Moment, PartOfDay, TripDates } from './moment.ts';

/** A clock time with minutes from here on is taken as it stands. */
const MORNING_CLOCK = 6;
const HOUR = 60;
const NOON = 12 * HOUR;
const DAY = 24 * HOUR;

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
