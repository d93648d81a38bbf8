import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { TextField } from '../../../ui/Field.tsx';
import { type PlaceMatch, placeMatches } from './place-matches.ts';

interface PlacePickerProps {
  readonly sheet: DestinationSheet;
  readonly destination: string;
  /** Which come first while nothing is typed: those like these words. */
  readonly like: string;
  readonly isWanted: (match: PlaceMatch) => boolean;
  readonly onPick: (match: PlaceMatch) => void;
}

/** The places of a destination to choose one from, best match first. */
export function PlacePicker({ sheet, destination, like, isWanted, onPick }: PlacePickerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const id = useId();
  const language = currentLanguage();
  const alike = typed.trim() === '' ? placeMatches(like, sheet, language, isWanted) : [];
  const matches = alike.length > 0 ? alike : placeMatches(typed, sheet, language, isWanted);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        autoComplete="off"
        label={t('wishes.sheet.searchPlace', { destination })}
        value={typed}
        aria-controls={id}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul id={id} className="flex flex-col">
        {matches.map((match) => (
          <li key={match.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onPick(match)}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-lg px-2 py-1 text-left hover:bg-sea/10"
            >
              {match.name}
              {match.isArea && <span className="text-sm text-ink-soft">{t('wishes.sheet.quarter')}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft empty:hidden">
        {matches.length === 0 && t('wishes.sheet.noMatch')}
      </p>
    </div>
  );
}
