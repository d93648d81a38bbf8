import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WishItem } from '#domain/wishes/item.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import type { WishField } from './usual-items.ts';

interface ItemFieldProps {
  readonly field: WishField;
  readonly onAdd: (item: WishItem) => void;
}

/** A wish that needs a figure or an hour. */
export function ItemField({ field: { id, type, read }, onAdd }: ItemFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const item = typed === '' ? null : read(typed);
  const label = t(`wishes.adding.${id}`);
  const add = () => {
    if (!item) return;
    onAdd(item);
    setTyped('');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3">
      <TextField
        label={label}
        type={type}
        inputMode={type === 'text' && id !== 'ages' ? 'decimal' : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <Button
        kind="secondary"
        disabled={item === null}
        aria-label={t('wishes.adding.addThis', { label })}
        onClick={add}
        className="mb-0.5"
      >
        {t('wishes.adding.add')}
      </Button>
    </div>
  );
}
