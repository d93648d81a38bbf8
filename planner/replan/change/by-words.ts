import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { AskedChange, ChangeOutcome } from '#domain/trip/asked-change.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { type AskedItem, readChange } from '#reading/change.ts';
import { wishLabel } from '#rendering/wishes/wish-label.ts';
import type { CompiledDestination } from '../../catalogue/compiled.ts';
import { nameSheetOf } from '../../catalogue/name-sheet.ts';
import { changeTrip } from './change-trip.ts';
import type { Changing } from './workday.ts';

/** What an owner wrote, and of which days it holds where the words say none. */
export interface ChangeInWords {
  readonly text: string;
  /** Days of the trip, the first is 1. */
  readonly days: readonly number[];
  /** Which of them is today; null: none. */
  readonly today: number | null;
  /** In which what was understood is told. */
  readonly shownIn: Language;
}

/** A wish in a few words, and what became of it; of what is only to be less the label says what. */
export interface ToldOutcome extends ChangeOutcome {
  readonly label: string;
}

export interface AskedInWords extends Pick<AskedChange, 'parts'> {
  readonly outcomes: readonly ToldOutcome[];
  /** Words of which nothing was made, as they were written. */
  readonly unknown: readonly string[];
}

const nameIn =
  ({ byId, areas }: CompiledDestination, language: Language) =>
  (id: string): string | undefined => {
    const named = byId.get(id) ?? areas.find((own) => own.id === id);
    return named && inLanguage(named.name, language);
  };

/** On which days a wish is to hold: those it names, else those of the question. A day outside of the trip is none. */
function daysOf({ days }: AskedItem, { days: usual }: ChangeInWords, { days: all }: Trip): number[] {
  const there = new Set(all.map(({ day }) => day));
  return (days.length > 0 ? days : usual).filter((day) => there.has(day));
}

/**
 * What a trip becomes by what its owner wrote about it, in any language of the list. What was understood is told with what became of it, and
 * what was not is named; nothing is changed by words that were not understood.
 */
export function changeByWords(changing: Changing, words: ChangeInWords): AskedInWords {
  const { before, destination } = changing;
  const { text, today, shownIn } = words;
  const { items, unknown } = readChange(text, nameSheetOf(destination), { ...before.dates, today });
  const asked = items.map((own) => ({
    item: own.item,
    days: daysOf(own, words, before),
    isMore: own.isMore,
    isFewer: own.isFewer && own.item.kind === 'sort' && own.item.stance === 'refuse',
    ...(own.exchange !== undefined && { exchange: own.exchange }),
  }));
  const { parts, outcomes } = changeTrip(changing, asked);
  const nameOf = nameIn(destination, shownIn);
  const told = ({ item, isFewer }: ChangeOutcome) => {
    const named: WishItem = isFewer && item.kind === 'sort' ? { ...item, stance: 'want' } : item;
    return wishLabel(named, shownIn, nameOf);
  };
  return {
    parts,
    outcomes: outcomes.map((outcome) => ({ ...outcome, label: told(outcome) })),
    unknown: [...new Set(unknown.map(({ from, to }) => text.slice(from, to).trim()))],
  };
}
