import { useSyncExternalStore } from 'react';

/** Where phones end; the same as `md:` in class names. */
const WIDE = '(min-width: 768px)';

// Documents without a screen, as in tests, count as phones.
const query = () => (typeof matchMedia === 'function' ? matchMedia(WIDE) : null);

function subscribe(changed: () => void): () => void {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

export const isWideScreen = (): boolean => query()?.matches ?? false;

/** For what is another control on a wide screen; what only looks different is a matter for class names. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWideScreen, () => false);
}
