import type { Bilingual } from '#domain/bilingual.ts';
import type { Destination } from '#domain/place/destination.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import type { NameSheet } from '#reading/sheet.ts';
import { normaliseName } from '../resolve/normalise.ts';
import { commonWords, shortNames } from './short-names.ts';

const SHORTEST_WORD = 4;

const bare = (name: string) => name.replace(/\(.*?\)/g, ' ');

/** "St Peter's" is typed with and without its s. */
const unowned = (name: string) => name.replace(/['’]s\b/g, '');

const namesOf = ({ en, es }: Bilingual) => [en, es, bare(en), bare(es)].map((name) => normaliseName(unowned(name)));

interface Named {
  readonly id: string;
  readonly names: readonly string[];
  /** Their words may be common ones: only whole they mean this place. */
  readonly aliases: readonly string[];
  readonly fame: number;
}

const wordsOf = ({ names }: Named) => names.flatMap((name) => name.split(' '));

/** A word of several names means the one that is so much better known. */
const BETTER_KNOWN = 6;

/** With the words by which a name is known among its like, each by itself: "giralda", "bernabeu". */
function withUnusualWords<T extends Named>(all: readonly T[], taken: ReadonlySet<string>): T[] {
  const owners = new Map<string, Set<T>>();
  for (const named of all)
    for (const word of wordsOf(named)) owners.set(word, (owners.get(word) ?? new Set()).add(named));
  const isOwner = (named: T, word: string) =>
    [...(owners.get(word) ?? [])].every((other) => other === named || other.fame + BETTER_KNOWN <= named.fame);
  const isUnusual = (named: T, word: string) =>
    word.length >= SHORTEST_WORD && !commonWords.has(word) && !taken.has(word) && isOwner(named, word);
  return all.map((named) => ({
    ...named,
    names: [...new Set([...named.names, ...wordsOf(named).filter((word) => isUnusual(named, word))])],
  }));
}

/** The names by which travellers call a destination's places, quarters and itself. */
export function nameSheetOf(destination: Destination): NameSheet {
  const short = shortNames(destination);
  const names = [...namesOf(destination.name), ...destination.aliases.map(normaliseName)];
  const countries = namesOf(destination.countryName);
  const taken = new Set([...names, ...countries].flatMap((name) => name.split(' ')));
  const visits = destination.places.filter(({ kind }) => kind !== 'food');
  const tables = destination.places.filter(({ kind }) => kind === 'food');
  const named = (places: typeof visits) =>
    places.map(({ id, name, aliases = [], popularity }) => ({
      id,
      names: [...namesOf(name), ...(short.get(id) ?? [])],
      aliases: aliases.map(normaliseName),
      fame: popularity,
    }));
  const areas = destination.areas.map(({ id, name, aliases = [] }) => ({
    id,
    names: namesOf(name),
    aliases: aliases.map(normaliseName),
    fame: 0,
  }));
  return {
    id: destination.id,
    names: [...new Set(names)],
    places: [...withUnusualWords(named(visits), taken), ...withUnusualWords(named(tables), taken)].map(
      ({ id, names, aliases }) => ({ id, names, aliases }),
    ),
    areas: withUnusualWords(areas, taken).map(({ id, names, aliases }) => ({ id, names, aliases })),
  };
}

const dietNames = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free', 'lactose-free'] as const;

function dietsOf({ places }: Destination): DestinationSheet['diets'] {
  const having = (diet: (typeof dietNames)[number], offer: 'yes' | 'some') =>
    places.filter(({ kind, diets }) => kind === 'food' && diets?.[diet] === offer).length;
  const counts = dietNames.map((diet) => [diet, { yes: having(diet, 'yes'), some: having(diet, 'some') }] as const);
  return Object.fromEntries(counts) as DestinationSheet['diets'];
}

/** The sheet of names as devices keep it: with what places are called, of what sort they are and how much there is for whom. */
export function destinationSheetOf(destination: Destination): DestinationSheet {
  const { id, names, places, areas } = nameSheetOf(destination);
  const known = new Map([...destination.places, ...destination.areas].map((own) => [own.id, own]));
  const nameOf = (own: string): Bilingual => known.get(own)?.name ?? { en: own, es: own };
  const tags = new Map(destination.places.map((place) => [place.id, place.tags ?? []]));
  return {
    id,
    names: [...names],
    places: places.map((own) => ({
      id: own.id,
      name: nameOf(own.id),
      names: [...own.names],
      aliases: [...own.aliases],
      tags: tags.get(own.id) ?? [],
    })),
    areas: areas.map((own) => ({ id: own.id, name: nameOf(own.id), names: [...own.names], aliases: [...own.aliases] })),
    diets: dietsOf(destination),
    stepFree: destination.places.filter(({ kind, stepFree }) => kind !== 'food' && stepFree === 'yes').length,
  };
}
