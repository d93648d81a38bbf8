import { useSyncExternalStore } from 'react';
import { localDate } from '#domain/trip/dates.ts';

const CHECK_EVERY_MS = 60_000;

function subscribe(changed: () => void): () => void {
  const timer = window.setInterval(changed, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

const today = () => localDate(new Date());

/** Today on the device (YYYY-MM-DD); follows midnight on a page that stays open. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, today);
}

const thisYear = () => today().slice(0, 4);
const notYet = () => '';

/** The year on the device; empty in markup made at build time, which may be read in another year. */
export function useThisYear(): string {
  return useSyncExternalStore(subscribe, thisYear, notYet);
}

/** The moment, in milliseconds since 1970, to the minute; follows the clock. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / CHECK_EVERY_MS) * CHECK_EVERY_MS);
}
