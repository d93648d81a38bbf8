import { type Binding, bindings } from '#domain/wishes/held.ts';
import type { Quote, WishItem } from '#domain/wishes/item.ts';
import { MAX_WISHES } from '#domain/wishes/longest.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import { usualBinding } from '#domain/wishes/usual-binding.ts';
import { written } from '#domain/wishes/written.ts';
import { itemOf } from './notation.ts';
import { quoteFinder } from './quotes.ts';

/** What a model says that a text says: nothing of it is believed. */
export interface RawReading {
  readonly items: readonly { readonly item: string; readonly quote: string; readonly binds: string }[];
  readonly unknown: readonly string[];
}

export interface CheckedItem {
  readonly item: WishItem;
  readonly quote: Quote;
  readonly binds: Binding;
}

export interface CheckedReading {
  readonly items: readonly CheckedItem[];
  readonly unknown: readonly Quote[];
  /** How many items were not believed. */
  readonly dropped: number;
}

/** What a reading is held to. */
export interface Ground {
  readonly text: string;
  /** null: no place and no area is known. */
  readonly sheet: DestinationSheet | null;
  /** Days of the trip. */
  readonly days: number;
}

const MOST_UNKNOWN = 20;
const LONGEST_LINE = 200;

/** A clock time says more than a part of the day. */
function oneMoment(item: WishItem): WishItem {
  if (!('time' in item && 'part' in item)) return item;
  const { part: _, ...timed } = item;
  return timed;
}

function idsOf(item: WishItem): { readonly places: readonly string[]; readonly areas: readonly string[] } {
  if (item.kind === 'place') {
    const others = [item.or, item.sameDayAs, item.otherDayThan];
    return { places: [item.placeId, ...others.filter((id) => id !== undefined)], areas: [] };
  }
  const places = [
    ...('placeId' in item && item.placeId ? [item.placeId] : []),
    ...('near' in item && item.near ? [item.near] : []),
  ];
  return { places, areas: 'areaId' in item && item.areaId ? [item.areaId] : [] };
}

const terminalOf = (item: WishItem) => (item.kind === 'arrival' || item.kind === 'departure' ? item.at : undefined);

function areKnown(item: WishItem, sheet: DestinationSheet | null): boolean {
  const { places, areas } = idsOf(item);
  const terminal = terminalOf(item);
  const known = (all: readonly { readonly id: string }[] = []) => new Set(all.map(({ id }) => id));
  const [ownPlaces, ownAreas] = [known(sheet?.places), known(sheet?.areas)];
  const isTerminal = terminal === undefined || known(sheet?.terminals).has(terminal);
  return isTerminal && places.every((id) => ownPlaces.has(id)) && areas.every((id) => ownAreas.has(id));
}

/** Whether an item says anything: the schema leaves all of some kinds open. */
function saysSomething(item: WishItem): boolean {
  if (item.kind === 'booked') return item.placeId !== undefined || item.what !== undefined;
  if (item.kind === 'things') return item.least !== undefined || item.most !== undefined;
  if (item.kind === 'busy') return Object.keys(item).length > 1;
  return true;
}

const isOrdered = (item: WishItem) =>
  !('least' in item && 'most' in item) || (item.least ?? 0) <= (item.most ?? Number.POSITIVE_INFINITY);

function isWithin(item: WishItem, days: number): boolean {
  return !('day' in item) || (item.day ?? 0) <= days;
}

/** The item of a line, as far as it can be true of this trip. */
function believed(line: string, { sheet, days }: Ground): WishItem | null {
  const item = line.length > LONGEST_LINE ? null : itemOf(line);
  if (!item || !isWithin(item, days) || !areKnown(item, sheet) || !saysSomething(item) || !isOrdered(item)) return null;
  return oneMoment(item);
}

/** What of a model's reading stands: items of the schema, about places and days that exist, in words that stand in the text. */
export function checkedReading(raw: RawReading, ground: Ground): CheckedReading {
  const find = quoteFinder(ground.text);
  const items = new Map<string, CheckedItem>();
  for (const { item: line, quote: words, binds } of raw.items.slice(0, 2 * MAX_WISHES)) {
    const item = believed(line, ground);
    const quote = find(words);
    if (!item || !quote || items.has(written(item)) || items.size === MAX_WISHES) continue;
    const binding = bindings.find((known) => known === binds) ?? usualBinding(item);
    items.set(written(item), { item, quote, binds: binding });
  }
  const unknown = raw.unknown.slice(0, MOST_UNKNOWN).flatMap((words) => find(words) ?? []);
  return { items: [...items.values()], unknown, dropped: raw.items.length - items.size };
}
