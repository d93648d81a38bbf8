import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WishItem } from '#domain/wishes/item.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Fields, FoodGroup, PlaceGroup, SortsGroup } from './AddGroups.tsx';
import { type Adding, addTo } from './add-wishes.ts';
import { ItemToggles } from './ItemToggles.tsx';
import * as usual from './usual-items.ts';
import type { WishBoard } from './wish-board.ts';

interface AddSheetProps {
  readonly board: WishBoard;
  /** Words of the text that were not understood; null: anything may be added. */
  readonly about: string | null;
  readonly days: number | null;
  readonly onClose: () => void;
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One is open at a time, so that the list stays short. What is closed is not drawn. */
function Group({ title, children }: GroupProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      name="wishes"
      className="group border-b border-line last:border-b-0"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft transition group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pt-2 pb-6">{open && children}</div>
    </details>
  );
}

function People({ adding }: { readonly adding: Adding }) {
  const { t } = useTranslation();
  return (
    <>
      <ItemToggles label={t('wishes.adding.with')} items={usual.companyItems} adding={adding} />
      <Fields fields={usual.companyFields} adding={adding} />
      <ItemToggles label={t('wishes.adding.occasion')} items={usual.occasionItems} adding={adding} />
      <ItemToggles label={t('wishes.adding.before')} items={usual.visitItems} adding={adding} />
    </>
  );
}

function Rhythm({ adding }: { readonly adding: Adding }) {
  const { t } = useTranslation();
  return (
    <>
      <ItemToggles label={t('wishes.adding.pace')} items={usual.paceItems} adding={adding} />
      <ItemToggles label={t('wishes.adding.hours')} items={usual.hourItems} adding={adding} />
      <Fields fields={usual.rhythmFields} adding={adding} />
      <ItemToggles label={t('wishes.adding.freeTime')} items={usual.freeItems} adding={adding} />
    </>
  );
}

function Groups({ adding, about }: { readonly adding: Adding; readonly about: string | null }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col">
      <Group title={t('wishes.adding.place')}>
        <PlaceGroup adding={adding} like={about ?? ''} />
      </Group>
      <Group title={t('wishes.adding.sorts')}>
        <SortsGroup adding={adding} />
      </Group>
      <Group title={t('wishes.adding.food')}>
        <FoodGroup adding={adding} />
      </Group>
      <Group title={t('wishes.adding.mobility')}>
        <ItemToggles label={t('wishes.adding.needs')} items={usual.mobilityItems} adding={adding} />
        <Fields fields={usual.mobilityFields} adding={adding} />
      </Group>
      <Group title={t('wishes.adding.rhythm')}>
        <Rhythm adding={adding} />
      </Group>
      <Group title={t('wishes.adding.company')}>
        <People adding={adding} />
      </Group>
      <Group title={t('wishes.adding.style')}>
        <ItemToggles label={t('wishes.adding.styles')} items={usual.styleItems} adding={adding} />
        <ItemToggles label={t('wishes.adding.avoid')} items={usual.avoidItems} adding={adding} />
      </Group>
      <Group title={t('wishes.adding.money')}>
        <Fields fields={usual.moneyFields} adding={adding} />
      </Group>
      <Group title={t('wishes.adding.travel')}>
        <Fields fields={usual.travelFields(adding.days)} adding={adding} />
      </Group>
    </div>
  );
}

/** The usual wishes to choose from. For words that were not understood the first choice answers the question. */
export function AddSheet({ board, about, days, onClose }: AddSheetProps) {
  const { t } = useTranslation();
  const [added, setAdded] = useState<string | null>(null);
  function onAdd(item: WishItem) {
    addTo(board, item, about);
    setAdded(board.labelOf(item));
    if (about !== null) onClose();
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={about === null ? t('wishes.adding.title') : t('wishes.adding.about', { words: about })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('wishes.sheet.done')}</Button>
          <p role="status" className="self-center text-sm text-ink-soft md:mr-auto">
            {added !== null && t('wishes.adding.added', { label: added })}
          </p>
        </>
      }
    >
      <Groups adding={{ board, days, onAdd }} about={about} />
    </Sheet>
  );
}
