import { useSyncExternalStore } from 'react';
import { useSilence } from '../api/silence.ts';
import { useSync } from './sync-state.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** The device's own word counts only when it says no; a yes is checked by what the server answered. */
export function useOffline(): boolean {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const unreachable = useSync((state) => state.reach === 'unreachable');
  return !online || unreachable;
}

/** Whether the server has let a request wait for some seconds; it may still answer. */
export const useSilentServer = (): boolean => useSilence(({ silent }) => silent);
