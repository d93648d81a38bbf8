import { startTransition, useEffect, useState } from 'react';

let takenOver = true;

/** Before markup made at build time is taken over: what depends on the device waits until that is done. */
export function takesOverMarkup(): void {
  takenOver = false;
}

/** Whether what is drawn now is such markup, at build time or in the browser. */
export const isTakenOver = (): boolean => !takenOver;

/**
 * False in the markup made at build time and while React takes it over; true on a page that runs. Changes in a transition: a
 * store that differs from its server's snapshot would have React render everything below it in one go.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(takenOver);
  useEffect(() => {
    takenOver = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
