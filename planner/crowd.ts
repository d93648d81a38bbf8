import type { MealKind } from '#domain/place/meal.ts';
import type { CompiledPlace } from './catalogue/compiled.ts';
import type { DayRules } from './rules.ts';

/** A visit that usually takes no more minutes than this is half a stop: a square on the way is no museum (record 58). */
const SHORT_VISIT = 45;

interface Counted {
  readonly place: Pick<CompiledPlace, 'kind' | 'duration' | 'categories'> | null;
  readonly meal: MealKind | null;
}

/** What one goes to when the day is over. */
export const isForEvenings = ({ kind, categories }: Pick<CompiledPlace, 'kind' | 'categories'>): boolean =>
  kind !== 'food' && kind !== 'day-trip' && categories.includes('nightlife');

const isSmall = (place: NonNullable<Counted['place']>) =>
  place.duration.typical <= SHORT_VISIT || isForEvenings(place) || place.kind === 'food';

/** How much of a day's stops one of them is (H3): short visits, evenings out and cake between meals half, unless the travellers said how many things they want. */
export const sizeOf = ({ activities }: DayRules, { place, meal }: Counted): 0.5 | 1 =>
  !activities.isSaid && place !== null && meal === null && isSmall(place) ? 0.5 : 1;

/** How full stops make a day, in stops (H3). */
export const crowdOf = (rules: DayRules, stops: readonly Counted[]): number =>
  stops.reduce((sum, stop) => sum + sizeOf(rules, stop), 0);
