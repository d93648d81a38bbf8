import type { Quote, WishItem } from '#domain/wishes/item.ts';
import { MAX_WISHES } from '#domain/wishes/longest.ts';
import { type Prospect, prospectOf } from '#domain/wishes/prospect.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import type { Understood, UnderstoodWish } from '#domain/wishes/understood.ts';
import { type Wish } from '#domain/wishes/wish.ts';
import { written } from '#domain/wishes/written.ts';
import { placeOf } from './right-place.ts';
import { isMarked, keyOf, type Target, type WishEdits } from './wish-edits.ts';

/** A wish as the form shows it. */
export interface WishChip extends Wish {
  /** The same for the same wish as long as its words stand in the text. */
  readonly id: string;
  readonly target: Target;
  /** As they stand in the text; null for what was added from a list. */
  readonly words: string | null;
  readonly isGuess: boolean;
  readonly prospect: Prospect | null;
}

export interface ShownWishes {
  /** In the order of the text; what was added last. */
  readonly chips: readonly WishChip[];
  readonly removed: readonly WishChip[];
  /** Words that no wish accounts for. */
  readonly unknown: readonly string[];
}

/** What is shown is made of: what was read of which text, what was changed of it, and what there is at the destination. */
export interface WishParts {
  readonly text: string;
  readonly understood: Understood;
  readonly edits: WishEdits;
  readonly sheet: DestinationSheet | null;
}

const said = (text: string, { from, to }: Quote) => text.slice(from, to).trim();
/** Words are the same however they are spaced and capitalised. */
const plain = (words: string) => words.toLowerCase().replace(/\s+/g, ' ');

/** What was chosen at another destination waits until that is typed again. */
function isHere(item: WishItem, sheet: DestinationSheet | null): boolean {
  const place = placeOf(item);
  return place === null || [...(sheet?.places ?? []), ...(sheet?.areas ?? [])].some(({ id }) => id === place);
}

function chipOfText(wish: UnderstoodWish, { text, edits, sheet }: WishParts): WishChip {
  const words = said(text, wish.quote);
  const mark = { key: keyOf(wish.item), words: plain(words) };
  const corrected = edits.corrected.find((edit) => isMarked(edit.mark, mark) && isHere(edit.item, sheet));
  const item = corrected ? itemOfCorrection(corrected, wish.item) : wish.item;
  return {
    id: `${mark.key} ${mark.words}`,
    target: { mark },
    item,
    quote: wish.quote,
    binds: edits.switched.find((edit) => isMarked(edit.mark, mark))?.binds ?? wish.binds,
    words,
    isGuess: wish.confidence === 'guess' && !corrected,
    prospect: corrected ? prospectOf(item, sheet) : wish.prospect,
  };
}

/** Where no day was chosen, a correction goes by the day that is read with the dates of now. */
function itemOfCorrection({ item, ownDay }: WishEdits['corrected'][number], read: WishItem): WishItem {
  if (ownDay || item.kind !== read.kind || !('day' in read) || read.day === undefined) return item;
  return { ...item, day: read.day } as WishItem;
}

/** Where words stand in a text. */
function quoteOf(words: string | null, text: string): Quote | null {
  const from = words === null ? -1 : text.indexOf(words);
  return words === null || from === -1 ? null : { from, to: from + words.length };
}

function chipsAdded({ text, edits, sheet }: WishParts): (WishChip & { readonly isRemoved: boolean })[] {
  const chips = edits.added.map(({ item, binds, words, removed }, index) => ({
    id: `added ${written(item)}`,
    target: { added: index },
    item,
    quote: quoteOf(words, text),
    binds,
    words,
    isGuess: false,
    prospect: prospectOf(item, sheet),
    isRemoved: removed,
  }));
  return chips.filter(({ item }) => isHere(item, sheet));
}

/** The same words may say a thing of two days. */
function withOwnIds(chips: readonly WishChip[]): WishChip[] {
  const counts = new Map<string, number>();
  return chips.map((chip) => {
    const count = (counts.get(chip.id) ?? 0) + 1;
    counts.set(chip.id, count);
    return count === 1 ? chip : { ...chip, id: `${chip.id} ${count}` };
  });
}

/** What is shown of a reading after the traveller's changes: those whose wish is still in the text apply, the others wait. */
export function wishesShown(parts: WishParts): ShownWishes {
  const { text, understood, edits } = parts;
  const read = withOwnIds(understood.wishes.map((wish) => chipOfText(wish, parts)));
  const isRemoved = ({ target }: WishChip) =>
    'mark' in target && edits.removed.some((mark) => isMarked(mark, target.mark));
  const kept = read.filter((chip) => !isRemoved(chip));
  const saidAlready = new Set(kept.map(({ item }) => written(item)));
  const added = chipsAdded(parts).filter(({ item }) => !saidAlready.has(written(item)));
  const explained = new Set(added.flatMap(({ words, isRemoved: gone }) => (words && !gone ? plain(words) : [])));
  return {
    chips: [...kept, ...added.filter((chip) => !chip.isRemoved)].slice(0, MAX_WISHES),
    removed: [...read.filter(isRemoved), ...added.filter((chip) => chip.isRemoved)],
    unknown: understood.unknown.map((quote) => said(text, quote)).filter((words) => !explained.has(plain(words))),
  };
}

/** Whether an edit would be of this wish only: the same words may say the same of two days. */
export const isAlone = ({ target }: WishChip, { chips }: ShownWishes): boolean =>
  'added' in target ||
  chips.filter((own) => 'mark' in own.target && isMarked(own.target.mark, target.mark)).length === 1;

/** Without places of a destination that was typed a moment ago: they have no name here. */
export function nameable({ chips, removed, unknown }: ShownWishes, sheet: DestinationSheet | null): ShownWishes {
  const hasName = ({ item }: WishChip) => isHere(item, sheet);
  return { chips: chips.filter(hasName), removed: removed.filter(hasName), unknown };
}

/** What a request carries: nothing where nothing was understood, so that the server reads for itself; an empty list where all was removed. */
export function confirmedOf({ chips, removed }: ShownWishes): Wish[] | undefined {
  if (chips.length === 0 && removed.length === 0) return undefined;
  return chips.map(({ item, quote, binds }) => ({ item, quote, binds }));
}
