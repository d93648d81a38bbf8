import { isTaste, type Tag } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { both, type Fact, notSo, qualityFact, tagFact } from './fact.ts';
import type { Entry, Plan } from './plan.ts';
import { everyDay, type Fault, firstOf, mostDays, type Row, unless } from './row.ts';
import { seesSunset } from './sun.ts';
import { isAt } from './when.ts';

type Sort = ItemOf<'sort'>;

const strolls: readonly Tag[] = ['quarter', 'street', 'square', 'old-town'];
/** A quarter of bars or of music is that in the evening; a house that plays at noon plays at noon. */
const inTheEvening = ({ place, end }: Entry) => end >= 1170 || strolls.every((tag) => tagFact(place, tag) !== 'yes');

/** Some sorts are a matter of the hour: a viewpoint in the morning is no sunset. */
const hours: Readonly<Partial<Record<Tag, (entry: Entry, plan: Plan) => boolean>>> = {
  sunset: seesSunset,
  breakfast: ({ start }) => start <= 690,
  brunch: ({ start }) => start <= 840,
  nightlife: ({ end }) => end >= 1260,
  club: ({ end }) => end >= 1260,
  'live-music': inTheEvening,
  jazz: inTheEvening,
  flamenco: inTheEvening,
  fado: inTheEvening,
  tango: inTheEvening,
  theatre: inTheEvening,
  bar: inTheEvening,
  cocktails: inTheEvening,
  pub: inTheEvening,
};

/** Had from door to door, or outside: a street of it is what is meant. */
const onTheStreet: readonly Tag[] = [
  'street-food',
  'local-food',
  'tapas',
  'pintxos',
  'izakaya',
  'beer',
  'wine',
  'vermouth',
  'cafe',
  'coffee',
  'terrace',
  'brunch',
];
/** A walk through a street of pizzerias is no pizza, and one past pubs no pub: for what has a house of its own one goes in. */
function isWalkPast({ place }: Entry, tag: Tag): boolean {
  const [foremost] = place?.tags ?? [];
  const hasHouse = tag === 'pub' || (isTaste(tag) && !onTheStreet.includes(tag));
  return hasHouse && foremost !== undefined && (strolls.includes(foremost) || foremost === 'shopping');
}

/** Whether a stop is what was wanted, with its quality, at its hour and when it was wanted. */
export function isWanted({ tag, quality, day, part }: Sort, entry: Entry, plan: Plan): boolean {
  if (!isAt(entry, { day, part }, plan) || isWalkPast(entry, tag)) return false;
  const fact = both(tagFact(entry.place, tag), qualityFact(entry.place, quality));
  return fact === 'yes' && (hours[tag]?.(entry, plan) ?? true);
}

export const hasSort = ({ tag }: Sort, entry: Entry): boolean => tagFact(entry.place, tag) === 'yes';

const howMany = (entries: readonly Entry[], holds: (entry: Entry) => boolean) => entries.filter(holds).length;

function wantedFault(item: Sort, entries: readonly Entry[], least: number, plan: Plan): Fault {
  const sure = howMany(entries, (own) => isWanted(item, own, plan));
  const possible = howMany(entries, ({ place }) => factOf(item, place) !== 'no');
  const most = item.most ?? Number.POSITIVE_INFINITY;
  return firstOf(
    unless(sure >= least, `${sure} of ${item.tag}, at least ${least} were to be`),
    unless(possible <= most, `${possible} are or may be of ${item.tag}, at most ${most} were to be`),
  );
}

const factOf = ({ tag, quality }: Sort, place: Entry['place']): Fact =>
  both(tagFact(place, tag), qualityFact(place, quality));

/** "Few" are no more than one in two days. */
const fewest = (plan: Plan) => Math.max(1, Math.ceil(plan.days.length / 2));

/**
 * "Museums in the morning" leaves no museum for the evening; a dish may be eaten at noon as well, the sun rises and sets once a day, and a day
 * that is named binds one of them.
 */
function alwaysFault({ tag, quality, day, part }: Sort, plan: Plan): Fault {
  if (part === undefined || part === 'dawn' || part === 'dusk' || day !== undefined || isTaste(tag)) return null;
  const sort: Sort = { kind: 'sort', tag, stance: 'want', quality };
  const late = plan.stops.find((own) => isWanted(sort, own, plan) && !isAt(own, { part }, plan));
  return unless(!late, `${late?.activity.name} is not in the ${part}`);
}

