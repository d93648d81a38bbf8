import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTag } from '#domain/place/has-tag.ts';
import { type Tag, tags } from '#domain/place/tag.ts';
import { plainText } from '#domain/plain-text.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { TextField } from '../../../ui/Field.tsx';
import type { Adding } from './add-wishes.ts';
import { ItemField } from './ItemField.tsx';
import { ItemToggles } from './ItemToggles.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import { allergyItems, dietItems, type WishField } from './usual-items.ts';

interface GroupProps {
  readonly adding: Adding;
}

/** Exactly one of a few words. */
function OneOf<T extends string>(props: {
  readonly label: string;
  readonly words: readonly { readonly id: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (word: T) => void;
}) {
  const { label, words, chosen, onChoose } = props;
  return <Chips label={label} single chips={words} chosen={[chosen]} onChange={([next]) => next && onChoose(next)} />;
}

export function FoodGroup({ adding }: GroupProps) {
  const { t } = useTranslation();
  const [who, setWho] = useState<'all' | 'one'>('all');
  return (
    <>
      <OneOf
        label={t('wishes.adding.dietFor')}
        words={[
          { id: 'all', label: t('wishes.adding.forAll') },
          { id: 'one', label: t('wishes.adding.forOne') },
        ]}
        chosen={who}
        onChoose={setWho}
      />
      <ItemToggles label={t('wishes.adding.diet')} items={dietItems(who)} adding={adding} />
      <ItemToggles label={t('wishes.adding.allergies')} items={allergyItems(who)} adding={adding} />
    </>
  );
}

const MOST_SORTS = 16;

/** What a destination has most of comes first; what it has nothing of comes last, and its chip says so. */
function byCount(sheet: DestinationSheet | null): readonly Tag[] {
  if (!sheet) return tags;
  const count = new Map(tags.map((tag) => [tag, sheet.places.filter((place) => hasTag(place.tags, tag)).length]));
  return tags.toSorted((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0));
}

export function SortsGroup({ adding }: GroupProps) {
  const { t } = useTranslation();
  const { sheet, labelOf } = adding.board;
  const [stance, setStance] = useState<ItemOf<'sort'>['stance']>('want');
  const [typed, setTyped] = useState('');
  const [ordered] = useState(() => byCount(sheet));
  const named = (tag: Tag) => plainText(labelOf({ kind: 'sort', tag, stance: 'want' }));
  const wanted = plainText(typed.trim());
  const items = ordered
    .filter((tag) => named(tag).includes(wanted))
    .slice(0, MOST_SORTS)
    .map((tag) => ({ kind: 'sort' as const, tag, stance }));
  return (
    <>
      <OneOf
        label={t('wishes.adding.stance')}
        words={(['want', 'refuse', 'only'] as const).map((id) => ({ id, label: t(`wishes.adding.${id}`) }))}
        chosen={stance}
        onChoose={setStance}
      />
      <TextField
        type="search"
        autoComplete="off"
        label={t('wishes.adding.searchSort')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {items.length > 0 && <ItemToggles label={t('wishes.adding.sorts')} items={items} adding={adding} />}
      <p role="status" className="text-ink-soft empty:hidden">
        {items.length === 0 && t('wishes.adding.noSort')}
      </p>
    </>
  );
}

export function PlaceGroup({ adding, like }: GroupProps & { readonly like: string }) {
  const { t } = useTranslation();
  const { sheet, destination } = adding.board;
  const [stance, setStance] = useState<ItemOf<'place'>['stance']>('see');
  if (!sheet) return <p>{destination === '' ? t('wishes.namesWhere') : t('wishes.namesMissing', { destination })}</p>;
  return (
    <>
      <OneOf
        label={t('wishes.adding.aboutPlace')}
        words={(['see', 'skip', 'seen'] as const).map((id) => ({ id, label: t(`wishes.adding.${id}`) }))}
        chosen={stance}
        onChoose={setStance}
      />
      <PlacePicker
        sheet={sheet}
        destination={destination}
        like={like}
        isWanted={({ isArea }) => !isArea}
        onPick={({ id }) => adding.onAdd({ kind: 'place', placeId: id, stance })}
      />
    </>
  );
}

export function Fields({ fields, adding }: GroupProps & { readonly fields: readonly WishField[] }): ReactNode {
  return fields.map((field) => <ItemField key={field.id} field={field} onAdd={adding.onAdd} />);
}
