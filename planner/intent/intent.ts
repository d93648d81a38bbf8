import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import type { DayWishes } from '../rules.ts';
import { isAfterthought } from './bounds.ts';
import { clausesOf } from './clauses.ts';
import type { NeedId } from './need-ids.ts';
import { type Before, readClause } from './read-clause.ts';
import { boostsOf, unsuitableFor } from './weights.ts';
import type { Wish } from './wish.ts';

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

const DISLIKED = 0.1;

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

/** Words that were not understood and speak of the clause before leave nothing certain about it. */
const inDoubt = (wishes: readonly Wish[]) => wishes.map((wish) => ({ ...wish, partial: true }));

function wishesOf(preferences: string, places: readonly CompiledPlace[]): Wish[] {
  const read: (readonly Wish[])[] = [];
  let before: Before = { refusesSort: false, isKnown: false };
  for (const clause of clausesOf(preferences)) {
    const { wishes, ...now } = readClause(clause, places, before);
    const isMissed = wishes.some(({ kind }) => kind === 'not-understood');
    if (isMissed && isAfterthought(clause.whole)) read.push(inDoubt(read.pop() ?? []));
    read.push(wishes);
    before = now;
  }
  return read.flat();
}

const needed = (wishes: readonly Wish[], need: NeedId) =>
  wishes.some((wish) => wish.kind === 'need' && wish.need === need);

/** Reads a request (preferences in English or Spanish) against the places of its destination. */
export function readIntent(request: TripRequest, places: readonly CompiledPlace[]): Intent {
  const wishes = firstOfEach(wishesOf(request.preferences, places));
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

/** Whether trips out of town are among the wishes. */
export const asksForDayTrips = ({ wishes }: Intent): boolean =>
  wishes.some((wish) => wish.kind === 'theme' && wish.theme.id === 'day-trips');

/** The same wish with refused sorts of places only disliked: for when nothing else is left. Places named by name stay out. */
export function withoutRefusedThemes(intent: Intent): Intent {
  const refused = new Set(intent.wishes.flatMap((wish) => (wish.kind === 'refused-place' ? [wish.placeId] : [])));
  const disliked = [...intent.refused].filter((id) => !refused.has(id));
  return { ...intent, refused, boosts: new Map([...intent.boosts, ...disliked.map((id) => [id, DISLIKED] as const)]) };
}
