import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activity } from '#domain/trip/itinerary.ts';
import { formatLocalTime, parseLocalTime } from '#domain/trip/local-time.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { TextArea, TextField } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { Editing } from './editing.ts';

interface ActivitySheetProps {
  readonly trip: Trip;
  readonly activity: Activity;
  readonly editing: Editing;
  readonly onClose: () => void;
}

interface Draft {
  readonly dayId: string;
  readonly time: string;
  readonly duration: string;
  readonly notes: string;
  readonly paid: string;
  readonly done: boolean;
}

const dayOf = (trip: Trip, activity: Activity) => trip.days.find(({ activities }) => activities.includes(activity));
const SHORTEST = 10;
const LONGEST = 720;

function draftOf(trip: Trip, activity: Activity): Draft {
  return {
    dayId: dayOf(trip, activity)?.id ?? '',
    time: formatLocalTime(activity.start),
    duration: String(activity.duration),
    notes: activity.notes,
    paid: activity.paid === null ? '' : String(activity.paid / 100),
    done: activity.done,
  };
}

/** Only what differs, each as an intent of its own, so that somebody else's change of something else stays. */
function changesOf(before: Draft, { dayId, time, duration, notes, paid, done }: Draft, activityId: string): Change[] {
  const minutes = Number.parseInt(duration, 10);
  const cents = paid.trim() === '' ? null : Math.round(Number(paid.replace(',', '.')) * 100);
  const changes: (Change | false)[] = [
    (dayId !== before.dayId || time !== before.time) &&
      time !== '' && { kind: 'activity.move', activityId, dayId, start: parseLocalTime(time) },
    duration !== before.duration &&
      minutes >= SHORTEST &&
      minutes <= LONGEST && { kind: 'activity.duration', activityId, duration: minutes },
    notes !== before.notes && { kind: 'activity.notes', activityId, notes },
    paid !== before.paid && (cents === null || cents >= 0) && { kind: 'activity.paid', activityId, paid: cents },
    done !== before.done && { kind: 'activity.done', activityId, done },
  ];
  return changes.filter((change) => change !== false);
}

/** One activity of an own trip: when, how long, done, what it cost, notes; or away with it, with a way back. */
export function ActivitySheet({ trip, activity, editing, onClose }: ActivitySheetProps) {
  const { t } = useTranslation();
  const before = draftOf(trip, activity);
  const [draft, setDraft] = useState(before);
  const set = (part: Partial<Draft>) => setDraft((own) => ({ ...own, ...part }));

  function save() {
    const changes = changesOf(before, draft, activity.id);
    if (changes.length > 0) editing.change(...changes);
    onClose();
  }
  function remove() {
    editing.change({ kind: 'activity.remove', activityId: activity.id });
    const undo = () =>
      editing.change({ kind: 'activity.add', dayId: before.dayId, activity: { ...activity, id: crypto.randomUUID() } });
    showToast('success', t('trip.removed', { name: activity.name }), { label: t('trip.undo'), run: undo });
    onClose();
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={activity.name}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={save}>{t('trip.saveChanges')}</Button>
          <Button kind="danger" onClick={remove}>
            {t('trip.remove')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Checkbox label={t('trip.done')} checked={draft.done} onChange={(done) => set({ done })} />
        <Select
          label={t('trip.onDay')}
          value={draft.dayId}
          onChange={(dayId) => set({ dayId })}
          options={trip.days.map(({ id, day }) => ({ value: id, label: t('trip.day', { number: day }) }))}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={t('trip.time')}
            type="time"
            value={draft.time}
            onChange={(event) => set({ time: event.target.value })}
          />
          <TextField
            label={t('trip.durationMinutes')}
            inputMode="numeric"
            value={draft.duration}
            onChange={(event) => set({ duration: event.target.value })}
          />
        </div>
        <TextField
          label={t('trip.paid')}
          hint={t('trip.paidHint')}
          inputMode="decimal"
          value={draft.paid}
          onChange={(event) => set({ paid: event.target.value })}
        />
        <TextArea
          label={t('trip.notes')}
          maxLength={2000}
          value={draft.notes}
          onChange={(event) => set({ notes: event.target.value })}
        />
      </div>
    </Sheet>
  );
}
