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

/** "The Edge" is looked up as the one word that it is; "the Met" is nothing without its article. */
const withoutArticles = (names: readonly string[]) => [
  ...new Set(names.map((name) => name.replace(/^(?:the|el|la|los|las) (?=\S{4,}$|\S+ )/, ''))),
];

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

/** By word, those whose names hold it. */
function ownersOf<T extends Named>(all: readonly T[], wordsIn: (named: T) => readonly string[]) {
  const owners = new Map<string, Set<T>>();
  for (const named of all)
    for (const word of wordsIn(named)) owners.set(word, (owners.get(word) ?? new Set()).add(named));
  return (named: T, word: string) =>
    [...(owners.get(word) ?? [])].every((other) => other === named || other.fame + BETTER_KNOWN <= named.fame);
}

/** The words by which a name is known among its like, each by itself: "giralda", "bernabeu". */
function unusualWords<T extends Named>(all: readonly T[], taken: ReadonlySet<string>): (named: T) => string[] {
  const isOwner = ownersOf(all, wordsOf);
  return (named) =>
    [...new Set(wordsOf(named))].filter(
      (word) =>
        word.length >= SHORTEST_WORD &&
        !commonWords.has(word) &&
        !taken.has(word) &&
        !named.names.includes(word) &&
        isOwner(named, word),
    );
}

/** Sorts of which a town mostly has one that is meant: "the cathedral". */
const single = new Set(
  'castle castillo cathedral catedral opera palace palacio zoo aquarium acuario tower torre basilica abbey abadia mezquita stadium estadio citadel ciudadela fortress fortaleza alcazar cupula dome clock reloj duomo funicular teleferico bullring acropolis oceanario rastro forum foro'.split(
    ' ',
  ),
);

/** What a name says it is: "castle" of "Prague Castle", "tower" of "Tower of London". */
function headsOf({ en, es }: Bilingual): string[] {
  const [first = ''] = normaliseName(bare(es))
    .replace(/^(?:el|la) /, '')
    .split(' ');
  const words = normaliseName(bare(en)).split(' ');
  const of = words.findIndex((word) => word === 'of' || word === 'and');
  return [first, words.at(of < 0 ? -1 : of - 1) ?? ''].filter((word) => single.has(word));
}

/** What sort of terminal it is says nothing of which. */
const generic = /\b(?:international|internacional|station|train|railway|estacion|tren)\b/g;
const SHORTEST_CORE = 5;

/** "Termini", "St Pancras": what travellers call a station, where that is neither a common word nor the town. */
function coreOf(name: string, town: ReadonlySet<string>): string[] {
  const core = name
    .replace(generic, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:del? )+/, '');
  const isPlain = core.split(' ').every((word) => commonWords.has(word) || town.has(word));
  return core === name || core.length < SHORTEST_CORE || isPlain ? [] : [core];
}

/** Codes are aliases where they are no words; one that the town is called by, too ("LAX"), is the airport where one lands. */
function terminalsOf({ terminals = [], ...town }: Destination): NonNullable<NameSheet['terminals']> {
  const own = new Set([...namesOf(town.name), ...town.aliases.map(normaliseName)].flatMap((name) => name.split(' ')));
  return terminals.map(({ id, name, kind, code, aliases = [] }) => ({
    id,
    kind,
    names: [...new Set(namesOf(name).flatMap((one) => [one, ...(kind === 'station' ? coreOf(one, own) : [])]))],
    aliases: [...aliases, ...(code && town.aliases.includes(code) ? [code] : [])].map(normaliseName),
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
    places.map(({ id, name, aliases = [], popularity, tags = [] }) => ({
      id,
      names: withoutArticles([...namesOf(name), ...(short.get(id) ?? [])]),
      aliases: withoutArticles(aliases.map(normaliseName)),
      fame: popularity,
      heads: headsOf(name),
      tags,
    }));
  const areas = destination.areas.map(({ id, name, aliases = [] }) => ({
    id,
    names: namesOf(name),
    aliases: aliases.map(normaliseName),
    fame: 0,
  }));
  const seen = named(visits);
  const isOnly = ownersOf(seen, ({ heads }) => heads);
  const placesOf = (all: typeof seen, isTable: boolean): NameSheet['places'] => {
    const partsOf = unusualWords(all, taken);
    return all.map((place) => ({
      id: place.id,
      names: place.names,
      aliases: place.aliases,
      parts: partsOf(place),
      sorts: [...new Set(place.heads)].filter((head) => isOnly(place, head)),
      tags: place.tags,
      isTable,
    }));
  };
  const partsOfArea = unusualWords(areas, taken);
  return {
    id: destination.id,
    names: [...new Set(names)],
    places: [...placesOf(seen, false), ...placesOf(named(tables), true)],
    areas: areas.map((area) => ({
      id: area.id,
      names: [...new Set([...area.names, ...partsOfArea(area)])],
      aliases: area.aliases,
    })),
    terminals: terminalsOf(destination),
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
  const { id, names, places, areas, terminals = [] } = nameSheetOf(destination);
  const known = new Map(
    [...destination.places, ...destination.areas, ...(destination.terminals ?? [])].map((own) => [own.id, own.name]),
  );
  const nameOf = (own: string): Bilingual => known.get(own) ?? { en: own, es: own };
  return {
    id,
    names: [...names],
    places: places.map((own) => ({
      id: own.id,
      name: nameOf(own.id),
      names: [...own.names],
      aliases: [...own.aliases],
      parts: [...own.parts],
      sorts: [...own.sorts],
      tags: [...own.tags],
      isTable: own.isTable,
    })),
    areas: areas.map((own) => ({ id: own.id, name: nameOf(own.id), names: [...own.names], aliases: [...own.aliases] })),
    terminals: terminals.map((own) => ({
      id: own.id,
      name: nameOf(own.id),
      names: [...own.names],
      aliases: [...own.aliases],
      kind: own.kind,
    })),
    diets: dietsOf(destination),
    stepFree: destination.places.filter(({ kind, stepFree }) => kind !== 'food' && stepFree === 'yes').length,
  };
}
