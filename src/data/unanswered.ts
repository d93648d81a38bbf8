import { databaseOf, type Underway, type UserDatabase } from '../offline/database.ts';
import { currentUserId } from './session.ts';
import { useStored } from './stored.ts';
import { finish, putAside, type Waiting } from './underway.ts';
import { findUnderway, isUnderway } from './underway-row.ts';

async function readUnanswered({ plans }: UserDatabase): Promise<Underway[]> {
  return (await plans.toArray()).filter(isUnderway).filter(({ key, accepted }) => key !== 'underway' || !accepted);
}

/** Requests that got no answer, for their owner to send again or drop. */
export function useUnanswered(): readonly Underway[] {
  const stored = useStored('unanswered requests', readUnanswered);
  return stored.state === 'read' ? stored.value : [];
}

/** Sends a request that got no answer again, under its key: what the server has done for it already is not done twice. */
export async function sendAgain(underway: Underway, waiting: Waiting): Promise<void> {
  const db = databaseOf(currentUserId());
  const now = await db.transaction('rw', db.plans, async (): Promise<Underway> => {
    const before = await findUnderway(db);
    if (before && before.opId !== underway.opId) await putAside(db, before);
    await db.plans.delete(underway.key);
    const again: Underway = { ...underway, key: 'underway' };
    await db.plans.put(again);
    return again;
  });
  await finish(db, now, 'send', waiting);
}
