import { enterDatabaseOf, leaveDatabaseOf } from '../offline/database.ts';
import { useSession } from '../session/session.ts';
import { currentUserId } from './session.ts';

/**
 * A user has left this device, in this tab or in another: removes the user's database, also where this tab has made it anew, and keeps this
 * tab from making it until that user comes again.
 */
export async function leaveData(userId: string): Promise<void> {
  if (currentUserId() === userId) return;
  const stop = useSession.subscribe(() => {
    if (currentUserId() !== userId) return;
    stop();
    enterDatabaseOf(userId);
  });
  await leaveDatabaseOf(userId);
}
