import type { Place } from '#domain/place/destination.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { normaliseName } from '../resolve/normalise.ts';
import type { Pace } from '../rules.ts';
import { names, readWishes, type Wishes } from './wishes.ts';

/** What a request means for the choice of places. */
export interface Intent {
  readonly pace: Pace;
  readonly withChildren: boolean;
  readonly budget: BudgetLevel;
  readonly liked: ReadonlySet<CategoryId>;
  readonly disliked: ReadonlySet<CategoryId>;
  /** Ids of places named in the preferences. */
  readonly mustSee: ReadonlySet<string>;
  /** Ids of places the preferences do not want. */
  readonly refused: ReadonlySet<string>;
  readonly avoidMuseums: boolean;
}

const relaxed = /\b(?:relax\w*|slow\w*|calm\w*|easy going|leisure\w*|tranquil\w*|despacio|pausad\w*|descans\w*)\b/;
/** Refusals that ask for a slow pace. */
const unhurried = /\b(?:sin prisas?|no rush|not (?:too )?(?:busy|packed|much)|nada intenso|sin agobios?|sin correr)\b/;
const packed = /\b(?:packed|intens\w*|as much as possible|busy|a tope|todo lo posible|apretad\w*)\b/;

const refusable: readonly [RegExp, CategoryId][] = [
  [/\b(?:nightlife|bars?|clubs?|clubbing|fiestas?|vida nocturna|bares|discotecas?)\b/, 'nightlife'],
  [/\b(?:shopping|shops?|compras|tiendas)\b/, 'shopping'],
  [/\b(?:beach|beaches|playas?)\b/, 'beach'],
  [/\b(?:sports?|deportes?)\b/, 'sports'],
];
const museums = /\b(?:museums?|museos?|galleries|galerias?)\b/;
/** Shorter names are too often ordinary words. */
const SHORTEST_NAME = 5;

function readPace({ wanted, whole }: Wishes): Pace {
  if (relaxed.test(wanted) || unhurried.test(whole)) return 'relaxed';
  return packed.test(wanted) || /\bsin parar\b/.test(whole) ? 'packed' : 'normal';
}

function namedPlaces(text: string, places: readonly Place[]): Set<string> {
  const named = places.filter((place) =>
    [place.name.en, place.name.es]
      .map((name) => normaliseName(name.replace(/\(.*?\)/g, ' ')))
      .some((name) => name.length >= SHORTEST_NAME && names(text, name)),
  );
  return new Set(named.map((place) => place.id));
}

/** Reads a request (preferences in English or Spanish) against the places of its destination. */
export function readIntent(request: TripRequest, places: readonly Place[]): Intent {
  const wishes = readWishes(request.preferences);
  return {
    pace: readPace(wishes),
    withChildren: request.travellers.children > 0,
    budget: request.budget ?? 'moderate',
    liked: new Set(request.categories),
    disliked: new Set(refusable.filter(([pattern]) => pattern.test(wishes.refused)).map(([, category]) => category)),
    mustSee: namedPlaces(wishes.wanted, places),
    refused: namedPlaces(wishes.refused, places),
    avoidMuseums: museums.test(wishes.refused),
  };
}
