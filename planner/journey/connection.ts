import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceM } from '#domain/place/distance.ts';
import type { WayThere } from '#domain/trip/base.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';

type By = 'train' | 'bus' | 'car' | 'ferry' | 'flight' | 'other';

/** A row of `places/journeys/ways.json`, the same in both directions: minutes from terminal to terminal, one way for an adult in euro cents or null. */
export type ConnectionRow = readonly [a: string, b: string, by: By, minutes: number, price: number | null];

/** How one goes from one destination to another, terminal to terminal. */
export interface Connection {
  readonly by: By;
  readonly minutes: number;
  /** Euro cents of an adult; null: not known. */
  readonly price: WayThere['price'];
  /** By distance alone. */
  readonly guessed: boolean;
}

/** Roads and rails are longer than the great circle by about this much. */
const DETOUR = 1.3;
/** Motorways run straighter than railways, and no driver keeps their limit all day. */
const ROAD_DETOUR = 1.25;
const NEAR_M = 100_000;
const NEAR_M_PER_MINUTE = 80_000 / 60;
const FAR_M_PER_MINUTE = 105_000 / 60;
/** Trains and coaches of which nothing is known. */
const LAND_M_PER_MINUTE = 65_000 / 60;
const FLIGHT_M_PER_MINUTE = 700_000 / 60;
const FLIGHT_OVERHEAD_MINUTES = 40;
/** Further apart one flies. */
const FARTHEST_BY_LAND_M = 550_000;
const FARTHEST_BY_CAR_M = 700_000;

const isOnIsland = ({ landscape }: CompiledDestination): boolean => landscape === 'island';

function guess(a: CompiledDestination, b: CompiledDestination): Connection {
  const metres = distanceM(a, b);
  const isOverWater = isOnIsland(a) || isOnIsland(b);
  const [by, minutes]: [By, number] =
    isOverWater || metres > FARTHEST_BY_LAND_M
      ? ['flight', FLIGHT_OVERHEAD_MINUTES + metres / FLIGHT_M_PER_MINUTE]
      : ['other', 15 + (metres * DETOUR) / LAND_M_PER_MINUTE];
  return { by, minutes: Math.ceil(minutes / 5) * 5, price: null, guessed: true };
}

function byRoad(a: Coordinates, b: Coordinates): Connection {
  const metres = distanceM(a, b) * ROAD_DETOUR;
  const minutes = Math.min(metres, NEAR_M) / NEAR_M_PER_MINUTE + Math.max(0, metres - NEAR_M) / FAR_M_PER_MINUTE;
  return { by: 'car', minutes: Math.ceil(minutes / 5) * 5, price: null, guessed: true };
}

/**
 * The typical connection between two destinations where it is known, else one by distance. `byCar`: the travellers drive, as far as that is a day's
 * drive over land.
 */
export function connectionOf(
  from: CompiledDestination,
  to: CompiledDestination,
  { rows, byCar }: { readonly rows: readonly ConnectionRow[]; readonly byCar: boolean },
): Connection {
  const canDrive = !isOnIsland(from) && !isOnIsland(to) && distanceM(from, to) <= FARTHEST_BY_CAR_M;
  if (byCar && canDrive) return byRoad(from, to);
  const row = rows.find(([a, b]) => (a === from.id && b === to.id) || (a === to.id && b === from.id));
  if (!row) return guess(from, to);
  const [, , by, minutes, price] = row;
  return { by, minutes, price, guessed: false };
}
