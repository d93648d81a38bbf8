import { ArrowUpDown, Coffee, type LucideIcon, NotebookPen, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#domain/trip/itinerary.ts';
import { Button } from '../ui/Button.tsx';
import type { Editing, OpenForm } from './editing.ts';

interface DayActionsProps {
  readonly day: Day;
  readonly editing: Editing;
}

interface ActionProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly text: string;
  readonly onPress: () => void;
}

/** Two beside each other on the narrowest phone. */
function Action({ icon: Icon, label, text, onPress }: ActionProps) {
  return (
    <Button kind="quiet" className="text-left max-md:px-2!" aria-label={label} onClick={onPress}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {text}
    </Button>
  );
}

/** What its owner can add to a day, or take from it. */
export function DayActions({ day, editing: { open, seen } }: DayActionsProps) {
  const { t } = useTranslation();
  const { day: number } = day;
  const opening = (kind: Extract<OpenForm, { day?: Day }>['kind']) => () => open({ kind, seen, day });
  return (
    <div className="grid grid-cols-2 justify-items-start gap-x-2 md:flex md:flex-wrap">
      <Action
        icon={Plus}
        label={t('tripEdit.addTo', { number })}
        text={t('tripEdit.addStop')}
        onPress={opening('new-stop')}
      />
      <Action
        icon={NotebookPen}
        label={t('tripEdit.notesOf', { number })}
        text={t('trip.notes')}
        onPress={opening('day-notes')}
      />
      {day.activities.length > 0 && (
        <>
          <Action
            icon={Coffee}
            label={t('tripEdit.slowerOf', { number })}
            text={t('tripEdit.slower')}
            onPress={opening('slower-day')}
          />
          <Action
            icon={ArrowUpDown}
            label={t('tripEdit.arrangeOf', { number })}
            text={t('tripEdit.order')}
            onPress={opening('arrange')}
          />
        </>
      )}
    </div>
  );
}
