import { useTranslation } from 'react-i18next';
import { inLanguage } from '#domain/bilingual.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { Select } from '../../../ui/Select.tsx';
import type { FixedDraft, FixedKind } from './fixed-draft.ts';

interface TerminalFieldProps {
  readonly kind: FixedKind;
  readonly draft: FixedDraft;
  readonly set: (part: Partial<FixedDraft>) => void;
  readonly sheet: DestinationSheet | null;
}

const ends: Readonly<Record<FixedDraft['by'], readonly string[]>> = {
  plane: ['airport'],
  train: ['station'],
  bus: ['bus-station', 'station'],
  ferry: ['port'],
  cruise: ['port'],
  car: [],
  '': ['airport', 'station', 'bus-station', 'port'],
};

/** At which airport, station or port of the destination a journey ends or begins; nothing where none is known. */
export function TerminalField({ kind, draft, set, sheet }: TerminalFieldProps) {
  const { t } = useTranslation();
  const known = (sheet?.terminals ?? []).filter((terminal) => ends[draft.by].includes(terminal.kind));
  if (known.length === 0) return null;
  const options = known.map(({ id, name }) => ({ value: id, label: inLanguage(name, currentLanguage()) }));
  return (
    <Select
      label={t(`wishes.fixed.terminal.${kind === 'departure' ? 'departure' : 'arrival'}`)}
      hint={t('wishes.fixed.terminal.hint')}
      options={[{ value: '', label: t('wishes.fixed.terminal.any') }, ...options]}
      value={draft.at}
      onChange={(at) => set({ at })}
    />
  );
}
