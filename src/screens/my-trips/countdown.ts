import type { TFunction } from 'i18next';
import { dayCount, nightsBetween, type TripDates } from '#domain/trip/dates.ts';
import { currentLanguage } from '../../i18n/i18n.ts';

let made: { readonly language: string; readonly format: Intl.RelativeTimeFormat } | null = null;

/** "Today", "Tomorrow", "In 12 days" / "Hoy", "Mañana", "Dentro de 12 días". */
function inDays(days: number): string {
  const language = currentLanguage();
  if (made?.language !== language) {
    made = { language, format: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }) };
  }
  const text = made.format.format(days, 'day');
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** How long until a trip, or which of its days is today; null once it is over. `today` is YYYY-MM-DD. */
export function countdown(t: TFunction, dates: TripDates, today: string): string | null {
  if (today > dates.end) return null;
  const days = nightsBetween(today, dates.start);
  if (days >= 0) return inDays(days);
  return t('myTrips.dayOf', { day: 1 - days, days: dayCount(dates) });
}
