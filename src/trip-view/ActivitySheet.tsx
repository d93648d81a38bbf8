import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime, parseLocalTime } from '#domain/trip/local-time.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { TextField } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { AmountField } from './AmountField.tsx';
import { changeWithUndo, type Editing, type OpenForm, useStoring } from './editing.ts';
import { readCents, readMinutes } from './figures.ts';
import { NotesField } from './NotesField.tsx';
import { NotStored } from './NotStored.tsx';
import { isOwnStopValid, OwnStopFields, ownStopChanges, ownStopOf } from './OwnStopFields.tsx';
import { TimeFields } from './TimeFields.tsx';
import { isAddress, readAddress } from './web-address.ts';

interface ActivitySheetProps {
  readonly form: Extract<OpenForm, { kind: 'stop' }>;
  readonly change: Editing['change'];
  readonly onClose: () => void;
  /** What can be done with one press, above and below the fields; `isWritten`: something would be lost by it. */
  readonly quick: (isWritten: boolean) => { readonly moves: ReactNode; readonly swap: ReactNode };
}

interface Draft {
  readonly dayId: string;
  readonly time: string;
  readonly duration: string;
  readonly url: string;
  readonly notes: string;
  readonly paid: string;
  readonly done: boolean;
  readonly locked: boolean;
}

const dayOf = (trip: Trip, { id }: Activity) =>
  trip.days.find(({ activities }) => activities.some((own) => own.id === id));

function draftOf(trip: Trip, activity: Activity): Draft {
  return {
    dayId: dayOf(trip, activity)?.id ?? '',
    time: formatLocalTime(activity.start),
    duration: String(activity.duration),
    url: activity.url ?? '',
    notes: activity.notes,
    paid: activity.paid === null ? '' : String(activity.paid / 100),
    done: activity.done,
    locked: activity.locked === true,
  };
}

function ticksOf(before: Draft, { done, locked }: Draft, activityId: string): Change[] {
  const changes: (Change | false)[] = [
    done !== before.done && { kind: 'activity.done', activityId, done },
    locked !== before.locked && { kind: 'activity.locked', activityId, locked: locked || null },
  ];
  return changes.filter((change) => change !== false);
}

/** Only what differs, each as an intent of its own, so that another device's change of something else stays. */
function changesOf(before: Draft, draft: Draft, activityId: string): Change[] {
  const { dayId, time, duration, url, notes, paid } = draft;
  const minutes = readMinutes(duration);
  const amount = readCents(paid);
  const changes: (Change | false)[] = [
    (dayId !== before.dayId || time !== before.time) &&
      time !== '' && { kind: 'activity.move', activityId, dayId, start: parseLocalTime(time) },
    duration !== before.duration && minutes !== null && { kind: 'activity.duration', activityId, duration: minutes },
    url !== before.url && { kind: 'activity.url', activityId, url: readAddress(url) },
    notes !== before.notes && { kind: 'activity.notes', activityId, notes },
    paid !== before.paid &&
      amount !== null && { kind: 'activity.paid', activityId, paid: amount === 'none' ? null : amount },
  ];
  return [...changes.filter((change) => change !== false), ...ticksOf(before, draft, activityId)];
}

const isValid = ({ time, duration, paid, url }: Draft) =>
  time !== '' && readMinutes(duration) !== null && readCents(paid) !== null && isAddress(url);

interface ActivityFieldsProps {
  readonly days: readonly Day[];
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
}

function ActivityFields({ days, draft, set }: ActivityFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox label={t('trip.done')} checked={draft.done} onChange={(done) => set({ done })} />
      <Checkbox
        label={t('tripEdit.lock')}
        hint={t('tripEdit.lockHint')}
        checked={draft.locked}
        onChange={(locked) => set({ locked })}
      />
      <Select
        label={t('trip.onDay')}
        value={draft.dayId}
        onChange={(dayId) => set({ dayId })}
        options={days.map(({ id, day }) => ({ value: id, label: t('trip.day', { number: day }) }))}
      />
      <TimeFields time={draft.time} duration={draft.duration} onChange={set} />
      <AmountField
        label={t('trip.paid')}
        hint={t('trip.paidHint')}
        value={draft.paid}
        onChange={(paid) => set({ paid })}
      />
      <TextField
        type="url"
        inputMode="url"
        label={t('trip.bookingLink')}
        hint={t('trip.bookingLinkHint')}
        error={isAddress(draft.url) ? undefined : t('trip.bookingLinkWrong')}
        value={draft.url}
        onChange={(event) => set({ url: event.target.value })}
      />
      <NotesField value={draft.notes} onChange={(notes) => set({ notes })} />
    </>
  );
}

/** One activity of an own trip: when, how long, done, what it cost, notes; or away with it, with a way back. */
export function ActivitySheet({ form, change, onClose, quick }: ActivitySheetProps) {
  const { t } = useTranslation();
  const { seen, activity } = form;
  const { trip } = seen;
  const before = draftOf(trip, activity);
  const ownBefore = ownStopOf(activity);
  const [draft, setDraft] = useState(before);
  const [own, setOwn] = useState(ownBefore);
  const storing = useStoring(change, seen, onClose);
  const set = (part: Partial<Draft>) => setDraft((own) => ({ ...own, ...part }));

  const ownChanges = activity.own ? ownStopChanges(ownBefore, own, activity.id) : [];
  const changes = [...ownChanges, ...changesOf(before, draft, activity.id)];
  const { moves, swap } = quick(changes.length > 0);
  async function remove() {
    const removal: Change[] = [{ kind: 'activity.remove', activityId: activity.id }];
    const text = t('trip.removed', { name: activity.name });
    await changeWithUndo({ editing: { change, seen }, changes: removal, text, onClose }, t);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={activity.name}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button
            onClick={() => void storing.store(changes)}
            busy={storing.busy}
            disabled={!isValid(draft) || !isOwnStopValid(own)}
          >
            {t('trip.saveChanges')}
          </Button>
          <Button kind="danger" onClick={() => void remove()}>
            {t('trip.remove')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {moves}
        {activity.own && <OwnStopFields value={own} onChange={(part) => setOwn((was) => ({ ...was, ...part }))} />}
        <ActivityFields days={trip.days} draft={draft} set={set} />
        <NotStored storing={storing} />
        {swap}
      </div>
    </Sheet>
  );
}
