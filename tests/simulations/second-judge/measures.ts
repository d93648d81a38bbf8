import { clock, type Fact, metres, opensOn, type Spot, sunsetOn, type Town } from './facts.ts';

/** A stop of a plan, as a traveller reads it. */
export interface Stop extends Spot {
  readonly fact: Fact | null;
  readonly isMeal: boolean;
  readonly meal: string | null;
  readonly isFree: boolean;
  readonly start: number;
  readonly end: number;
  /** Minutes of the way from the centre, where it is out of town. */
  readonly access: number | null;
}
export interface Day {
  readonly date: string;
  readonly stops: readonly Stop[];
}
export interface Plan {
  readonly town: Town;
  readonly withChildren?: boolean;
  readonly days: readonly Day[];
}

/** How many there were to look at, how many were wrong, and what to print of them. */
export interface Measure {
  readonly of: number;
  readonly wrong: number;
  readonly lines: readonly string[];
}

const shown = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const told = ({ date }: Day, { fact, start, end }: Stop) =>
  `${date} ${fact?.id ?? 'a meal'} ${shown(start)}-${shown(end)}`;
export const visitsOf = ({ stops }: Day) =>
  stops.filter((stop): stop is Stop & { fact: Fact } => stop.fact !== null && !stop.isMeal && !stop.isFree);

const measured = (of: number, lines: readonly string[]): Measure => ({ of, wrong: lines.length, lines });

/** Visits that do not lie whole within the hours of their day, or come after the last entry. */
export function outsideHours({ days }: Plan): Measure {
  const all = days.flatMap((day) => visitsOf(day).map((stop) => ({ day, stop })));
  const wrong = all.filter(({ day, stop }) => {
    if (stop.fact.hours === null) return true;
    const last = stop.fact.lastEntry;
    return !opensOn(stop.fact, day.date).some(
      ({ from, to }) => stop.start >= from && stop.end <= to && stop.start <= to - last,
    );
  });
  return measured(
    all.length,
    wrong.map(({ day, stop }) => told(day, stop)),
  );
}

/** Minutes after sunset in which one still sees. */
const DUSK = 20;

/** Who has not said that they rise early is at their first sight by then: "from 7 to 9" is the first sight of the day. */
const FIRST_THING = 9 * 60 + 45;

function isAtItsBest({ zone }: Town, { date }: Day, { fact, start }: Stop & { fact: Fact }): boolean {
  const { good } = fact;
  if (good === undefined || good === 'daylight') return true;
  if (typeof good === 'object') return start >= clock(good.from) && start <= Math.max(clock(good.to), FIRST_THING);
  const sunset = sunsetOn(zone, fact, date);
  if (good === 'after-dark') return start >= Math.min(sunset - DUSK, 21 * 60);
  if (good === 'sunset') return start >= sunset - 180 && start <= sunset + DUSK;
  const opens = Math.min(...opensOn(fact, date).map(({ from }) => from));
  return start <= Math.max(opens + 90, 10 * 60 + 30);
}

/** Visits at an hour that is not theirs. */
export function offHours({ town, days }: Plan): Measure {
  const all = days.flatMap((day) => visitsOf(day).map((stop) => ({ day, stop })));
  const wrong = all.filter(({ day, stop }) => !isAtItsBest(town, day, stop));
  return measured(
    all.length,
    wrong.map(({ day, stop }) => `${told(day, stop)} good ${JSON.stringify(stop.fact.good)}`),
  );
}

const NEEDS_LIGHT = ['garden', 'beach', 'hike', 'zoo', 'ruins', 'playground', 'surf', 'forest', 'waterfall'];
/** What has one of these lives by lamplight, too, whatever else there is: a square with a swing. */
const LIVES_BY_NIGHT = [
  'nightlife',
  'live-music',
  'night-market',
  'bar',
  'sunset',
  'theatre',
  'club',
  'christmas-market',
  'square',
  'cafe',
];

