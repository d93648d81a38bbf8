import { inLanguage } from '#domain/bilingual.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import { isDish, isTaste } from '#domain/place/tag.ts';
import { addDays } from '#domain/trip/dates.ts';
import { counted } from '#domain/wishes/counted.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { CompiledPlace } from '../../catalogue/compiled.ts';
import { startsOfSort } from '../../intent/sort-hours.ts';
import { isOfEveryVisit, isOfSort, isRefusedThen, isSameKind, leastADay } from '../../intent/sorts.ts';
import {
  type AnswerInput,
  type Answering,
  byFame,
  firstNames,
  idsOf,
  isThen,
  type Reply,
  type StopMade,
  stopsOf,
  textsOf,
} from './input.ts';
import { isThere } from './place.ts';

type Sort = ItemOf<'sort'>;

const placesMade = (input: AnswerInput) => [...new Set(stopsOf(input).map(({ place }) => place))];

/** A viewpoint at noon is no sunset, and a bar after lunch is no night out. */
function isAtItsHour({ day, activity, place }: StopMade, { tag }: Sort, { request }: AnswerInput): boolean {
  const date = addDays(request.dates.start, day - 1);
  const window = startsOfSort(tag, activity.duration, { date, at: place });
  return !window || (activity.start >= window.from && activity.start <= window.to);
}

/** What of the plan is of a sort and has the quality. */
const ofSort = (sort: Sort, input: AnswerInput): StopMade[] =>
  stopsOf(input).filter(({ place }) => isOfSort(place, sort) === true);

/** What of it comes at an hour at which it is that. */
const found = (sort: Sort, input: AnswerInput): StopMade[] =>
  ofSort(sort, input).filter((stop) => isAtItsHour(stop, sort, input));

/** The same when it was wanted. */
const met = (sort: Sort, input: AnswerInput): StopMade[] =>
  found(sort, input).filter((stop) => isThen(stop, sort, input));

/** What there is of a sort at another hour or on another day than it was wanted; null: nothing, or that is no matter. */
function otherwise(sort: Sort, sure: readonly CompiledPlace[], input: AnswerInput): Reply | null {
  const t = textsOf(input);
  if (sort.day === undefined && sort.part === undefined) return null;
  const others = byFame(found(sort, input).flatMap((stop) => (isThen(stop, sort, input) ? [] : [stop.place])));
  if (others.length === 0 || (sure.length > 0 && !isOfEveryVisit(sort))) return null;
  const names = firstNames(others, input.language);
  return sure.length === 0
    ? { met: 'partly', answer: t.notWhenWanted(others.length, names), places: idsOf(others) }
    : { met: 'partly', answer: t.partlyThen(firstNames(sure, input.language), names), places: idsOf(sure) };
}

/** What a traveller cannot eat, reach or stand is no proposal. */
const isSuitable = ({ id }: CompiledPlace, { intent }: AnswerInput) =>
  !intent.refusals.needs.has(id) && intent.boosts.get(id) !== 0;

const knownOf = (sort: Sort, { destination }: AnswerInput): CompiledPlace[] =>
  destination.compiled.filter((place) => isOfSort(place, sort) === true);

/** None of the sort is in the plan: because we know none, because none suits the travellers, or because none fitted. */
function missing(sort: Sort, input: AnswerInput): Reply {
  const { destination, language } = input;
  const t = textsOf(input);
  const all = byFame(knownOf(sort, input));
  const here = all.filter((place) => isThere(place, input));
  const [first] = here.length > 0 ? here : all;
  const best = here.find((place) => isSuitable(place, input));
  const nameOf = ({ name }: Pick<CompiledPlace, 'name'>) => inLanguage(name, language);
  if (best) return { met: 'no', answer: t.noneFitted(nameOf(best)) };
  if (!first) return { met: 'no', answer: isDish(sort.tag) ? t.noDishKnown : t.noneHere(nameOf(destination)) };
  return { met: 'no', answer: here.length > 0 ? t.noneSuits(nameOf(first)) : t.noneOn(nameOf(first)) };
}

/** Every day is to have some of it; `other` is what comes at another hour. */
function daily(sort: Sort, places: readonly CompiledPlace[], input: AnswerInput, other: Reply | null): Reply {
  const { most = Number.POSITIVE_INFINITY } = sort;
  const least = leastADay(sort);
  const kept = input.days.filter(({ day }) => {
    const count = met(sort, input).filter((stop) => stop.day === day).length;
    return count >= least && count <= most;
  }).length;
  const all = input.days.length;
  if (other && kept === all) return other;
  const t = textsOf(input);
  const known = knownOf(sort, input).length;
  // A place is visited once: with so few of them no plan could keep it.
  const answer = [t.someDays(kept, all), known < least * all && t.knowOnly(known)].filter(Boolean).join(' ');
  return { met: kept === all ? 'yes' : 'partly', answer, places: idsOf(places) };
}

