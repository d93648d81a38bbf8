import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, brokenDateRule, dayNumber, nightsBetween, type TripDates } from '#domain/trip/dates.ts';
import { MAX_NIGHTS } from '#domain/trip/longest.ts';
import { applyChange, type Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useFit } from '../../data/fit.ts';
import { dateLabels } from '../../i18n/date-labels.ts';
import { formatLongDay } from '../../i18n/format.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { changeWithUndo, type Editing, type OpenForm } from '../../trip-view/editing.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { DateInputs } from '../../ui/DateInputs.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useToday } from '../../ui/today.ts';

interface ChangeDatesDialogProps {
  readonly form: Pick<OpenForm, 'seen'>;
  readonly change: Editing['change'];
  readonly onClose: () => void;
}

type Way = 'move' | 'keep';

/** Another first day leaves a trip as long as it was, until its owner says otherwise. */
function asLongAs({ start, end }: TripDates, wanted: TripDates): TripDates {
  if (wanted.end !== '' || dayNumber(wanted.start) === null) return wanted;
  return { start: wanted.start, end: addDays(wanted.start, nightsBetween(start, end)) };
}

const newDays = () => Array.from({ length: MAX_NIGHTS }, () => crypto.randomUUID());

/** Day by day where everything would be; what is on it tells that nothing is lost. */
function Preview({ before, after }: { readonly before: Trip; readonly after: Trip }) {
  const { t } = useTranslation();
  const looked = useFit(after);
  const findings = looked.state === 'looked' ? looked.fit.findings.length : 0;
  const dateBefore = (id: string) => {
    const place = before.days.findIndex((day) => day.id === id);
    return place === -1 ? null : addDays(before.dates.start, place);
  };
  return (
    <section aria-label={t('tripEdit.preview')} className="flex flex-col gap-2">
      <h3 className="text-lg">{t('tripEdit.preview')}</h3>
      <ol className="flex flex-col divide-y divide-line rounded-card border border-line">
        {after.days.map(({ id, day, activities }, index) => {
          const [now, then] = [addDays(after.dates.start, index), dateBefore(id)];
          return (
            <li key={id} className="flex flex-col px-4 py-2">
              <span className="font-semibold">
                {t('trip.day', { number: day })} · {formatLongDay(now)}
              </span>
              <span className="text-sm text-ink-soft">
                {activities.length === 0
                  ? t('tripEdit.previewEmpty')
                  : t('trip.activities', { count: activities.length })}
                {then !== null && then !== now && ` · ${t('tripEdit.wasOn', { date: formatLongDay(then) })}`}
              </span>
            </li>
          );
        })}
      </ol>
      {findings > 0 && <p className="font-semibold text-coral">{t('tripFit.found', { count: findings })}</p>}
      <p className="text-sm text-ink-soft">{t('tripEdit.neverDeletes')}</p>
    </section>
  );
}

/** Days that are new have the same ids however often the dates change before they are kept. */
function useDatesChange({ start, end }: TripDates, way: Way): Change {
  const [ids] = useState(newDays);
  return useMemo(() => ({ kind: 'dates', start, end, newDays: ids, keep: way === 'keep' }), [start, end, ids, way]);
}

interface WayChoiceProps {
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
}

/** Whether the plan moves along with the dates. */
function WayChoice({ way, onChoose }: WayChoiceProps) {
  const { t } = useTranslation();
  return (
    <Chips
      label={t('tripEdit.howLabel')}
      chips={[
        { id: 'move', label: t('tripEdit.moveTitle') },
        { id: 'keep', label: t('tripEdit.keepTitle') },
      ]}
      chosen={[way]}
      single
      hint={way === 'move' ? t('tripEdit.moveText') : t('tripEdit.keepText')}
      onChange={([chosen = way]) => onChoose(chosen)}
    />
  );
}

/** Other dates for a trip: the plan moves along or stays where it is, and one sees it before deciding. */
export function ChangeDatesDialog({ form: { seen }, change, onClose }: ChangeDatesDialogProps) {
  const { t } = useTranslation();
  const { trip } = seen;
  const today = useToday();
  const [dates, setDates] = useState(trip.dates);
  const [way, setWay] = useState<Way>('move');
  const earliest = trip.dates.start < today ? trip.dates.start : today;
  const broken = brokenDateRule(dates, earliest);
  const { start, end } = dates;
  const wanted = useDatesChange(dates, way);
  const after = useMemo(() => (broken ? trip : applyChange(trip, wanted)), [broken, trip, wanted]);
  const asked = start !== trip.dates.start || end !== trip.dates.end;
  const changed = after !== trip && (after.dates.start !== trip.dates.start || after.dates.end !== trip.dates.end);

  async function save() {
    const text = t('tripEdit.datesChanged');
    await changeWithUndo({ editing: { change, seen }, changes: [wanted], text, onClose }, t);
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('tripEdit.dates')}
      closeLabel={t('common.close')}
      actions={
        <Button onClick={() => void save()} disabled={!changed}>
          {t('trip.saveChanges')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <DateInputs
          language={currentLanguage()}
          start={start}
          end={end}
          min={earliest}
          maxNights={MAX_NIGHTS}
          hint={t('planForm.durationHint')}
          labels={dateLabels(t)}
          errors={asked && broken ? { [broken.field]: t(`planForm.${broken.rule}`) } : {}}
          onChange={(typed) => setDates(asLongAs(trip.dates, typed))}
        />
        <WayChoice way={way} onChoose={setWay} />
        {changed && <Preview before={trip} after={after} />}
        {asked && !broken && !changed && <p role="alert">{t('tripEdit.datesImpossible')}</p>}
      </div>
    </Sheet>
  );
}
