import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/trip/dates.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import { formatLongDay, formatWeekday } from '../i18n/format.ts';
import { dayColour } from './day-colour.ts';

interface DayTabsProps {
  readonly days: readonly Day[];
  /** The first day (YYYY-MM-DD); null where it is not told. */
  readonly start: string | null;
  /** All days are drawn. */
  readonly whole: boolean;
}

const idOf = ({ day }: Day) => `day-${day}`;

/** The strip of the screen, below what sticks to its top, in which a day counts as the one that is read. */
const READ = '-25% 0px -65% 0px';

/** The number of the day that is read; null above and below the days. */
function useDayInSight(days: readonly Day[], whole: boolean): number | null {
  const [inSight, setInSight] = useState<number | null>(null);
  const ids = days.map(idOf).join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const numbers = new Map(ids.split(' ').map((id) => [id, Number(id.slice('day-'.length))]));
    const seen = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = numbers.get(target.id) ?? 0;
          if (isIntersecting) seen.add(number);
          else seen.delete(number);
        }
        setInSight(seen.size > 0 ? Math.min(...seen) : null);
      },
      { rootMargin: READ },
    );
    for (const id of numbers.keys()) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, whole]);
  return inSight;
}

/** The days of a trip in one line that stays in sight: where one is, and the way to any other. */
export function DayTabs({ days, start, whole }: DayTabsProps) {
  const { t } = useTranslation();
  const inSight = useDayInSight(days, whole);
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the line moves: to scroll the tab into view could move the page under the reader.
    if (tab && line.current)
      line.current.scrollLeft = tab.offsetLeft - (line.current.clientWidth - tab.offsetWidth) / 2;
  }, [inSight]);
  return (
    <nav
      ref={line}
      aria-label={t('trip.itinerary')}
      className="day-tabs z-20 -mx-4 flex gap-2 overflow-x-auto border-b border-line bg-paper/95 px-4 py-1.5 backdrop-blur"
    >
      {days.map((day) => {
        const date = start === null ? null : addDays(start, day.day - 1);
        const name = t('trip.day', { number: day.day });
        return (
          <a
            key={day.day}
            href={`#${idOf(day)}`}
            aria-current={day.day === inSight ? 'location' : undefined}
            aria-label={date ? `${name}, ${formatLongDay(date)}` : name}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-card px-4 text-ink no-underline hover:border-sea aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-on-sea"
          >
            <span aria-hidden className={`size-3 rounded-full ring-1 ring-card ${dayColour(day.day)}`} />
            {date ? `${day.day} · ${formatWeekday(date)}` : name}
          </a>
        );
      })}
    </nav>
  );
}
