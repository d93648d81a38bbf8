import type { Language } from '#domain/language.ts';
import { offsetAt } from '#domain/place/time-zone.ts';
import type { Moment } from '#domain/trip/booking.ts';
import { instantOf } from '#domain/trip/moments.ts';
import { shortDay, timeText, zoneCity } from '#rendering/bookings/booking-text.ts';

/** The day that is told, and whose clocks it goes by. */
export interface TodayOf {
  readonly date: string;
  readonly zone: string;
}

/** "15:00" on the clocks of its place: with the day where it is another one, and whose clocks they are where those say something else. */
export function clockText(moment: Moment, today: TodayOf, language: Language): string {
  const instant = instantOf(moment);
  const isAbroad = instant !== null && offsetAt(moment.zone, instant) !== offsetAt(today.zone, instant);
  const day = moment.date === today.date ? '' : shortDay(moment.date, language);
  const parts = [day, timeText(moment, language), isAbroad ? zoneCity(moment.zone) : ''];
  return parts.filter((part) => part !== '').join(' ');
}
