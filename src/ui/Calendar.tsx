import { useState } from 'react';
import { type ClassNames, DayPicker, type DayPickerLocale, type Matcher } from 'react-day-picker';
import type { Language } from '#domain/language.ts';
import { localDate } from '#domain/trip/dates.ts';
import { type DateEdge, latestEnd } from './date-range.ts';

const locales = import.meta.glob<DayPickerLocale>('./languages/*/calendar.ts', { eager: true, import: 'calendar' });

const monthButton =
  'grid size-11 place-items-center rounded-full text-sea hover:bg-sea/10 aria-disabled:pointer-events-none aria-disabled:opacity-30';

const parts: Partial<ClassNames> = {
  months: 'relative flex gap-6',
  nav: 'absolute inset-x-0 top-0 z-10 flex justify-between',
  button_previous: monthButton,
  button_next: monthButton,
  chevron: 'size-5 fill-current',
  month_caption: 'flex h-11 items-center justify-center',
  caption_label: 'block font-display text-lg font-semibold first-letter:uppercase',
  month_grid: 'my-2 border-separate border-spacing-y-0.5',
  weekday: 'h-8 w-11 text-sm font-normal text-ink-soft',
  day: 'p-0',
  day_button:
    'grid size-11 place-items-center rounded-full tabular-nums enabled:hover:outline-2 enabled:hover:-outline-offset-2 enabled:hover:outline-sea focus-visible:rounded-full',
  today: 'font-bold underline decoration-sun decoration-2 underline-offset-4',
  disabled: 'opacity-40',
  hidden: 'invisible',
  selected: '',
};

const stretch = {
  edge: '[&>button]:bg-sea [&>button]:font-bold [&>button]:text-on-sea',
  first: 'rounded-l-full bg-sea/15',
  between: 'bg-sea/15',
  last: 'rounded-r-full bg-sea/15',
};

const toDate = (iso: string) => new Date(`${iso}T12:00:00`);

interface CalendarProps {
  readonly start: string;
  readonly end: string;
  readonly min: string;
  readonly maxNights: number;
  readonly language: Language;
  readonly edge: DateEdge;
  readonly onPick: (day: string) => void;
}

/** While an end is looked for, the days after the longest trip cannot be chosen. */
function unavailable({ start, min, maxNights, edge }: CalendarProps): Matcher[] {
  const last = edge === 'end' ? latestEnd(start, maxNights) : undefined;
  return [{ before: toDate(min) }, ...(last === undefined ? [] : [{ after: toDate(last) }])];
}

/** The chosen days, or those that would be with the day under the pointer or the focus as the end. */
function marks({ start, end, edge }: CalendarProps, aimed: string | null): Record<keyof typeof stretch, Matcher[]> {
  const last = end || (edge === 'end' && aimed !== null && aimed > start ? aimed : '');
  if (start === '' || last === '' || last === start) {
    return { edge: start === '' ? [] : [toDate(start)], first: [], between: [], last: [] };
  }
  const [from, to] = [toDate(start), toDate(last)];
  return {
    edge: end === '' ? [from] : [from, to],
    first: [from],
    between: [{ after: from, before: to }],
    last: [to],
  };
}

export function Calendar(props: CalendarProps) {
  const { start, end, min, language, onPick } = props;
  const [aimed, setAimed] = useState<string | null>(null);
  const shown = start || end || min;
  return (
    <DayPicker
      mode="range"
      numberOfMonths={2}
      locale={locales[`./languages/${language}/calendar.ts`]}
      defaultMonth={toDate(shown)}
      startMonth={toDate(min)}
      selected={{ from: start ? toDate(start) : undefined, to: end ? toDate(end) : undefined }}
      onSelect={(_, day) => onPick(localDate(day))}
      onDayMouseEnter={(day, { disabled }) => setAimed(disabled ? null : localDate(day))}
      onDayFocus={(day, { disabled }) => setAimed(disabled ? null : localDate(day))}
      disabled={unavailable(props)}
      modifiers={marks(props, aimed)}
      modifiersClassNames={stretch}
      classNames={parts}
    />
  );
}
