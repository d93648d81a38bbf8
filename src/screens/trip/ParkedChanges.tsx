import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { ParkedChange } from '../../data/conflicts.ts';
import { formatLongDay, formatMoney } from '../../i18n/format.ts';

interface Described {
  readonly what: string;
  readonly value: string;
}

/** A refused change in words: what it is about, and what its owner wrote. */
function describe({ change, target }: ParkedChange, t: TFunction): Described {
  const name = target?.activity?.name ?? t('parked.aStop');
  const day = target ? t('trip.day', { number: target.day }) : t('parked.aDay');
  switch (change.kind) {
    case 'title':
      return { what: t('trip.titleLabel'), value: change.title ?? '' };
    case 'notes':
      return { what: t('trip.notes'), value: change.notes };
    case 'dates':
      return { what: t('tripEdit.dates'), value: `${formatLongDay(change.start)} – ${formatLongDay(change.end)}` };
    case 'day.notes':
      return { what: `${t('trip.notes')} (${day})`, value: change.notes };
    case 'activity.add':
      return { what: t('tripEdit.addStop'), value: change.activity.name };
    case 'activity.remove':
      return { what: t('trip.remove'), value: name };
    case 'activity.move':
      return { what: name, value: formatLocalTime(change.start) };
    case 'activity.duration':
      return { what: name, value: t('trip.minutes', { count: change.duration }) };
    case 'activity.notes':
      return { what: `${t('trip.notes')} (${name})`, value: change.notes };
    case 'activity.done':
      return { what: t('trip.done'), value: change.done ? name : `${name}: –` };
    case 'activity.paid':
      return { what: `${t('trip.paid')} (${name})`, value: change.paid === null ? '–' : formatMoney(change.paid) };
    case 'activity.place':
      return { what: t('tripEdit.where'), value: name };
    case 'luggage.add':
      return { what: t('trip.luggage'), value: change.label };
    case 'luggage.remove':
    case 'luggage.set':
      return { what: t('trip.luggage'), value: '' };
  }
}

/** What of a trip was refused, change by change: what its owner wrote stays readable until it is decided. */
export function ParkedChanges({ changes }: { readonly changes: readonly ParkedChange[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {changes.map((own) => {
        const { what, value } = describe(own, t);
        return (
          <li key={JSON.stringify(own.change)} className="[overflow-wrap:anywhere] whitespace-pre-wrap">
            <strong>{what}</strong>
            {value !== '' && `: ${value}`}
          </li>
        );
      })}
    </ul>
  );
}
