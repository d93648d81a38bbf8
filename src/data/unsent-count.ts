import { useEffect, useState } from 'react';

/** How many changes of this user wait to be sent. Loads the database code after the first paint. */
export function useUnsentCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let watching = true;
    let stop = () => {};
    void import('./unsent.ts').then(({ watchUnsent }) => {
      if (watching) stop = watchUnsent(setCount);
    });
    return () => {
      watching = false;
      stop();
    };
  }, []);
  return count;
}