/** A viewpoint at noon is no sunset. */
function atAnotherHour(places: readonly CompiledPlace[], input: AnswerInput): Reply {
  return { met: 'no', answer: textsOf(input).notAtItsHour(firstNames(places, input.language)), places: idsOf(places) };
}

function wanted(sort: Sort, input: AnswerInput): Reply {
  const t = textsOf(input);
  const here = placesMade(input);
  const all = byFame(met(sort, input).map(({ place }) => place));
  // Asked for something to eat, the tables come before the quarter that is known for it.
  const sure = [true, false].flatMap((isFirst) => all.filter((place) => isSameKind(place, sort) === isFirst));
  const names = firstNames(sure, input.language);
  const other = otherwise(sort, sure, input);
  if (sort.aDay && sure.length > 0) return daily(sort, sure, input, other);
  if (other) return other;
  if (sure.length === 0) {
    const others = byFame(ofSort(sort, input).map(({ place }) => place));
    if (others.length > 0) return atAnotherHour(others, input);
    const likely = byFame(here.filter((place) => hasTag(place.tags, sort.tag)));
    if (likely.length === 0) return missing(sort, input);
    const answer = t.perhaps(likely.length, firstNames(likely, input.language));
    return { met: 'partly', answer, places: idsOf(likely) };
  }
  const places = idsOf(sure);
  if (sure.length < (sort.least ?? 1)) return { met: 'partly', answer: t.only(sure.length, names), places };
  const ofTag = here.filter((place) => hasTag(place.tags, sort.tag)).length;
  if (sort.most !== undefined && ofTag > sort.most)
    return { met: 'partly', answer: t.more(sure.length, names), places };
  return { met: 'yes', answer: t.found(sure.length, names), places };
}

function refused(sort: Sort, input: AnswerInput): Reply {
  const t = textsOf(input);
  const isThenOnly = isRefusedThen(sort);
  const stops = stopsOf(input).filter((stop) => !isThenOnly || isThen(stop, sort, input));
  const here = [...new Set(stops.map(({ place }) => place))];
  const left = byFame(here.filter((place) => isOfSort(place, sort) !== false));
  const leftOut = isDish(sort.tag) ? t.dishLeftOut : t.leftOut;
  if (left.length === 0) return { met: 'yes', answer: isThenOnly ? t.leftOutThen : leftOut };
  const alike = here.filter((place) => isSameKind(place, sort));
  return {
    met: left.length * 2 < alike.length ? 'partly' : 'no',
    answer: t.stillThere(firstNames(left, input.language)),
  };
}

/** Meals without a table may be anything. */
const openMeals = ({ days }: AnswerInput) =>
  days.flatMap(({ activities }) => activities.filter(({ kind }) => kind === 'meal')).length;

/** "Only museums": every visit; "only small museums": every museum. */
function alone(sort: Sort, input: AnswerInput): Reply {
  const t = textsOf(input);
  const asked = placesMade(input).filter((place) =>
    sort.quality === undefined ? isSameKind(place, sort) : hasTag(place.tags, sort.tag),
  );
  const open = isTaste(sort.tag) ? openMeals(input) : 0;
  const fitting = byFame(asked.filter((place) => isOfSort(place, sort) === true));
  if (fitting.length === 0) return missing(sort, input);
  const names = firstNames(fitting, input.language);
  const places = idsOf(fitting);
  if (fitting.length === asked.length + open)
    return { met: 'yes', answer: `${t.everyOne} ${t.found(fitting.length, names)}`, places };
  const isMost = fitting.length * 2 > asked.length + open;
  const answer = t.ofAll(fitting.length, asked.length + open);
  return isMost ? { met: 'partly', answer, places } : { met: 'no', answer };
}

/** A sort of places: what of it the plan has, by the tags of our data. */
export const sortAnswer: Answering<'sort'> = (item, input) => {
  const bounded = counted(item, input.days.length);
  if (item.stance === 'want') return item.most === 0 ? refused(item, input) : wanted(bounded, input);
  return item.stance === 'refuse' ? refused(item, input) : alone(item, input);
};
