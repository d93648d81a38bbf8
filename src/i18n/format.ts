import { localeOf } from '#domain/language.ts';
import type { TripDates } from '#domain/trip/dates.ts';
import { currentLanguage } from './i18n.ts';

/** Formatters cost a thousand times what they format: one per language and manner. */
const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function once<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  Maker: new (language: string, options: object) => Format,
  options: object,
): Format {
  const language = currentLanguage();
  const key = `${Maker.name} ${language} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known instanceof Maker) return known;
  const made = new Maker(localeOf(language), options);
  kept.set(key, made);
  return made;
}

const numberFormat = (options: Intl.NumberFormatOptions) => once(Intl.NumberFormat, options);
const dateFormat = (options: Intl.DateTimeFormatOptions) => once(Intl.DateTimeFormat, options);

/** Euro cents as people write them: "12 €", "€12.50"; whole euros without cents. */
export function formatMoney(cents: number): string {
  const whole = cents % 100 === 0;
  return numberFormat({
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(cents / 100);
}

const atNoon = (iso: string) => new Date(`${iso}T12:00:00`);

/** Day/month, as the trip header shows it. */
export function formatDayMonth(iso: string): string {
  const [, month, day] = iso.split('-');
  return `${day}/${month}`;
}

/** "Monday 14 December" / "lunes, 14 de diciembre". */
export function formatLongDay(iso: string): string {
  return dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }).format(atNoon(iso));
}

/** "Mon" / "lun". */
export function formatWeekday(iso: string): string {
  return dateFormat({ weekday: 'short' }).format(atNoon(iso));
}

/** "14–18 Dec 2026", in the manner of the language. */
export function formatRange({ start, end }: TripDates): string {
  const format = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
  return format.formatRange(atNoon(start), atNoon(end));
}

/** "November 2026" / "noviembre de 2026" of YYYY-MM. */
export function formatMonth(month: string): string {
  return dateFormat({ month: 'long', year: 'numeric' }).format(atNoon(`${month}-01`));
}

/** 1,200 / 1200: whole numbers in the manner of the language. */
export function formatNumber(value: number): string {
  return numberFormat({ maximumFractionDigits: 0 }).format(value);
}

/** 1.20 / 1,20: with two decimals in the manner of the language. */
export function formatTwoDecimals(value: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return numberFormat(digits).format(value);
}

/** +500 / −100: what came and went. */
export function formatChange(value: number): string {
  return numberFormat({ signDisplay: 'exceptZero' }).format(value);
}

/** "14 Dec 2026, 10:30" of an ISO moment, where the reader is. */
export function formatMoment(iso: string): string {
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** "November" / "noviembre" of 11. */
export function formatMonthName(month: number): string {
  const format = dateFormat({ month: 'long' });
  return format.format(atNoon(`2026-${String(month).padStart(2, '0')}-01`));
}

/** "1, 2 and 4" / "1, 2 y 4". */
export const formatList = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

/** "650 m", "1.2 km" / "1,2 km" of metres; tens of metres below a kilometre, tenths of a kilometre below ten. */
export function formatDistance(metres: number): string {
  const [value, unit] =
    metres < 995
      ? [metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10, 'meter']
      : [metres / 1000, 'kilometer'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return numberFormat({ style: 'unit', unit, maximumFractionDigits }).format(value);
}

/** "57 kB", "1.2 MB" / "1,2 MB" of a number of bytes. */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' || value < 1 ? 1 : 0;
  return numberFormat({ style: 'unit', unit, maximumFractionDigits }).format(value);
}
