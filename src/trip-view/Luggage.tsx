import { Plus, X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LUGGAGE } from '#domain/trip/fields/luggage.ts';
import type { LuggageItem } from '#domain/trip/luggage.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Progress } from '../ui/Progress.tsx';
import { changeNow, changeWithUndo, type Editing } from './editing.ts';

interface LuggageProps {
  readonly trip: Trip;
  readonly editing: Editing;
}

const LONGEST_LABEL = 160;

function AddItem({ editing }: Pick<LuggageProps, 'editing'>) {
  const { t } = useTranslation();
  const [label, setLabel] = useState('');
  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const own = label.trim();
    if (own === '') return;
    setLabel('');
    const stored = await changeNow(editing, [{ kind: 'luggage.add', itemId: crypto.randomUUID(), label: own }], t);
    // What could not be stored is there to be sent again, unless its owner writes the next thing already.
    if (!stored) setLabel((now) => (now === '' ? own : now));
  }
  return (
    <form onSubmit={(event) => void add(event)} className="flex gap-2 pt-2">
      <input
        aria-label={t('trip.luggageNew')}
        placeholder={t('trip.luggageNew')}
        value={label}
        maxLength={LONGEST_LABEL}
        onChange={(event) => setLabel(event.target.value)}
        className="min-h-11 min-w-0 grow rounded-card border border-ink-soft/75 bg-card px-3"
      />
      <IconButton label={t('trip.luggageAdd')} type="submit" bordered>
        <Plus aria-hidden className="size-5" />
      </IconButton>
    </form>
  );
}

/**
 * A tick shows at once; what the device has stored a moment later takes over as soon as it agrees. One that could not be stored is taken
 * back.
 */
function useTicks({ trip: { luggage: items }, editing }: LuggageProps) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const agreed = items.filter((item) => pressed.get(item.id) === item.packed);
  if (agreed.length > 0) {
    const left = new Map(pressed);
    for (const { id } of agreed) left.delete(id);
    setPressed(left);
  }
  function takeBack(itemId: string, packed: boolean): void {
    setPressed((before) => {
      if (before.get(itemId) !== packed) return before;
      const left = new Map(before);
      left.delete(itemId);
      return left;
    });
  }
  return {
    isPacked: ({ id, packed }: LuggageItem) => pressed.get(id) ?? packed,
    press: async (itemId: string, packed: boolean) => {
      setPressed((before) => new Map(before).set(itemId, packed));
      if (!(await changeNow(editing, [{ kind: 'luggage.set', itemId, packed }], t))) takeBack(itemId, packed);
    },
  };
}

/** The checklist (D16): ticks are kept on the device at once and reach the server when they can. */
export function Luggage({ trip, editing }: LuggageProps) {
  const { luggage: items } = trip;
  const { t } = useTranslation();
  const { isPacked, press } = useTicks({ trip, editing });
  const packed = items.filter(isPacked).length;
  function remove({ id, label }: LuggageItem) {
    const changes: Change[] = [{ kind: 'luggage.remove', itemId: id }];
    void changeWithUndo({ editing, changes, text: t('trip.luggageRemoved', { label }) }, t);
  }
  return (
    <section aria-labelledby="luggage" className="rounded-card border border-line bg-card p-5">
      <h2 id="luggage" className="pb-3 text-xl">
        {t('trip.luggage')}
      </h2>
      <Progress
        label={t('trip.packed')}
        value={packed}
        max={Math.max(1, items.length)}
        text={t('trip.packedOf', { packed, all: items.length })}
      />
      <ul className="flex flex-col pt-3">
        {items.map((item) => (
          <li key={item.id} className="flex items-start justify-between gap-2">
            <Checkbox label={item.label} checked={isPacked(item)} onChange={(now) => void press(item.id, now)} />
            <IconButton label={t('trip.luggageRemove', { label: item.label })} onClick={() => remove(item)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {items.length < MAX_LUGGAGE ? (
        <AddItem editing={editing} />
      ) : (
        <p className="pt-2">{t('trip.luggageFull', { most: MAX_LUGGAGE })}</p>
      )}
    </section>
  );
}
