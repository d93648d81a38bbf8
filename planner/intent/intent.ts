import type { Place } from '#domain/place/destination.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { normaliseName } from '../resolve/normalise.ts';
import type { Pace } from '../rules.ts';

/** What a request means for the choice of places. */
export interface Intent {
  readonly pace: Pace;
  readonly withChildren: boolean;
  readonly budget: BudgetLevel;
  readonly liked: ReadonlySet<CategoryId>;
  readonly disliked: ReadonlySet<CategoryId>;
  /** Ids of places named in the preferences. */
  readonly mustSee: ReadonlySet<string>;
  /** Prefers to be outside (false) or does not care. */
  readonly avoidMuseums: boolean;
}

const paceWords: Record<Exclude<Pace, 'normal'>, RegExp> = {
  relaxed: /\b(relax\w*|slow\w*|calm\w*|easy|leisure\w*|tranquil\w*|sin prisas?|despacio|pausad\w*|descans\w*)\b/,
  packed: /\b(packed|intens\w*|as much as possible|busy|a tope|todo lo posible|sin parar|apretad\w*)\b/,
};

/** Words after which a thing is not wanted, in both languages. */
const refusal = '(?:no|not|without|avoid|hate|skip|sin|evitar|odio|nada de)(?: \\w+){0,2}?';
const refusable: readonly [RegExp, CategoryId][] = [
  [new RegExp(`\\b${refusal} (?:nightlife|bars?|clubs?|fiesta|vida nocturna|bares|discotecas)\\b`), 'nightlife'],
  [new RegExp(`\\b${refusal} (?:shopping|shops|compras|tiendas)\\b`), 'shopping'],
  [new RegExp(`\\b${refusal} (?:beach|beaches|playa|playas)\\b`), 'beach'],
  [new RegExp(`\\b${refusal} (?:sports?|deportes?)\\b`), 'sports'],
];
const noMuseums = new RegExp(`\\b${refusal} (?:museums?|museos?|galleries|galerias)\\b`);

function readPace(text: string): Pace {
  if (paceWords.relaxed.test(text)) return 'relaxed';
  return paceWords.packed.test(text) ? 'packed' : 'normal';
}

function namedPlaces(text: string, places: readonly Place[]): Set<string> {
  const named = places.filter((place) =>
    [place.name.en, place.name.es].some((name) => {
      const wanted = normaliseName(name);
      return wanted.length >= 5 && text.includes(wanted);
    }),
  );
  return new Set(named.map((place) => place.id));
}

/** Reads a request (preferences in English or Spanish) against the places of its destination. */
export function readIntent(request: TripRequest, places: readonly Place[]): Intent {
  const text = normaliseName(request.preferences);
  return {
    pace: readPace(text),
    withChildren: request.travellers.children > 0,
    budget: request.budget ?? 'moderate',
    liked: new Set(request.categories),
    disliked: new Set(refusable.filter(([pattern]) => pattern.test(text)).map(([, category]) => category)),
    mustSee: namedPlaces(text, places),
    avoidMuseums: noMuseums.test(text),
  };
}
