import { hasTag } from '#domain/place/has-tag.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { dietWeight, isTasteOf } from './diets.ts';
import { isRuledOut } from './sorts.ts';
import { itemsOf } from './understood.ts';

/** Ids of places that wishes keep out, by how much depends on them. */
export interface Refusals {
  /** Named, or known already: they stay out whatever happens. */
  readonly named: ReadonlySet<string>;
  /** What a traveller cannot eat, reach or stand: only let in where there would be no plan at all. */
  readonly needs: ReadonlySet<string>;
  /** Of a sort that is not wanted. */
  readonly sorts: ReadonlySet<string>;
}

const high = ['tower', 'rooftop', 'cable-car', 'viewpoint'] as const;
const hardFor = { wheelchair: true, 'no-stairs': true, pushchair: true } as const;

function isHard({ effort, stepFree }: CompiledPlace, need: string): boolean {
  return effort === 'high' || (need in hardFor && stepFree === 'no');
}

/** Nothing for children of these ages, by our data. */
function isNotFor({ children, kind }: CompiledPlace): boolean {
  return kind !== 'food' && children === 'unsuitable';
}

/** Whether one comes there by car only, by our data. */
export const needsCar = ({ access }: CompiledPlace): boolean => access?.by === 'car';

function isAgainstNeeds(wishes: readonly Wish[]): (place: CompiledPlace) => boolean {
  const diets = itemsOf(wishes, 'diet');
  const needs = itemsOf(wishes, 'mobility').map(({ need }) => need);
  const withChildren = itemsOf(wishes, 'children').length > 0;
  const avoids = new Set(itemsOf(wishes, 'avoid').map(({ what }) => what));
  return (place) =>
    (avoids.has('driving') && needsCar(place)) ||
    diets.some(({ diet, who }) => who === 'all' && isTasteOf(place, diet)) ||
    (place.kind === 'food' && diets.some((diet) => dietWeight(place, diet) === 0)) ||
    needs.some((need) => isHard(place, need)) ||
    (withChildren && isNotFor(place)) ||
    (avoids.has('heights') && high.some((tag) => hasTag(place.tags, tag)));
}

/** A meal or a ticket that costs more than was said. */
function isTooDear(wishes: readonly Wish[]): (place: CompiledPlace) => boolean {
  const limits = itemsOf(wishes, 'money').filter(({ currency }) => currency === 'EUR');
  const most = (per: 'a-meal' | 'a-ticket') =>
    Math.min(...limits.filter((item) => item.per === per).map(({ cents }) => cents));
  const [meal, ticket] = [most('a-meal'), most('a-ticket')];
  return ({ kind, price }) => (price.adult ?? 0) > (kind === 'food' ? meal : ticket);
}

const idsOf = (places: readonly CompiledPlace[], isOut: (place: CompiledPlace) => boolean) =>
  new Set(places.filter(isOut).map(({ id }) => id));

export function refusalsOf(wishes: readonly Wish[], places: readonly CompiledPlace[]): Refusals {
  const named = itemsOf(wishes, 'place').filter(({ stance }) => stance !== 'see');
  const sorts = itemsOf(wishes, 'sort');
  const dear = isTooDear(wishes);
  return {
    named: new Set(named.map(({ placeId }) => placeId)),
    needs: idsOf(places, isAgainstNeeds(wishes)),
    sorts: idsOf(places, (place) => dear(place) || sorts.some((sort) => isRuledOut(place, sort))),
  };
}
