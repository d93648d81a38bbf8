import { useTranslation } from 'react-i18next';
import type { Day } from '#domain/trip/itinerary.ts';

/** The days that are ready while the others are being made. */
export function DaysSoFar({ days }: { readonly days: readonly Day[] }) {
  const { t } = useTranslation();
  if (days.length === 0) return null;
  return (
    <ol aria-label={t('planning.daysSoFar')} className="grid w-full gap-3 text-left">
      {days.map(({ id, day, summary, activities }) => (
        <li key={id} className="rounded-card bg-surface p-4 shadow-card">
          <h2 className="text-base">{t('trip.day', { number: day })}</h2>
          <p className="text-ink-soft">{summary}</p>
          <p className="mt-1 text-sm">{activities.map(({ name }) => name).join(' · ')}</p>
        </li>
      ))}
    </ol>
  );
}
