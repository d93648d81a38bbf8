import { liveQuery } from 'dexie';
import { databaseOf } from '../offline/database.ts';
import { useSession } from '../session/session.ts';

function watchOutbox(report: (count: number) => void): () => void {
  const session = useSession.getState();
  if (session.state === 'anonymous') {
    report(0);
    return () => {};
  }
  const database = databaseOf(session.user.id);
  const subscription = liveQuery(() => database.outbox.count()).subscribe({ next: report, error: () => report(0) });
  return () => subscription.unsubscribe();
}

/** Reports how many changes wait to be sent, now and whenever that changes, for the signed-in user. */
export function watchUnsent(report: (count: number) => void): () => void {
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
