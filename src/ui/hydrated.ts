import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the markup made at build time and while React takes it over; true on a page that runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
