import { useEffect, useState } from 'react';
import { useUserId } from './session.ts';

/** What waits to be sent: how many changes, and of how many trips something was refused. */
export interface Unsent {
  readonly waiting: number;
  readonly refused: number;
}

const none: Unsent = { waiting: 0, refused: 0 };

/** What of this user waits to be sent. Loads the database code after the first paint, and never for strangers. */
export function useUnsent(): Unsent {
  const [found, setFound] = useState(none);
  const known = useUserId() !== null;
  useEffect(() => {
    if (!known) return;
    let watching = true;
    let stop = () => {};
    void import('./unsent.ts').then(({ watchUnsent }) => {
      if (watching) stop = watchUnsent((waiting, refused) => setFound({ waiting, refused }));
    });
    return () => {
      watching = false;
      stop();
    };
  }, [known]);
  return known ? found : none;
}

export const useUnsentCount = (): number => useUnsent().waiting;