/** Whether a place under the sky is nothing without light, by its tags. */
const needsLight = ({ indoor, good, tags }: Fact) =>
  good === 'daylight' ||
  (!indoor &&
    good === undefined &&
    tags.some((tag) => NEEDS_LIGHT.includes(tag)) &&
    !tags.some((tag) => LIVES_BY_NIGHT.includes(tag)));

/** Visits after sunset of what needs light. */
export function inTheDark({ town, days }: Plan): Measure {
  const all = days
    .flatMap((day) => visitsOf(day).map((stop) => ({ day, stop })))
    .filter(({ stop }) => needsLight(stop.fact));
  const wrong = all.filter(({ day, stop }) => stop.end > sunsetOn(town.zone, stop.fact, day.date) + DUSK);
  return measured(
    all.length,
    wrong.map(({ day, stop }) => told(day, stop)),
  );
}

export const NEAR_M = 450;

/** Pairs of visits near each other that stand on different days. */
export function partedPairs({ days }: Plan): Measure {
  const all = days.flatMap((day, number) => visitsOf(day).map((stop) => ({ number, stop })));
  const pairs = all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => (metres(a.stop, b.stop) <= NEAR_M ? [[a, b] as const] : [])),
  );
  const parted = pairs.filter(([a, b]) => a.number !== b.number);
  return measured(
    pairs.length,
    parted.map(([a, b]) => `${a.stop.fact.id} (day ${a.number + 1}) and ${b.stop.fact.id} (day ${b.number + 1})`),
  );
}

/** How many of the nearest others one would see on the same day. */
const NEIGHBOURS = 2;

/** The same, of pairs that are each other's nearest: where a whole town lies within 450 m its sights cannot all be on one day. */
export function partedNeighbours({ days }: Plan): Measure {
  const all = days.flatMap((day, number) => visitsOf(day).map((stop) => ({ number, stop })));
  const near = all.map(({ stop }) =>
    all
      .filter((other) => other.stop !== stop && metres(stop, other.stop) <= NEAR_M)
      .sort((a, b) => metres(stop, a.stop) - metres(stop, b.stop))
      .slice(0, NEIGHBOURS),
  );
  const pairs = all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b, j) => (near[i]?.includes(b) && near[i + 1 + j]?.includes(a) ? [[a, b] as const] : [])),
  );
  const parted = pairs.filter(([a, b]) => a.number !== b.number);
  return measured(
    pairs.length,
    parted.map(([a, b]) => `${a.stop.fact.id} (day ${a.number + 1}) and ${b.stop.fact.id} (day ${b.number + 1})`),
  );
}

const LONG_GAP = 90;

/** Minutes from one stop to the next, as a local guesses them: on foot, else 12 minutes and 22 km/h, or the way that is known. */
export function wayMinutes(a: Stop, b: Stop): number {
  const way = metres(a, b) * 1.3;
  if (way > 3_000 && (a.access ?? b.access) !== null) return Math.max(a.access ?? 0, b.access ?? 0);
  const walking = way / 75;
  return way <= 1_500 ? walking : Math.min(walking, 12 + way / 367);
}

/** Stretches between two stops in which nothing is said to happen. */
export function silentGaps({ days }: Plan): Measure {
  const all = days.flatMap((day) => day.stops.slice(1).map((stop, i) => ({ day, before: day.stops[i] as Stop, stop })));
  const wrong = all.filter(({ before, stop }) => stop.start - before.end - wayMinutes(before, stop) >= LONG_GAP);
  return measured(
    days.length,
    wrong.map(({ day, before, stop }) => `${told(day, before)} then ${told(day, stop)}`),
  );
}

/** Days whose first stop begins after half past ten. */
export function lateMornings({ days }: Plan): Measure {
  const late = days.filter(({ stops }) => (stops[0]?.start ?? 0) > 10 * 60 + 30);
  return measured(
    days.length,
    late.map((day) => told(day, day.stops[0] as Stop)),
  );
}

