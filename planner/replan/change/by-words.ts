import { type Bilingual, inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { AskedChange, AskedWish, ChangeOutcome } from '#domain/trip/asked-change.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Quote, WishItem } from '#domain/wishes/item.ts';
import { type AskedItem, readChange } from '#reading/change.ts';
import { wishLabel } from '#rendering/wishes/wish-label.ts';
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

/** What has a name of its own, by id. */
interface Names {
  readonly places: readonly { readonly id: string; readonly name: Bilingual }[];
  readonly areas: readonly { readonly id: string; readonly name: Bilingual }[];
}

const nameIn =
  ({ places, areas }: Names, language: Language) =>
  (id: string): string | undefined => {
    const named = [...places, ...areas].find((own) => own.id === id);
    return named && inLanguage(named.name, language);
  };

/** On which days a wish is to hold: those it names, else those of the question. A day outside of the trip is none. */
function daysOf({ days }: AskedItem, { days: usual }: ChangeInWords, { days: all }: Trip): number[] {
  const there = new Set(all.map(({ day }) => day));
  return (days.length > 0 ? days : usual).filter((day) => there.has(day));
}

/** What was read, with the days on which it is to hold. */
export const askedOf = (items: readonly AskedItem[], words: ChangeInWords, before: Trip): AskedWish[] =>
  items.map((own) => ({
    item: own.item,
    days: daysOf(own, words, before),
    isMore: own.isMore,
    isFewer: own.isFewer && own.item.kind === 'sort' && own.item.stance === 'refuse',
    ...(own.exchange !== undefined && { exchange: own.exchange }),
  }));

/** Outcomes with what each was about, in a few words. */
export function toldWith(outcomes: readonly ChangeOutcome[], names: Names, language: Language): ToldOutcome[] {
  const nameOf = nameIn(names, language);
  const told = ({ item, isFewer }: ChangeOutcome) => {
    const named: WishItem = isFewer && item.kind === 'sort' ? { ...item, stance: 'want' } : item;
    return wishLabel(named, language, nameOf);
  };
  return outcomes.map((outcome) => ({ ...outcome, label: told(outcome) }));
}

/** Words of which nothing was made, each once. */
export const unreadIn = (text: string, unknown: readonly Quote[]): string[] => [
  ...new Set(unknown.map(({ from, to }) => text.slice(from, to).trim())),
];

/**
 * What a trip becomes by what its owner wrote about it, in any language of the list. What was understood is told with what became of it, and
 * what was not is named; nothing is changed by words that were not understood.
 */
export function changeByWords(changing: Changing, words: ChangeInWords): AskedInWords {
  const { before, destination } = changing;
  const { text, today, shownIn } = words;
  const { items, unknown } = readChange(text, nameSheetOf(destination), { ...before.dates, today });
  const { parts, outcomes } = changeTrip(changing, askedOf(items, words, before));
  return { parts, outcomes: toldWith(outcomes, destination, shownIn), unknown: unreadIn(text, unknown) };
}
