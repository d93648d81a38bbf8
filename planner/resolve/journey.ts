import type { Bilingual } from '#domain/bilingual.ts';
import { MAX_BASES } from '#domain/trip/longest.ts';
import { fittingBases, splitNights } from '#domain/trip/nights.ts';
import { emptyGazetteer, type Gazetteer } from './gazetteer.ts';
import { normaliseName } from './normalise.ts';
import { type Named, resolveDestination, spellings } from './resolve.ts';

/** A row of `places/journeys/regions.json`: a country, a region or a route, and where one sleeps in it, in the order in which it is travelled. */
export interface JourneyRegion {
  readonly name: Bilingual;
  /** Other names, as people type them. */
  readonly aliases: readonly string[];
  /** `nights`: what is usual in a week; `rank`: 1 is what no journey there leaves out. */
  readonly bases: readonly { readonly id: string; readonly nights: number; readonly rank: number }[];
}

/** A journey that was named: its bases in their order, with what is usual in nights. */
export interface NamedJourney<D extends Named> {
  /** What it is called; null where only its places were named. */
  readonly name: Bilingual | null;
  readonly bases: readonly { readonly destination: D; readonly nights: number; readonly rank: number }[];
  readonly byCar: boolean;
}

const byCarWords = /\b(?:by car|road ?trip|driving|self drive|en coche|en carro)\b/;
/** What people put around the name of a region: "a road trip through Andalusia", "Japan in 8 days". */
const around =
  /\b(?:(?:one|two|three|a|una|dos|tres|\d+) (?:days?|nights?|weeks?|dias?|noches?|semanas?)|by car|road ?trip|driving|self drive|en coche|en carro|a traves de|a|an|the|my|our|un|una|el|la|los|las|por|through|across|around|in|en|de|del|of|to|for|para|tour|trip|journey|holiday|viaje|ruta|vacaciones|circuito|recorrido|\d{1,2})\b/g;
const between =
  /\s*(?:,|;|\+|&|\/|→|->|>|\band then\b|\bthen\b|\band\b|\bto\b|\by luego\b|\by después\b|\by\b|\be\b| - | – )\s*/iu;

const USUAL_NIGHTS = 2;

const bare = (plain: string): string => plain.replace(around, ' ').replace(/\s+/g, ' ').trim();

/** Nights that are said of a place: "3 nights Lisbon", "Porto (2 noches)"; days are taken for nights. */
const saidNights = /\b(\d)(?: (?:nights?|noches?|days?|dias?))?\b/;

/** The place of a part without what is said around it. */
function named<D extends Named>(part: string, destinations: readonly D[]): D | null {
  const plain = normaliseName(part);
  const exact = (text: string) => destinations.find((own) => spellings(own).includes(text)) ?? null;
  const found = exact(plain) ?? exact(bare(plain));
  if (found) return found;
  const guess = resolveDestination(bare(plain), destinations, emptyGazetteer);
  return guess.kind === 'found' ? guess.destination : null;
}

/** Several places of the catalogue, each by its name: "Lisbon and Porto", "Roma, Florencia y Venecia". */
function fromList<D extends Named>(text: string, destinations: readonly D[]): NamedJourney<D>['bases'] | null {
  const parts = text.split(between).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MAX_BASES) return null;
  const found = parts.flatMap((part) => {
    const destination = named(part, destinations);
    const [, said] = saidNights.exec(normaliseName(part)) ?? [];
    return destination ? [{ destination, nights: Math.max(1, Number(said ?? USUAL_NIGHTS)), rank: 1 }] : [];
  });
  const isWhole =
    found.length === parts.length && new Set(found.map(({ destination }) => destination)).size === found.length;
  return isWhole ? found : null;
}

const namesOf = ({ name, aliases }: JourneyRegion): string[] =>
  [name.en, name.es, ...aliases].map(normaliseName).flatMap((own) => [own, bare(own)]);

/**
 * What a traveller typed as a journey over several places: a list of them, or a country, a region or a route of which we know where one sleeps; null
 * for anything else, a place that is called so by itself first of all.
 */
export function resolveJourney<D extends Named>(
  text: string,
  destinations: readonly D[],
  { regions, gazetteer }: { readonly regions: readonly JourneyRegion[]; readonly gazetteer: Gazetteer },
): NamedJourney<D> | null {
  const plain = normaliseName(text);
  const byCar = byCarWords.test(plain);
  const isPlace = destinations.some((own) => spellings(own).includes(plain));
  if (plain === '' || isPlace || resolveDestination(text, destinations, gazetteer).kind === 'found') return null;
  const listed = fromList(text, destinations);
  if (listed) return { name: null, bases: listed, byCar };
  const region = regions.find((own) => namesOf(own).some((name) => name === plain || name === bare(plain)));
  return region ? inRegion(region, destinations, byCar) : null;
}

function inRegion<D extends Named>(
  { name, bases: all }: JourneyRegion,
  destinations: readonly D[],
  byCar: boolean,
): NamedJourney<D> | null {
  const bases = all.flatMap(({ id, ...own }) => {
    const destination = destinations.find((other) => other.id === id);
    return destination ? [{ destination, ...own }] : [];
  });
  return bases.length < 2 ? null : { name, bases, byCar };
}

/** Shorter beginnings are those of too many names. */
const SHORTEST_BEGINNING = 3;
const MOST_JOURNEYS = 2;

/** What a beginning may become: a journey that is called so, or those of regions whose names begin so. */
export function suggestJourneys<D extends Named>(
  text: string,
  destinations: readonly D[],
  known: { readonly regions: readonly JourneyRegion[]; readonly gazetteer: Gazetteer },
): NamedJourney<D>[] {
  const exact = resolveJourney(text, destinations, known);
  if (exact) return [exact];
  const plain = normaliseName(text);
  if (plain.length < SHORTEST_BEGINNING) return [];
  const begun = known.regions.filter((own) => namesOf(own).some((name) => name.startsWith(plain)));
  return begun.flatMap((own) => inRegion(own, destinations, false) ?? []).slice(0, MOST_JOURNEYS);
}

/**
 * A journey in so many nights: the bases that fit into them with the nights of each. null where fewer than two fit; a list that the traveller made
 * is kept whole or not at all.
 */
export function basesIn<D extends Named>(
  { name, bases }: NamedJourney<D>,
  nights: number,
): { readonly destination: D; readonly nights: number }[] | null {
  const kept = name === null ? bases.map((_, index) => index) : fittingBases(bases, nights, MAX_BASES);
  const chosen = kept.flatMap((index) => bases[index] ?? []);
  if (chosen.length < 2 || nights < chosen.length) return null;
  const split = splitNights(
    chosen.map((own) => own.nights),
    nights,
  );
  return chosen.map(({ destination }, index) => ({ destination, nights: split[index] ?? 1 }));
}