/** Days that end with dinner. */
export function emptyEvenings({ days }: Plan): Measure {
  const early = days.filter(({ stops }) => stops.at(-1)?.meal === 'dinner');
  return measured(
    days.length,
    early.map(({ date }) => date),
  );
}

/** The first of the list of a first visit that so many days hold. */
const FIRST = [0, 3, 3, 6, 6, 6, 6, 10, 10];

/**
 * With children one of three days has a museum that is more for their parents, and a third of what comes last on the list makes room for what is
 * theirs: that is not missed.
 */
function forThisParty(list: readonly Fact[], days: number, withChildren: boolean): Fact[] {
  if (!withChildren) return [...list];
  const dry = list.filter(({ tags, children }) => tags.includes('museum') && children !== 'good');
  const left = list.filter((fact) => !dry.slice(Math.ceil(days / 3)).includes(fact));
  return left.slice(0, Math.ceil((2 * left.length) / 3)).filter(({ children }) => children !== 'unsuitable');
}

/** Whether a day is enough for a place: out of town only for what comes first of all. */
const isWithinReach = (fact: Fact, days: number, list: readonly Fact[]) =>
  days > 1 || fact.kind !== 'day-trip' || fact === list[0];

/** What one may not miss, is open for long enough on one of the days, lets everybody of the party in, and is not in the plan. */
export function missed({ town, days, withChildren = false }: Plan): Measure {
  const list = (town.firstVisit ?? []).slice(0, FIRST[days.length] ?? 10);
  const known = list.flatMap((id) => town.places.find((place) => place.id === id) ?? []);
  const reachable = forThisParty(known, days.length, withChildren).filter((fact) =>
    isWithinReach(fact, days.length, known),
  );
  const open = reachable.filter((fact) =>
    days.some(({ date }) => opensOn(fact, date).some(({ from, to }) => to - from >= fact.duration.min)),
  );
  const seen = new Set(days.flatMap((day) => visitsOf(day).map(({ fact }) => fact.id)));
  return measured(
    open.length,
    open.flatMap(({ id }) => (seen.has(id) ? [] : id)),
  );
}

/** Dinners of all plans that begin at the most frequent minute. */
export function dinnersAtOnce(plans: readonly Plan[]): Measure {
  const counts = new Map<number, number>();
  for (const { days } of plans)
    for (const { stops } of days)
      for (const { meal, start } of stops) if (meal === 'dinner') counts.set(start, (counts.get(start) ?? 0) + 1);
  const all = [...counts.values()];
  return { of: all.reduce((sum, own) => sum + own, 0), wrong: Math.max(0, ...all), lines: [] };
}

const HEAVY = ['museum', 'zoo', 'aquarium', 'theme-park'];
const sortsOf = ({ tags, duration, kind }: Fact) => [
  ...(tags.includes('viewpoint') && tags.some((tag) => ['tower', 'rooftop', 'cable-car'].includes(tag))
    ? ['viewpoint']
    : []),
  ...(tags.includes('zoo') || tags.includes('aquarium') ? ['zoo'] : []),
  ...(kind === 'show' ? ['show'] : []),
  ...(tags.some((tag) => HEAVY.includes(tag)) && duration.min >= 90 ? ['heavy'] : []),
];

/** The cable car and the tower above it. */
const isOneVisit = ({ together = [] }: Town, a: string, b: string) =>
  together.some((ids) => ids.includes(a) && ids.includes(b));

/** Days with two towers to look down from, two zoos, two shows or two museums of hours. */
export function tooMuchOfOne({ town, days }: Plan): Measure {
  const wrong = days.flatMap((day) => {
    const sorts = visitsOf(day).flatMap(({ fact }) => sortsOf(fact).map((sort) => ({ sort, id: fact.id })));
    const twice = sorts.filter(({ sort, id }, i) =>
      sorts.some((own, j) => j < i && own.sort === sort && !isOneVisit(town, own.id, id)),
    );
    return twice.length > 0 ? [`${day.date} ${sorts.map(({ sort, id }) => `${sort} ${id}`).join(', ')}`] : [];
  });
  return measured(days.length, wrong);
}
