import type { TFunction } from 'i18next';
import type { Language } from '#domain/language.ts';
import type { Spot } from '#domain/trip/booking.ts';
import { isJourney } from '#domain/trip/booking-hours.ts';
import { momentOf } from '#domain/trip/day-lines.ts';
import type { Step } from '#domain/trip/day-steps.ts';
import { deadlineOf } from '#domain/trip/deadline.ts';
import { formatDuration } from '#domain/trip/duration.ts';
import { type FixedLine, instantOf } from '#domain/trip/fixed-lines.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { clockAt } from '#domain/trip/moments.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { spotText, whenText } from '#rendering/bookings/booking-text.ts';
import { lastsUntil, textOf } from '#rendering/bookings/line-text.ts';
import { transferLines } from '#rendering/bookings/transfer-text.ts';
import { mapLink } from '../map-link.ts';
import { pointLink } from '../point-link.ts';
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
  if (line.as !== 'start' && line.as !== 'end') return '';
  const moment = momentOf(line);
  const until = moment.date === today.date ? lastsUntil(line, language) : null;
  return until ?? clockText(moment, today, language);
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

/** What a map searches for where the point of a step is not known; null where nothing is. */
function searchOf({ activity, line }: Step, { trip }: About): string | null {
  if (activity) return mapLink(activity.location, trip.destination);
  const spot = isAboutLuggage(line) ? null : spotOf(line);
  // Journeys begin in other towns.
  return spot && mapLink(spotText(spot), isJourney(line.booking) ? '' : trip.destination);
}

/** The way to it in a map application; null where it is not known where it is. */
export function wayThere(step: Step, about: About, language: Language): string | null {
  const { activity, line } = step;
  const spot = activity ?? (isAboutLuggage(line) ? null : spotOf(line));
  if (!spot || spot.latitude === null || spot.longitude === null) return searchOf(step, about);
  const { latitude, longitude } = spot;
  return pointLink({ latitude, longitude }, nameOf(step, language));
}

/** "in 25 min" for what is to come, "until 11:30" for what is on; empty where that is not known. */
export function whenOf({ span }: Step, { now, today }: About, t: TFunction): string {
  if (!span || !Number.isFinite(span.from) || !Number.isFinite(span.to)) return '';
  if (span.from > now) return t('fixed.today.in', { time: formatDuration(Math.round((span.from - now) / 60_000)) });
  return t('fixed.today.until', { time: formatLocalTime(clockAt(span.to, today.zone).time) });
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
