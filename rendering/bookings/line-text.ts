import type { Language } from '#domain/language.ts';
import { isHired, kindOf } from '#domain/trip/booking-hours.ts';
import type { FixedLine } from '#domain/trip/fixed-lines.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { fromMidnight, titleOf } from './booking-text.ts';
import { bookingWords } from './booking-words.ts';

function nightText({ booking: { place, title }, as, time }: FixedLine, language: Language): string {
  const words = bookingWords(language).lines;
  const name = title || place?.name;
  if (as === 'leaving') {
    const left = name ? words.leave(name) : words.leaveNowhere;
    return time === null ? left : `${left} · ${words.checkOut(formatLocalTime(time))}`;
  }
  const slept = name ? words.sleep(name) : words.sleepNowhere;
  return time === null ? slept : `${slept} · ${words.checkIn(formatLocalTime(time))}`;
}

function luggageText({ booking: { place, title }, as, time }: FixedLine, language: Language): string {
  const words = bookingWords(language).lines;
  if (as === 'luggage-after') return words.luggageAfter;
  const name = title || place?.name || words.nextBed;
  const from = time === null ? null : formatLocalTime(time);
  if (as === 'luggage-between') return from ? words.luggageBetweenFrom(name, from) : words.luggageBetween(name);
  return from ? words.luggageBeforeFrom(from) : words.luggageBefore;
}

function arrivalText({ booking }: FixedLine, language: Language): string {
  const { lines, kinds } = bookingWords(language);
  if (isHired(booking)) return lines.giveBack;
  const { title, place, to } = booking;
  const isNamed = title.trim() !== '' || (place && to);
  if (isNamed) return lines.arriveBy(titleOf(booking, language));
  const kind = kindOf(booking);
  return kind === 'other' ? lines.arrive : lines.arriveBy(kinds[kind]);
}

/** Until when hours of one's own last that begin with the day of the line; null for everything else. */
export const lastsUntil = ({ booking, as, time }: FixedLine, language: Language): string | null =>
  as === 'start' && time === 0 ? fromMidnight(booking, language) : null;

/** The hour of a line, or until when it lasts; null where it has none. */
export function hourOf(line: FixedLine, language: Language): string | null {
  const { as, time } = line;
  if (time === null || (as !== 'start' && as !== 'end')) return null;
  return lastsUntil(line, language) ?? formatLocalTime(time);
}

/** What a line of a day says beside its hour. */
export function textOf(line: FixedLine, language: Language): string {
  const { booking, as } = line;
  if (as === 'night' || as === 'leaving') return nightText(line, language);
  if (as !== 'start' && as !== 'end') return luggageText(line, language);
  return as === 'end' ? arrivalText(line, language) : titleOf(booking, language);
}
