import { useMemo, useState } from 'react';
import type { Day } from '#domain/trip/itinerary.ts';
import type { View } from './projection.ts';
import { inTown, isPlaced, type PlacedStop, type Stop, stopsOf } from './stops.ts';

export interface Shown {
  /** Of every day. */
  readonly all: readonly Stop[];
  /** Of the days that are switched on. */
  readonly stops: readonly Stop[];
  /** Those of them that can be drawn. */
  readonly placed: readonly PlacedStop[];
  /** Those of them that are to be seen where `view` is null. */
  readonly framed: readonly PlacedStop[];
  readonly hidden: ReadonlySet<number>;
  readonly view: View | null;
  /** Another view; null: everything that is switched on. */
  readonly look: (view: View | null) => void;
  /** Switches on these days and no other, and begins anew with their stops in town. */
  readonly show: (days: readonly number[]) => void;
}

/** The days (1 is the first) of one place of a journey, and what it is called. */
export interface ShownBase {
  readonly name: string;
  readonly days: readonly number[];
}

/** Whether days of several places are switched on: then none of these is out of town. */
const areSeveral = (bases: readonly ShownBase[], hidden: ReadonlySet<number>) =>
  bases.filter(({ days }) => days.some((day) => !hidden.has(day))).length > 1;

/** Which days of a trip a map shows, and which part of the earth. `bases`: those of a journey. */
export function useShown(days: readonly Day[], bases: readonly ShownBase[]): Shown {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [view, setView] = useState<View | null>(null);
  const [whole, setWhole] = useState(false);
  const all = useMemo(() => days.flatMap(stopsOf), [days]);
  const stops = useMemo(() => all.filter(({ day }) => !hidden.has(day)), [all, hidden]);
  const placed = useMemo(() => stops.filter(isPlaced), [stops]);
  const isWide = whole || areSeveral(bases, hidden);
  const framed = useMemo(() => (isWide ? placed : inTown(placed)), [isWide, placed]);
  return {
    all,
    stops,
    placed,
    framed,
    hidden,
    view,
    look: (next) => {
      setView(next);
      if (next === null) setWhole(true);
    },
    show: (shown) => {
      setHidden(new Set(days.map(({ day }) => day).filter((day) => !shown.includes(day))));
      setView(null);
      setWhole(false);
    },
  };
}
