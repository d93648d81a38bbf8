import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Place } from '#domain/place/destination.ts';
import { distanceM } from '#domain/place/distance.ts';
import type { Element, Tags } from './element.ts';
import { fameOf } from './fame.ts';
import { type Hours, readHours } from './hours.ts';
import { type Names, namesOf } from './names.ts';
import { idOf, pointOf } from './point.ts';
import { sortOf } from './sort-of.ts';
import type { Sort } from './sorts.ts';
import { type Table, tableFame, tableOf } from './tables.ts';
import { isFree, sightText, tableText } from './texts/texts.ts';

/** An element with a name that is something for a traveller, before anything is made of it. */
export interface Candidate {
  readonly element: Element;
  readonly names: Names;
  readonly what: { readonly sort: Sort } | { readonly table: Table };
  readonly fame: number;
}

/** What is known besides the map. */
export interface Known {
  readonly centre: Coordinates;
  readonly radiusM: number;
  readonly today: Date;
  /** In how many languages an encyclopedia writes of an item, by its Wikidata id; null: none was asked. */
  readonly articles: ReadonlyMap<string, number> | null;
}

const TABLE_WORTH = 25;

function articlesOf({ wikidata }: Tags, { articles }: Known): number | null {
  return wikidata === undefined ? null : (articles?.get(wikidata) ?? null);
}

/** What is shut for good is kept on the map by some mappers, and what is private is not for visitors. */
const isGone = (tags: Tags) =>
  ['private', 'no'].includes(tags['access'] ?? '') ||
  Object.keys(tags).some((key) => /^(disused|abandoned|demolished|was|removed)(:|$)/.test(key));

function candidateOf(element: Element, known: Known): Candidate[] {
  const { tags } = element;
  if (isGone(tags) || distanceM(element, known.centre) > known.radiusM) return [];
  const table = tableOf(tags);
  const sort = table ? null : sortOf(tags);
  const names = table || sort ? namesOf(tags) : null;
  if (!names) return [];
  if (table) return [{ element, names, what: { table }, fame: TABLE_WORTH + tableFame(tags) }];
  return sort ? [{ element, names, what: { sort }, fame: fameOf(sort, tags, articlesOf(tags, known)) }] : [];
}

/** Points so near with one name, or of one item of the encyclopedia, are one place: a museum and the house that it is in. */
const SAME_M = 400;
const nameKey = ({ names }: Candidate) =>
  names.name.en
    .toLocaleLowerCase('en')
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '');

/** The tags of both, of which those of the first count. */
const merged = (first: Candidate, second: Candidate): Candidate => ({
  ...first,
  element: { ...first.element, tags: { ...second.element.tags, ...first.element.tags } },
});

/** Each place once, the most famous first; what a duplicate knows besides is kept. */
function withoutDuplicates(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  const byKey = new Map<string, number[]>();
  const sorted = candidates.toSorted((a, b) => b.fame - a.fame || a.element.id.localeCompare(b.element.id));
  for (const candidate of sorted) {
    const item = candidate.element.tags['wikidata'];
    const keys = [nameKey(candidate), ...(item === undefined ? [] : [item])];
    const same = keys
      .flatMap((key) => byKey.get(key) ?? [])
      .find((at) => distanceM(kept[at]?.element ?? candidate.element, candidate.element) < SAME_M);
    const first = same === undefined ? undefined : kept[same];
    if (same !== undefined && first) kept[same] = merged(first, candidate);
    else {
      for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), kept.length]);
      kept.push(candidate);
    }
  }
  return kept;
}

/** Everything within the radius that a traveller may go to, each once, the most famous first. */
export const candidatesIn = (elements: readonly Element[], known: Known): Candidate[] =>
  withoutDuplicates(elements.flatMap((element) => candidateOf(element, known)));

const stepFree: Readonly<Record<string, NonNullable<Place['stepFree']>>> = {
  yes: 'yes',
  designated: 'yes',
  limited: 'partly',
  no: 'no',
};
const always: Hours = { hours: { daily: '00:00-24:00' }, closures: [] };

/** Minutes within which a visit of a typical length may be cut or drawn out. */
const durationOf = (typical: number) => ({
  min: Math.max(10, Math.round((typical * 0.6) / 5) * 5),
  typical,
  max: Math.min(720, Math.round((typical * 1.6) / 5) * 5),
});

function common({ element, names, fame }: Candidate) {
  const { id, tags } = element;
  const wheelchair = stepFree[tags['wheelchair'] ?? ''];
  return {
    id: idOf(id),
    name: names.name,
    ...(names.local !== undefined && { local: names.local }),
    ...pointOf(element),
    popularity: fame,
    ...(wheelchair && { stepFree: wheelchair }),
  };
}

const feeOf = (tags: Tags, { street }: Sort): Place['price'] =>
  isFree(tags) || (street && tags['fee'] === undefined)
    ? { kind: 'free', adult: 0, child: 0 }
    : { kind: 'fixed', adult: null, child: null };

/** Open ground has no door: no hours, no fee and no house are mapped there. */
const hasDoor = (tags: Tags) => ['opening_hours', 'fee', 'building'].some((key) => (tags[key] ?? 'no') !== 'no');

function sightPlace(candidate: Candidate, sort: Sort, { today }: Known): Place {
  const { element } = candidate;
  const read = readHours(element.tags['opening_hours'], element, today);
  const isOpenGround = sort.open === 'always' && !hasDoor(element.tags);
  const hours = isOpenGround ? always : read;
  const heritage = element.tags['heritage'] === '1' ? (['unesco'] as const) : [];
  return {
    ...common(candidate),
    kind: 'sight',
    categories: [...sort.categories],
    tolerance: 150,
    duration: durationOf(sort.minutes),
    ...hours,
    ...(hours.hours === null && sort.open !== 'asked' && { daytime: true as const }),
    lastEntry: sort.indoor ? 30 : 0,
    price: feeOf(element.tags, sort),
    indoor: sort.indoor,
    children: sort.children ?? 'fine',
    effort: sort.effort ?? 'low',
    booking: false,
    ...(sort.good && { good: sort.good }),
    tags: [...new Set([...sort.tags, ...heritage])],
    text: sightText(sort.id, element.tags),
  };
}

function tablePlace(candidate: Candidate, table: Table, { today }: Known): Place {
  const { element } = candidate;
  const hours = readHours(element.tags['opening_hours'], element, today);
  const quick = table.id !== 'restaurant';
  return {
    ...common(candidate),
    kind: 'food',
    categories: ['food'],
    tolerance: 80,
    duration: durationOf(quick ? 45 : 75),
    ...hours,
    ...(hours.hours === null && { daytime: true as const }),
    lastEntry: 30,
    price: { kind: 'variable', adult: null, child: null },
    indoor: true,
    children: 'fine',
    effort: 'low',
    booking: element.tags['reservation'] === 'required',
    ...(table.meals.length > 0 && { meals: [...table.meals] }),
    ...(table.tags.length > 0 && { tags: [...table.tags] }),
    diets: table.diets,
    text: tableText(
      table.id,
      table.tags.filter((tag) => tag !== 'cafe' && tag !== 'pub'),
    ),
  };
}

/** The place of the catalogue's form that a candidate is. */
export const placeOf = (candidate: Candidate, known: Known): Place =>
  'sort' in candidate.what
    ? sightPlace(candidate, candidate.what.sort, known)
    : tablePlace(candidate, candidate.what.table, known);
