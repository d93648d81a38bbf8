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

/** Minutes since midnight on the device; follows the clock. */
export function useMinuteOfDay(): number {
  return useSyncExternalStore(subscribe, () => {
    const now = new Date();
    return now.getHours() * 60 + now.getMinutes();
  });
}
