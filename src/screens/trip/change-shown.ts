import { useCallback, useEffect, useRef } from 'react';
import type { Trip } from '#domain/trip/trip.ts';
import { changeInSteps } from '../../data/steps.ts';
import type { Editing } from '../../trip-view/editing.ts';

/** As long as the screen may take to show what was stored; then the form closes all the same. */
const LONGEST_MS = 1000;
const LOOK_EVERY_MS = 10;

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Changes a trip and is done once the screen shows it: a form that closes before leaves the old text in sight, and an owner who opens it again
 * at once would begin with that.
 */
export function useChangeShown(): { readonly change: Editing['change']; readonly onShown: (trip: Trip) => void } {
  const shown = useRef<Trip | null>(null);
  const onShown = useCallback((trip: Trip) => {
    shown.current = trip;
  }, []);
  const change: Editing['change'] = useCallback(async (changes, seen) => {
    const before = shown.current;
    const back = await changeInSteps(changes, seen);
    const deadline = Date.now() + LONGEST_MS;
    while (before !== null && shown.current === before && Date.now() < deadline) await rest(LOOK_EVERY_MS);
    return back;
  }, []);
  return { change, onShown };
}

/** Tells what is on the screen, once it is. */
export function useTellShown(trip: Trip, onShown: (trip: Trip) => void): void {
  useEffect(() => onShown(trip), [trip, onShown]);
}
