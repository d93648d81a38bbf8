import type { Instance } from './instance.ts';
import { isCrowded } from './room.ts';
import { isBearable, isWalkable, type Route, schedule } from './schedule.ts';
import type { Stop } from './stop.ts';

/** What a minute more on the way costs a table, in points of score. */
const WAY_WEIGHT = 2;
/** A loss of fewer points is none: among such tables the dearer ones come first. */
const LEAST_LOSS = 20;

interface Swap {
  readonly route: Route;
  /** Euro cents more for an adult. */
  readonly dearer: number;
  /** Points of score less, the way included; below 0 where the table is the better one. */
  readonly lost: number;
}

const priceOf = ({ place }: Stop) => place?.price.adult ?? 0;

function swapped(instance: Instance, route: Route, at: number, table: Stop): Swap | null {
  const old = route.stops[at] as Stop;
  const dearer = priceOf(table) - priceOf(old);
  // A plan worth more than the first one would be worth more than a longer one, too.
  if (dearer <= 0 || table.score > old.score) return null;
  const made = { day: route.day, stops: route.stops.with(at, table) };
  const timed = schedule(instance, made);
  if (!timed || !isBearable(instance, made, timed) || !isWalkable(instance, made) || isCrowded(instance, made))
    return null;
  const before = schedule(instance, route)?.travelMinutes ?? 0;
  return { route: made, dearer, lost: old.score - table.score + WAY_WEIGHT * (timed.travelMinutes - before) };
}

/** Every day with one of its tables, none that was named, in the place of which there is a dearer one of no day. */
function swapsOf(instance: Instance, routes: readonly Route[]): Swap[] {
  const { tables, outings } = instance;
  const taken = new Set(routes.flatMap(({ stops }) => stops.map(({ place }) => place?.id)));
  return routes.flatMap((route) =>
    route.stops.flatMap(({ meal, place }, at) =>
      !meal || outings.named.has(place?.id ?? '')
        ? []
        : tables[meal]
            .filter((table) => !taken.has(table.place?.id))
            .flatMap((table) => swapped(instance, route, at, table) ?? []),
    ),
  );
}

/** Of swaps that are dear enough the one that loses least, else the one that loses least for its price. */
function bestOf(swaps: readonly Swap[], least: number): Swap | undefined {
  const enough = swaps.filter(({ dearer }) => dearer >= least);
  const weight = ({ lost, dearer }: Swap) =>
    enough.length > 0 ? lost : Math.max(LEAST_LOSS, lost + LEAST_LOSS) / dearer;
  const all = enough.length > 0 ? enough : swaps;
  return all.toSorted((a, b) => weight(a) - weight(b))[0];
}

/**
 * The same days at dearer tables: at least so many euro cents more for an adult, with as little lost as possible. Null where the tables of
 * the destination do not cost that much more.
 */
export function withDearerTables(instance: Instance, routes: readonly Route[], least: number): Route[] | null {
  let [days, left] = [[...routes], least];
  while (left > 0) {
    const swap = bestOf(swapsOf(instance, days), left);
    if (!swap) return null;
    days = days.map((route) => (route.day === swap.route.day ? swap.route : route));
    left -= swap.dearer;
  }
  return days;
}
