import { CircleQuestionMark, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { isHopeless, prospectText } from './prospect-text.ts';
import type { WishBoard } from './wish-board.ts';
import type { WishChip } from './wish-chips.ts';

interface WishChipButtonProps {
  readonly chip: WishChip;
  readonly board: WishBoard;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function toneOf(chip: WishChip): string {
  if (chip.isGuess) return 'border-dashed border-ink-soft bg-sun/15';
  if (isHopeless(chip)) return 'border-coral/70 bg-card';
  return chip.binds === 'must' ? 'border-sea/50 bg-sea/8' : 'border-ink-soft/40 bg-card';
}

function Sign({ chip }: { readonly chip: WishChip }) {
  if (chip.isGuess) return <CircleQuestionMark aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />;
  if (isHopeless(chip)) return <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-coral" />;
  return null;
}

/** One wish: what it is, whether it binds, how it may fare. Pressed, it says which words it comes from and can be changed. */
export function WishChipButton({ chip, board, onOpen, onRemove }: WishChipButtonProps) {
  const { t } = useTranslation();
  const label = board.labelOf(chip.item);
  const notes = [
    chip.isGuess ? t('wishes.guess') : t(`wishes.${chip.binds}`),
    prospectText(chip, board.destination, t),
  ].filter((note) => note !== null);
  return (
    <li className={classNames('flex max-w-full min-w-0 items-start rounded-2xl border', toneOf(chip))}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="min-h-11 min-w-0 rounded-2xl py-1.5 pl-3.5 text-left leading-snug [overflow-wrap:anywhere]"
      >
        <span className="flex gap-1.5 font-semibold">
          <Sign chip={chip} />
          {label}
        </span>
        <span className="block text-sm text-ink-soft">{notes.join(' · ')}</span>
      </button>
      <IconButton label={t('wishes.remove', { label })} onClick={onRemove} className="text-ink-soft">
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}