function wantYes(given: Sort, plan: Plan): Fault {
  const item: Sort = given.few && given.most === undefined ? { ...given, most: fewest(plan) } : given;
  return firstOf(alwaysFault(item, plan), boundYes(item, plan));
}

function boundYes(item: Sort, plan: Plan): Fault {
  if (!item.aDay) return wantedFault(item, plan.stops, Math.max(1, item.least ?? 1), plan);
  // "One temple a day at most" is kept by a day without.
  const least = item.least ?? (item.most === undefined ? 1 : 0);
  const onDays = everyDay(plan, `${item.tag} as often as asked for`, ({ day }) => {
    const ofDay = plan.stops.filter((own) => own.day === day);
    return wantedFault(item, ofDay, least, plan) === null;
  });
  return firstOf(wantedFault({ ...item, most: undefined }, plan.stops, 1, plan), onDays);
}

function wantPartly(item: Sort, plan: Plan): Fault {
  const { tag, most = Number.POSITIVE_INFINITY } = item;
  const some = unless(
    plan.stops.some((own) => hasSort(item, own)),
    `no stop is of ${tag}`,
  );
  const count = (entries: readonly Entry[]) => howMany(entries, ({ place }) => tagFact(place, tag) === 'yes');
  const tooMany = item.aDay
    ? mostDays(plan, `at most ${most} of ${tag}`, ({ entries }) => count(entries) <= most)
    : unless(count(plan.stops) <= most, `more than ${most} of ${tag}`);
  return firstOf(some, tooMany);
}

/** What a refusal is about: all stops, or those of the day and the part of the day that it names. */
const refusedAmong = ({ day, part }: Sort, entries: readonly Entry[], plan: Plan) =>
  entries.filter((own) => isAt(own, { day, part }, plan));

function refuseYes(item: Sort, plan: Plan): Fault {
  const found = refusedAmong(item, plan.stops, plan).find(({ place }) => factOf(item, place) !== 'no');
  return firstOf(
    unless(item.day !== 0, 'a day outside the trip proves nothing'),
    unless(!found, `${found?.activity.name} is or may be what was refused`),
  );
}

/** Of visits and of tables alike, or wineries would hide behind dinners without wine. */
function refusePartly(item: Sort, plan: Plan): Fault {
  const few = (entries: readonly Entry[]) => {
    const of = refusedAmong(item, entries, plan);
    const found = howMany(of, ({ place }) => factOf(item, place) !== 'no');
    return found === 0 || found * 2 < of.length;
  };
  return unless(
    item.day !== 0 && few(plan.visits) && few(plan.tables),
    `half of the stops or more are or may be ${item.tag}`,
  );
}

/** "Only free museums" says nothing of other sorts; "only museums" does. A meal somewhere near may be anything. */
function onlyShares(item: Sort, { visits, meals, stops }: Plan): { readonly sure: number; readonly of: number } {
  const { tag, quality } = item;
  if (quality === undefined) {
    const scope = isTaste(tag) ? meals : visits;
    return { sure: howMany(scope, ({ place }) => tagFact(place, tag) === 'yes'), of: scope.length };
  }
  const against = howMany(stops, ({ place }) => both(tagFact(place, tag), notSo(qualityFact(place, quality))) !== 'no');
  const sure = howMany(stops, ({ place }) => factOf(item, place) === 'yes');
  return { sure, of: sure + against };
}

const onlyFault = (item: Sort, { sure, of }: { readonly sure: number; readonly of: number }, enough: boolean): Fault =>
  unless(sure > 0 && enough, `${sure} of ${of} are surely of ${item.tag} as asked for`);

export const sort: Row<'sort'> = {
  yes: (item, plan) => {
    if (item.stance === 'want') return wantYes(item, plan);
    if (item.stance === 'refuse') return refuseYes(item, plan);
    const shares = onlyShares(item, plan);
    return onlyFault(item, shares, shares.sure === shares.of);
  },
  partly: (item, plan) => {
    if (item.stance === 'want') return wantPartly(item, plan);
    if (item.stance === 'refuse') return refusePartly(item, plan);
    const shares = onlyShares(item, plan);
    return onlyFault(item, shares, shares.sure * 2 > shares.of);
  },
};
