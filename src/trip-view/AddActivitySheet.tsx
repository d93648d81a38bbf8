import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cost } from '#domain/trip/cost.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime, parseLocalTime } from '#domain/trip/local-time.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { AmountField } from './AmountField.tsx';
import { type Editing, type OpenForm, useStoring } from './editing.ts';
import { readCents, readMinutes } from './figures.ts';
import { NotesField } from './NotesField.tsx';
import { NotStored } from './NotStored.tsx';
import { TimeFields } from './TimeFields.tsx';

interface AddActivitySheetProps {
  readonly form: Extract<OpenForm, { kind: 'new-stop' | 'day-notes' }>;
  readonly change: Editing['change'];
  readonly onClose: () => void;
}

const QUARTER = 15;
const MORNING = 10 * 60;
const LATEST = 23 * 60;

/** After what is planned already, on a round quarter. */
function nextFreeTime({ activities }: Day): number {
  const last = activities.at(-1);
  const free = last ? last.start + last.duration + QUARTER : MORNING;
  return Math.min(LATEST, Math.ceil(free / QUARTER) * QUARTER);
}

function emptyDraft(day: Day) {
  return { name: '', time: formatLocalTime(nextFreeTime(day)), duration: '60', location: '', cost: '', notes: '' };
}
type Draft = ReturnType<typeof emptyDraft>;

/** The stop the owner described; null as long as something is missing. It is not checked, and says so. */
function toActivity(draft: Draft, id: string): Activity | null {
  const [name, duration, cents] = [draft.name.trim(), readMinutes(draft.duration), readCents(draft.cost)];
  if (name === '' || draft.time === '' || duration === null || cents === null) return null;
  const cost: Cost = cents === 'none' ? { kind: 'unknown' } : { kind: 'amount', adult: cents, child: cents };
  return {
    id,
    kind: 'place',
    placeId: null,
    meal: null,
    name,
    activity: name,
    location: draft.location.trim() || name,
    start: parseLocalTime(draft.time),
    duration,
    latitude: null,
    longitude: null,
    description: '',
    cost,
    booking: false,
    own: true,
    verify: ['hours', 'place'],
    notes: draft.notes,
    done: false,
    paid: null,
  };
}

/** A stop of one's own for a day. */
export function AddActivitySheet({ form, change, onClose }: AddActivitySheetProps) {
  const { t } = useTranslation();
  const { day, seen } = form;
  const [draft, setDraft] = useState(() => emptyDraft(day));
  // The same stop however often it is stored: a disk that answers late must not make two of it.
  const [id] = useState(() => crypto.randomUUID());
  const storing = useStoring(change, seen, onClose);
  const set = (part: Partial<Draft>) => setDraft((own) => ({ ...own, ...part }));
  const activity = toActivity(draft, id);
  const add = () => activity && void storing.store([{ kind: 'activity.add', dayId: day.id, activity }]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('tripEdit.addTo', { number: day.day })}
      description={t('tripEdit.addText')}
      closeLabel={t('common.close')}
      actions={
        <Button onClick={add} busy={storing.busy} disabled={!activity}>
          {t('tripEdit.add')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t('tripEdit.name')}
          maxLength={160}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TimeFields time={draft.time} duration={draft.duration} onChange={set} />
        <TextField
          label={t('tripEdit.where')}
          hint={t('tripEdit.whereHint')}
          maxLength={200}
          value={draft.location}
          onChange={(event) => set({ location: event.target.value })}
        />
        <AmountField
          label={t('tripEdit.cost')}
          hint={t('tripEdit.costHint')}
          value={draft.cost}
          onChange={(cost) => set({ cost })}
        />
        <NotesField value={draft.notes} onChange={(notes) => set({ notes })} />
        <NotStored storing={storing} />
      </div>
    </Sheet>
  );
}
