import { distanceM } from '#domain/place/distance.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { calledLike } from './called-like.ts';
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

/** What is step-free in part and no easy walk either (a castle on its hill) is nothing for a wheelchair. */
function isHard({ effort, stepFree }: CompiledPlace, need: string): boolean {
  const isUphill = need === 'wheelchair' && stepFree === 'partly' && effort !== 'low';
  return effort === 'high' || isUphill || (need in hardFor && stepFree === 'no');
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

/** Whether a text says a name as words of its own: "Ring" is not in "during". */
const isSaid = (name: string, text: string) => ` ${text} `.includes(` ${name} `);

/** Within so many metres of its middle something stands in a quarter or on an island. */
const WITHIN_M = 600;

/**
 * Whether a sight stands in an area: one visit with it by the catalogue, or called or told by it. Those who have seen Museum Island have seen
 * its museums; they may eat there.
 */
function standsIn(place: CompiledPlace, area: CompiledPlace, { belongings }: CompiledDestination): boolean {
  if (area.kind !== 'area' || place.kind === 'area' || place.kind === 'food') return false;
  if (distanceM(place, area) > WITHIN_M) return false;
  const group = belongings.get(area.id)?.group;
  const isOneVisit = group !== undefined && belongings.get(place.id)?.group === group;
  return isOneVisit || area.words.proper.some((name) => isSaid(name, place.words.all));
}

/** A place that was refused or seen, and what stands in it or is called like it, unless that was named itself. */
function namedOut(wishes: readonly Wish[], destination: CompiledDestination, typed: string): ReadonlySet<string> {
  const named = itemsOf(wishes, 'place');
  const out = named.filter(({ stance }) => stance !== 'see').map(({ placeId }) => placeId);
  const wanted = new Set(named.filter(({ stance }) => stance === 'see').map(({ placeId }) => placeId));
  const areas = out.flatMap((id) => destination.byId.get(id) ?? []);
  const within = destination.compiled.filter(
    (place) => !wanted.has(place.id) && areas.some((area) => standsIn(place, area, destination)),
  );
  const alike = calledLike(wishes, typed, destination).filter(({ id }) => !wanted.has(id));
  return new Set([...out, ...[...within, ...alike].map(({ id }) => id)]);
}

/** @param typed the preferences that the quotes of the wishes point into */
export function refusalsOf(wishes: readonly Wish[], destination: CompiledDestination, typed = ''): Refusals {
  const places = destination.compiled;
  const sorts = itemsOf(wishes, 'sort');
  const dear = isTooDear(wishes);
  return {
    named: namedOut(wishes, destination, typed),
    needs: idsOf(places, isAgainstNeeds(wishes)),
    sorts: idsOf(places, (place) => dear(place) || sorts.some((sort) => isRuledOut(place, sort))),
  };
}
