import { liveQuery } from 'dexie';
import { databaseOf, type UserDatabase } from '../offline/database.ts';
import { useSession } from '../session/session.ts';
import { currentUserId } from './session.ts';

/** How many changes wait, and of how many trips (or the profile) something was refused. */
type Report = (count: number, refused: number) => void;

async function look({ outbox }: UserDatabase): Promise<Parameters<Report>> {
  const refused = await outbox.filter(({ parkedBecause }) => parkedBecause !== undefined).toArray();
  return [await outbox.count(), new Set(refused.map(({ tripId }) => tripId)).size];
}

function watchOutbox(report: Report): () => void {
  const userId = currentUserId();
  if (userId === null) {
    report(0, 0);
    return () => {};
  }
  const database = databaseOf(userId);
  const subscription = liveQuery(() => look(database)).subscribe({
    next: (found) => report(...found),
    error: () => report(0, 0),
  });
  return () => subscription.unsubscribe();
}

/** Reports what waits to be sent, now and whenever that changes, for the signed-in user. */
export function watchUnsent(report: Report): () => void {
  let stopOutbox = watchOutbox(report);
  const stopSession = useSession.subscribe(() => {
    stopOutbox();
    stopOutbox = watchOutbox(report);
  });
  return () => {
    stopSession();
    stopOutbox();
  };
}
