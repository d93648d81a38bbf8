import { type Language, localeOf } from '#domain/language.ts';
import { addDays, dayNumber, type TripDates } from '#domain/trip/dates.ts';

export type DateEdge = 'start' | 'end';

export interface DateRangeLabels {
  readonly start: string;
  readonly end: string;
  /** In place of a date that is not chosen. */
  readonly choose: string;
  /** Names the calendar. */
  readonly calendar: string;
  readonly pickStart: string;
  readonly pickEnd: string;
  readonly clear: string;
}

export interface DateRangeProps {
  /** YYYY-MM-DD, or empty. */
  readonly start: string;
  readonly end: string;
  /** The first day that may be chosen. */
  readonly min: string;
  readonly maxNights: number;
  readonly language: Language;
  readonly labels: DateRangeLabels;
  readonly hint?: string | undefined;
  readonly errors?: { readonly start?: string | undefined; readonly end?: string | undefined } | undefined;
  readonly onChange: (dates: TripDates) => void;
}

/** The last day an end may be; undefined as long as there is no start. */
export function latestEnd(start: string, maxNights: number): string | undefined {
  return dayNumber(start) === null ? undefined : addDays(start, maxNights);
}

/** What a pressed day does: a start clears the end; an end before the start is a new start. */
export function withDay(dates: TripDates, edge: DateEdge, day: string): TripDates {
  return edge === 'start' || dates.start === '' || day < dates.start
    ? { start: day, end: '' }
    : { start: dates.start, end: day };
}

/** "Mon, 12 Jan 2026" / "lun, 12 ene 2026"; null for what is not a date. */
export function formatDay(iso: string, language: Language): string | null {
  if (dayNumber(iso) === null) return null;
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${iso}T12:00:00`));
}
