import type { Coordinates } from '#domain/place/coordinates.ts';
import type { DayHomes } from '../intent/homes.ts';
import type { Stop } from './stop.ts';

/** Indexes of stops. */
export interface HomeStops {
  readonly from: number;
  readonly to: number;
}

const isSamePoint = (a: Coordinates, b: Coordinates) => a.latitude === b.latitude && a.longitude === b.longitude;

/** Adds a stop for every bed but the first, behind all others; where each day begins and ends. */
export function homeStops(stops: Stop[], homes: readonly DayHomes[]): HomeStops[] {
  const first = homes[0]?.from;
  const indexOf = (bed: Coordinates): number => {
    if (!first || isSamePoint(bed, first)) return 0;
    const known = stops.find((stop) => stop.bed && isSamePoint(stop.bed, bed));
    if (known) return known.index;
    stops.push({ index: stops.length, place: null, meal: null, minutes: 0, score: 0, starts: [], bed });
    return stops.length - 1;
  };
  return homes.map(({ from, to }) => ({ from: indexOf(from), to: indexOf(to) }));
}

/** For every day the stops by their way to where it ends; days with the same bed share a list. */
export function nearEach(homes: readonly HomeStops[], stops: readonly Stop[], travel: Int16Array, n: number): Stop[][] {
  const lists = new Map<number, Stop[]>();
  return homes.map(({ to }) => {
    const way = (stop: Stop) => travel[to * n + stop.index] ?? 0;
    const list = lists.get(to) ?? [...stops].sort((a, b) => way(a) - way(b) || a.index - b.index);
    lists.set(to, list);
    return list;
  });
}
