import { type Language, localeOf } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import { perLanguage } from '#domain/per-language.ts';
import { offsetAt } from '#domain/place/time-zone.ts';
import { type Booking, legOf, type Moment, type Price, type Spot } from '#domain/trip/booking.ts';
import { bookingOn, isJourney, kindOf } from '#domain/trip/booking-hours.ts';
import { nightsBetween } from '#domain/trip/dates.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { hasZone, instantOf } from '#domain/trip/moments.ts';
import { partsOfDay } from '#domain/wishes/words.ts';
import { bookingWords } from './booking-words.ts';

const days = perLanguage((language) => {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), parts);
});

/** "Mon 15 Mar" / "lun 15 mar". */
export function shortDay(iso: string, language: Language): string {
  // Versions of the same language differ in this mark.
  return days(language)
    .format(Date.parse(`${iso}T12:00:00Z`))
    .replaceAll(',', '');
}

/** "Madrid" of "Europe/Madrid": whose clocks they are, as people say it. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** "08:10", or the part of the day that is known; empty where only the day is. */
export function timeText({ time, part }: Moment, language: Language): string {
  if (time !== null) return formatLocalTime(time);
  const named = known(partsOfDay, part);
  return named ? bookingWords(language).parts[named] : '';
}

const joined = (parts: readonly string[], between: string) => parts.filter((part) => part !== '').join(between);

/** What a booking is called: by its owner, else by its kind and way. */
export function titleOf(booking: Booking, language: Language): string {
  const { title, place, to } = booking;
  if (title.trim() !== '') return title;
  const { kinds, legs } = bookingWords(language);
  const [kind, leg] = [kinds[kindOf(booking)], legOf(booking)];
  if (isJourney(booking)) {
    if (place && to) return `${kind} ${place.name} → ${to.name}`;
    if (leg && kindOf(booking) === 'other') return legs[leg];
    return leg ? `${kind} (${legs[leg].toLowerCase()})` : kind;
  }
  return place?.name ?? kind;
}

function lodgingWhen({ start, end }: Booking, language: Language): string {
  const { from, until, nights } = bookingWords(language);
  const time = (moment: Moment, said: (time: string) => string) =>
    moment.time === null ? '' : said(formatLocalTime(moment.time));
  const come = joined([shortDay(start.date, language), time(start, from)], ' ');
  if (!end) return come;
  const count = nightsBetween(start.date, end.date);
  const leave = joined([shortDay(end.date, language), time(end, until)], ' ');
  return joined([`${come} – ${leave}`, count > 0 ? nights(count) : ''], ' · ');
}

function journeyWhen({ start, end }: Booking, language: Language): string {
  const day = shortDay(start.date, language);
  if (!end) return joined([day, timeText(start, language)], ' ');
  const abroad = start.zone !== end.zone;
  const at = (moment: Moment) => joined([timeText(moment, language), abroad ? zoneCity(moment.zone) : ''], ' ');
  const arrival = end.date === start.date ? at(end) : joined([at(end), `(${shortDay(end.date, language)})`], ' ');
  const times = joined([at(start), arrival], ' → ');
  return joined([day, times, abroad ? `(${bookingWords(language).localTimes})` : ''], ' ');
}

/** Hours of one's own that begin with their day, by when they end: "all day", "until 17:00"; null: they begin at an hour of the day. */
export function fromMidnight(booking: Booking, language: Language): string | null {
  const { start, end } = booking;
  if (kindOf(booking) !== 'meeting' || start.time !== 0 || !end || end.time === null) return null;
  const { allDay, until } = bookingWords(language);
  if (end.date === start.date) return until(formatLocalTime(end.time));
  return end.time === 0 && nightsBetween(start.date, end.date) === 1 ? allDay : null;
}

/** Hours of one thing, with the day on which they end where that is another. */
function hoursText(booking: Booking, language: Language): string {
  const { start, end } = booking;
  const whole = fromMidnight(booking, language);
  if (whole !== null) return `${shortDay(start.date, language)} ${whole}`;
  const until = end && end.time !== null ? formatLocalTime(end.time) : '';
  const other = end && end.date !== start.date ? shortDay(end.date, language) : '';
  const times = joined([timeText(start, language), joined([other, until], ' ')], ' – ');
  return joined([shortDay(start.date, language), times], ' ');
}

/** Whether a moment is on clocks that say something else than those of a zone. */
function isAbroad({ start }: Booking, zone: string): boolean {
  const instant = instantOf(start);
  return instant !== null && hasZone(zone) && offsetAt(start.zone, instant) !== offsetAt(zone, instant);
}

/**
 * When it is, on the clocks of its places: "Mon 15 Mar 10:40 Madrid → 13:15 London (local times)". What is no journey and goes by other
 * clocks than the trip (`zone`, null: not known) is told on both: "Tue 6 Apr 09:00 – 10:00 London (Tue 6 Apr 17:00 – 18:00 Tokyo)".
 */
export function whenText(booking: Booking, language: Language, zone: string | null = null): string {
  if (kindOf(booking) === 'lodging') return lodgingWhen(booking, language);
  if (isJourney(booking)) return journeyWhen(booking, language);
  const own = hoursText(booking, language);
  if (zone === null || !isAbroad(booking, zone)) return own;
  const there = hoursText(bookingOn(booking, zone), language);
  return `${own} ${zoneCity(booking.start.zone)} (${there} ${zoneCity(zone)})`;
}

export const spotText = (spot: Spot | null) =>
  spot ? joined([spot.name, spot.address === spot.name ? '' : spot.address], ', ') : '';

/** Where it is; of a journey from where to where. Empty where that is not known. */
export function whereText({ place, to }: Booking): string {
  return joined([spotText(place), spotText(to)], ' → ');
}

/** An amount in its own currency. */
export function priceText({ cents, currency }: Price, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...places }).format(cents / 100);
}
