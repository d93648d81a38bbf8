import { useCallback, useEffect, useRef, useState } from 'react';
import { asProblem, type Problem } from '#domain/problem.ts';
import { useOffline } from './connection.ts';

/** A question to the server and what became of it. */
export type Asked<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly answer: T }
  | { readonly state: 'refused'; readonly problem: Problem };

export const asking = { state: 'asking' } as const;

/** Asks when the screen opens and whenever `ask` changes; `again` asks once more and keeps the old answer meanwhile. */
export function useAsked<T>(ask: () => Promise<T>): readonly [Asked<T>, again: () => void] {
  const [found, setFound] = useState<{ ask: () => Promise<T>; asked: Asked<T> } | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = round >= 0;
    const tell = (asked: Asked<T>) => current && setFound({ ask, asked });
    ask()
      .then((answer) => tell({ state: 'answered', answer }))
      .catch((error: unknown) => {
        const problem = asProblem(error);
        tell({ state: 'refused', problem });
      });
    return () => {
      current = false;
    };
  }, [ask, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return [found?.ask === ask ? found.asked : asking, again];
}

/** The same, and once more by itself when the network comes back. */
export function useAskedOnline<T>(ask: () => Promise<T>): readonly [Asked<T>, again: () => void] {
  const [asked, again] = useAsked(ask);
  const offline = useOffline();
  const wasOffline = useRef(offline);
  useEffect(() => {
    if (wasOffline.current && !offline) again();
    wasOffline.current = offline;
  }, [offline, again]);
  return [asked, again];
}
