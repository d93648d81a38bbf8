import { useEffect } from 'react';
import { lookInto, otherUsers } from '../offline/other-users.ts';
import { countUnsent, removeDataOf } from './leaving.ts';
import { useOthers } from './others-state.ts';
import { currentUserId, useUserId } from './session.ts';

async function look(): Promise<readonly string[]> {
  const userId = currentUserId();
  return userId === null ? [] : otherUsers(userId);
}

/** After signing in: tells that there is data of others. Never throws. */
export async function lookForOthers(): Promise<void> {
  const ids = await look().catch(() => []);
  useOthers.setState({ ids, toTell: ids.length > 0 });
}

/** How many other accounts this device keeps data of. */
export function useOtherAccounts(): number {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== null)
      void look().then(
        (ids) => useOthers.setState({ ids }),
        () => undefined,
      );
  }, [userId]);
  return useOthers(({ ids }) => ids.length);
}

/** How many of their changes the server has not heard. */
export async function unsentOfOthers(): Promise<number> {
  const counts = await Promise.all(useOthers.getState().ids.map((id) => lookInto(id, countUnsent)));
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** Removes their data from this device; in their accounts it stays, but for what was never sent. */
export async function removeOthers(): Promise<void> {
  for (const id of await look()) await removeDataOf(id);
  useOthers.setState({ ids: [], toTell: false });
}
