import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import type { DayWishes } from '../rules.ts';
import { favouritesOf, placesNamed } from './favourites.ts';
import { dietsOf, type NeedId, needsOf } from './needs.ts';
import { paceOf } from './pace.ts';
import { isOfTheme, type Theme, themes } from './themes.ts';
import { boostsOf, unsuitableFor } from './weights.ts';
import type { Quote, Wish } from './wish.ts';
import { type Clause, readWishes } from './wishes.ts';

/** What a request means for the choice of places. */
export interface Intent extends DayWishes {
  readonly budget: BudgetLevel;
  readonly liked: ReadonlySet<CategoryId>;
  /** Ids of places named in the preferences. */
  readonly mustSee: ReadonlySet<string>;
  /** Ids of places that are not to be planned. */
  readonly refused: ReadonlySet<string>;
  /** What the worth of a place is multiplied with, by id; 1 when absent. */
  readonly boosts: ReadonlyMap<string, number>;
  readonly wishes: readonly Wish[];
}

/** Fewer words than this are a greeting or a filler, not a wish that was missed. */
const SHORTEST_WISH = 3;
const DISLIKED = 0.1;

const idsOf = (theme: Theme, places: readonly CompiledPlace[]) =>
  places.filter((place) => isOfTheme(place, theme)).map(({ id }) => id);

function themeWishes(clause: Clause, places: readonly CompiledPlace[], quote: Quote): Wish[] {
  return themes.flatMap((theme): Wish[] => {
    if (theme.asked.test(clause.refused))
      return [{ kind: 'refused-theme', theme, placeIds: idsOf(theme, places), quote }];
    return theme.asked.test(clause.wanted) ? [{ kind: 'theme', theme, placeIds: idsOf(theme, places), quote }] : [];
  });
}

function favouriteWishes(clause: Clause, places: readonly CompiledPlace[], quote: Quote): Wish[] {
  const placeIds = favouritesOf(clause, places);
  return placeIds.length > 0 ? [{ kind: 'favourite', placeIds, quote }] : [];
}

function wishesOf(clause: Clause, places: readonly CompiledPlace[]): Wish[] {
  const quote = { from: clause.from, to: clause.to };
  const pace = paceOf(clause);
  const named = placesNamed(clause.wanted, places);
  const others: Wish[] = [
    ...named.map((placeId): Wish => ({ kind: 'must-see', placeId, quote })),
    ...placesNamed(clause.refused, places).map((placeId): Wish => ({ kind: 'refused-place', placeId, quote })),
    ...(pace ? [{ kind: 'pace' as const, pace, quote }] : []),
    ...needsOf(clause).map((need): Wish => ({ kind: 'need', need, quote })),
    ...dietsOf(clause).map((diet): Wish => ({ kind: 'diet', diet, quote })),
  ];
  // A place's own name is no theme: "the National Museum" asks for one museum.
  const wishes = named.length > 0 ? others : [...others, ...themeWishes(clause, places, quote)];
  if (wishes.length === 0) wishes.push(...favouriteWishes(clause, places, quote));
  const words = clause.whole.split(' ').length;
  return wishes.length === 0 && words >= SHORTEST_WISH ? [{ kind: 'not-understood', quote }] : wishes;
}

function keyOf(wish: Wish): string {
  switch (wish.kind) {
    case 'must-see':
    case 'refused-place':
      return `${wish.kind} ${wish.placeId}`;
    case 'theme':
    case 'refused-theme':
      return `theme ${wish.theme.id}`;
    case 'need':
      return `need ${wish.need}`;
    case 'diet':
      return `diet ${wish.diet}`;
    case 'pace':
      return 'pace';
    default:
      return `${wish.kind} ${wish.quote.from}`;
  }
}

/** What was said first holds: "no museums, only the modern art museum" names a place, not the theme. */
function firstOfEach(wishes: readonly Wish[]): Wish[] {
  return [...new Map(wishes.toReversed().map((wish) => [keyOf(wish), wish])).values()].reverse();
}

const needed = (wishes: readonly Wish[], need: NeedId) =>
  wishes.some((wish) => wish.kind === 'need' && wish.need === need);

/** Reads a request (preferences in English or Spanish) against the places of its destination. */
export function readIntent(request: TripRequest, places: readonly CompiledPlace[]): Intent {
  const wishes = firstOfEach(readWishes(request.preferences).clauses.flatMap((clause) => wishesOf(clause, places)));
  const paces = wishes.flatMap((wish) => (wish.kind === 'pace' ? [wish.pace] : []));
  const mustSee = new Set(wishes.flatMap((wish) => (wish.kind === 'must-see' ? [wish.placeId] : [])));
  return {
    pace: paces.includes('relaxed') ? 'relaxed' : (paces[0] ?? 'normal'),
    withChildren: request.travellers.children > 0,
    toddler: needed(wishes, 'toddler'),
    gentle: needed(wishes, 'gentle'),
    lateStart: needed(wishes, 'late-start'),
    earlyStart: needed(wishes, 'early-start'),
    earlyNight: needed(wishes, 'early-night'),
    budget: request.budget ?? 'moderate',
    liked: new Set(request.categories),
    mustSee,
    refused: new Set(unsuitableFor(wishes, places).filter((id) => !mustSee.has(id))),
    boosts: boostsOf(wishes, places),
    wishes,
  };
}

/** The same wish with refused sorts of places only disliked: for when nothing else is left. Places named by name stay out. */
export function withoutRefusedThemes(intent: Intent): Intent {
  const refused = new Set(intent.wishes.flatMap((wish) => (wish.kind === 'refused-place' ? [wish.placeId] : [])));
  const disliked = [...intent.refused].filter((id) => !refused.has(id));
  return { ...intent, refused, boosts: new Map([...intent.boosts, ...disliked.map((id) => [id, DISLIKED] as const)]) };
}
