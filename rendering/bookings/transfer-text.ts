import type { Language } from '#domain/language.ts';
import type { Booking } from '#domain/trip/booking.ts';
import { dayCount } from '#domain/trip/dates.ts';
import { formatDuration } from '#domain/trip/duration.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { transferOf } from '#domain/trip/transfer.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { accessText } from '../access/access-text.ts';
import { bookingWords } from './booking-words.ts';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Bags are left where one sleeps, if one does. */
const bagsText = (leg: 'in' | 'out', { dates }: Pick<Trip, 'dates'>, language: Language): string[] =>
  leg === 'in' && dayCount(dates) > 1 ? [bookingWords(language).bags] : [];

/**
 * From when on one is in town, or when to leave, and how one gets there: "Fiumicino Airport: 1 h to get out and about 50 min on the way; in
 * town at about 16:20." Empty where the plan counted no such way.
 */
export function transferLines(trip: Pick<Trip, 'transfers' | 'dates'>, booking: Booking, language: Language): string[] {
  const transfer = transferOf(trip, booking);
  if (!transfer) return [];
  const { leg, wait, minutes, time, dayAfter, terminal, spot, access } = transfer;
  const words = bookingWords(language);
  const hour = formatLocalTime(time);
  const said = dayAfter === 0 ? hour : dayAfter < 0 ? words.dayBefore(hour) : words.dayAfter(hour);
  const early = wait > 0 ? formatDuration(wait) : null;
  const isGuess = spot === '';
  const told =
    isGuess && leg === 'out'
      ? words.leaveEarly(early, said)
      : words.transfers[leg](early, formatDuration(minutes), said);
  const where = terminal && isGuess ? words.assumed(terminal) : terminal;
  return [
    [where === null ? capitalised(told) : `${where}: ${told}`, ...bagsText(leg, trip, language)].join(' '),
    ...(access ? [accessText(access, language, leg)] : []),
  ];
}
