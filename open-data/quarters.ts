import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Place, StayArea } from '#domain/place/destination.ts';
import { distanceM } from '#domain/place/distance.ts';
import type { Element } from './element.ts';
import { namesOf } from './names.ts';
import { idOf, pointOf } from './point.ts';
import { inBoth } from './texts/texts.ts';

const sorts = ['quarter', 'neighbourhood', 'suburb'];
/** A quarter has what lies within this distance of its name. */
const AROUND_M = 800;
const FEWEST_SIGHTS = 3;
const MOST = 4;

/** Of so many sights the middle is where one stays. */
const FOR_THE_MIDDLE = 10;

function middleOf(sights: readonly Place[], centre: Coordinates): Coordinates {
  const first = sights.slice(0, FOR_THE_MIDDLE);
  if (first.length === 0) return centre;
  const mean = (axis: keyof Coordinates) => {
    const sorted = first.map((own) => own[axis]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? centre[axis];
  };
  return pointOf({ latitude: mean('latitude'), longitude: mean('longitude') });
}

/**
 * Where one may stay: the middle of the sights, and quarters of the map that have several around them. What a bed costs there the map
 * does not say, so each is for every budget.
 */
export function quartersOf(elements: readonly Element[], sights: readonly Place[], centre: Coordinates): StayArea[] {
  const everyone = ['economic', 'moderate', 'luxury'] as const;
  const quarters = elements.flatMap((element) => {
    if (!sorts.includes(element.tags['place'] ?? '')) return [];
    const names = namesOf(element.tags);
    const around = sights.filter((sight) => distanceM(sight, element) < AROUND_M).length;
    return names && around >= FEWEST_SIGHTS ? [{ element, names, around }] : [];
  });
  const best = quarters
    .toSorted((a, b) => b.around - a.around || a.element.id.localeCompare(b.element.id))
    .slice(0, MOST);
  const middle = {
    id: 'centre',
    name: inBoth(({ centre: name }) => name),
    ...middleOf(sights, centre),
    budgets: [...everyone],
    text: inBoth(({ centreText }) => centreText),
  };
  const others = best.map(({ element, names }) => ({
    id: `quarter-${idOf(element.id)}`,
    name: names.name,
    ...pointOf(element),
    budgets: [...everyone],
    text: inBoth(({ quarterText }) => quarterText),
  }));
  return [middle, ...others];
}
