import type { TFunction } from 'i18next';
import type { Language } from '#domain/language.ts';
import type { Spot } from '#domain/trip/booking.ts';
import { isJourney } from '#domain/trip/booking-hours.ts';
import { momentOf } from '#domain/trip/day-lines.ts';
import type { Step } from '#domain/trip/day-steps.ts';
import { deadlineOf } from '#domain/trip/deadline.ts';
import { type FixedLine, instantOf } from '#domain/trip/fixed-lines.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { clockAt } from '#domain/trip/moments.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { spotText, whenText } from '#rendering/bookings/booking-text.ts';
import { textOf } from '#rendering/bookings/line-text.ts';
import { transferLines } from '#rendering/bookings/transfer-text.ts';
import { mapLink } from '../map-link.ts';
import { clockText, type TodayOf } from './clock-text.ts';

/** What a step is told with. */
export interface About {
  readonly trip: Trip;
  readonly today: TodayOf;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Its hour, on the clocks of its place; empty where it has none. */
export function hourOf({ activity, line }: Step, { today }: About, language: Language): string {
  if (activity) return formatLocalTime(activity.start);
  return line.as === 'start' || line.as === 'end' ? clockText(momentOf(line), today, language) : '';
}

export const nameOf = ({ activity, line }: Step, language: Language): string =>
  activity ? activity.name : textOf(line, language);

const spotOf = ({ booking: { place, to }, as }: FixedLine): Spot | null => (as === 'end' ? (to ?? place) : place);

/** It says something of the day, and is nothing to go to. */
export const isAboutLuggage = ({ as }: FixedLine) =>
  as === 'luggage-before' || as === 'luggage-between' || as === 'luggage-after';

/** Where one has to be for it; empty where that is not known. */
export function placeOf({ activity, line }: Step): string {
  if (activity) return activity.location;
  return isAboutLuggage(line) ? '' : spotText(spotOf(line));
}

/** Where a map shows it; null where it is not known where it is. */
export function mapOf({ activity, line }: Step, { trip }: About): string | null {
  if (activity) return mapLink(activity.location, trip.destination);
  const spot = isAboutLuggage(line) ? null : spotOf(line);
  if (!spot) return null;
  const { latitude, longitude } = spot;
  if (latitude !== null && longitude !== null) return mapLink(`${latitude},${longitude}`, '');
  // Journeys begin in other towns.
  return mapLink(spotText(spot), isJourney(line.booking) ? '' : trip.destination);
}

/** The whole way of a journey that is told by its arrival: when it leaves is of today, too. */
function wayText({ booking, as }: FixedLine, language: Language): string {
  return as === 'end' && booking.start.time !== null ? whenText(booking, language) : '';
}

/** When to go for it, until it begins. */
function deadlineText(
  { booking, as }: FixedLine,
  { trip, today, now }: About,
  language: Language,
  t: TFunction,
): string {
  const deadline = deadlineOf(booking, trip);
  if (!deadline || instantOf(booking.start) <= now) return '';
  const { zone } = booking.start;
  const said = (instant: number) => clockText({ ...clockAt(instant, zone), zone }, today, language);
  const there = said(deadline.there);
  if (as === 'end') return t('fixed.today.thereToLeave', { there });
  return deadline.leave === null
    ? t('fixed.today.there', { there })
    : t('fixed.today.leave', { leave: said(deadline.leave), there });
}

/** How one gets into town or out of it; when to leave is said with the deadline. */
const transferTexts = ({ booking, as }: FixedLine, { trip }: About, language: Language): string[] =>
  transferLines(trip, booking, language).slice(as === 'end' ? 0 : 1);

/** What else is to be known of something booked: its whole way, and when to go for it. */
export function remarksOf({ line }: Step, about: About, language: Language, t: TFunction): string[] {
  if (!line || (line.as !== 'start' && line.as !== 'end')) return [];
  const deadline = deadlineText(line, about, language, t);
  return [wayText(line, language), deadline, ...transferTexts(line, about, language)].filter((text) => text !== '');
}
