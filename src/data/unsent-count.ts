import { useEffect, useState } from 'react';
import { useUserId } from './session.ts';

/** How many changes of this user wait to be sent. Loads the database code after the first paint, and never for strangers. */
export function useUnsentCount(): number {
  const [count, setCount] = useState(0);
  const known = useUserId() !== null;
  useEffect(() => {
    if (!known) return;
    let watching = true;
    let stop = () => {};
    void import('./unsent.ts').then(({ watchUnsent }) => {
      if (watching) stop = watchUnsent(setCount);
    });
    return () => {
      watching = false;
      stop();
    };
  }, [known]);
  return known ? count : 0;
}
