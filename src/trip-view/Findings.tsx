import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Fix, UncheckedPart } from '#domain/trip/finding.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { keepFocus, partAround } from '../ui/keep-focus.ts';
import { changeWithUndo, type Editing } from './editing.ts';
import { useFindingText } from './finding-text.ts';

interface FindingsProps {
  readonly trip: Trip;
  readonly editing: Editing;
  /** 1 for the first day. */
  readonly day: number;
  /** null: what concerns the day as a whole. */
  readonly activity: Activity | null;
}

interface FixButtonProps extends Pick<FindingsProps, 'trip' | 'editing'> {
  readonly fix: Fix;
  /** Where the whole day is meant, one has to read what is moved. */
  readonly named: boolean;
}

function FixButton({ fix, trip, editing, named }: FixButtonProps) {
  const { t } = useTranslation();
  const activity = trip.days.flatMap((day) => day.activities).find(({ id }) => id === fix.activityId);
  if (!activity) return null;
  const { name } = activity;
  const time = formatLocalTime(fix.start);
  const labels = {
    time: () => t('tripFit.fixTime', { time }),
    shift: () => t('tripFit.fixShift', { count: fix.start - activity.start }),
    day: () => t('tripFit.fixDay', { number: fix.day, time }),
    remove: () => t('tripFit.fixRemove'),
  };
  const label = labels[fix.kind]();
  const text = fix.kind === 'remove' ? t('trip.removed', { name }) : t('tripFit.moved', { name });
  return (
    <button
      type="button"
      aria-label={`${label}: ${name}`}
      onClick={({ currentTarget }) => {
        keepFocus(partAround(currentTarget));
        void changeWithUndo({ editing, changes: fix.changes, text }, t);
      }}
      className="min-h-11 rounded-full border border-sea px-4 text-sm font-semibold text-sea hover:bg-sea/10"
    >
      {named ? `${label}: ${name}` : label}
    </button>
  );
}

/** What of a stop or a day no longer fits, each with its ways out. */
export function Findings({ trip, editing, day, activity }: FindingsProps) {
  const textOf = useFindingText();
  const { looked } = editing;
  if (looked.state !== 'looked') return null;
  const wanted = activity?.id ?? null;
  const own = looked.fit.findings.filter((finding) => finding.day === day && finding.activityId === wanted);
  return own.map((finding) => (
    <div key={finding.kind} className="flex flex-col gap-2 rounded-lg border-l-4 border-coral bg-coral/10 px-3 py-2">
      <p className="flex items-start gap-2 font-semibold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-coral" />
        {textOf(finding)}
      </p>
      <div className="flex flex-wrap gap-2">
        {finding.fixes.map((fix) => (
          <FixButton key={`${fix.kind}${fix.activityId}`} fix={fix} trip={trip} editing={editing} named={!activity} />
        ))}
      </div>
    </div>
  ));
}

/** What the checks could not look at for a stop, said quietly. */
export function NotChecked({ editing, activity }: { readonly editing: Editing; readonly activity: Activity }) {
  const { t } = useTranslation();
  const { looked } = editing;
  if (looked.state !== 'looked') return null;
  const parts = looked.fit.unchecked.find(({ activityId }) => activityId === activity.id)?.parts ?? [];
  if (parts.length === 0) return null;
  const list = parts.map((part: UncheckedPart) => t(`tripFit.part.${part}`)).join(', ');
  return <p className="text-sm text-ink-soft">{t('tripFit.notChecked', { list })}</p>;
}
