import { deleteAccountEndpoint } from '#contract/account.ts';
import { signOutEndpoint } from '#contract/auth.ts';
import { call } from '../api/call.ts';
import { databaseOf, deleteDatabaseOf } from '../offline/database.ts';
import { deleteViews } from '../offline/views.ts';
import { forgetSession, readTokens, useSession } from '../session/session.ts';
import { downloadJson } from './download.ts';
import { forgetFormDraft } from './form-draft.ts';
import { forgetMaps } from './kept-map.ts';
import { forgetPictures } from './pictures.ts';
import { allowSync, stopSync } from './sync.ts';

/** How many changes of this user the server has not heard. */
export async function unsentChanges(): Promise<number> {
  const session = useSession.getState();
  return session.state === 'anonymous' ? 0 : databaseOf(session.user.id).outbox.count();
}

/** Hands the browser a file with every change the server has not heard, oldest first. */
export async function downloadUnsent(fileName: string): Promise<void> {
  const session = useSession.getState();
  if (session.state === 'anonymous') return;
  downloadJson(await databaseOf(session.user.id).outbox.orderBy('seq').toArray(), fileName);
}

/** Removes what belongs to the user from this device. */
async function forgetUser(): Promise<void> {
  const session = useSession.getState();
  if (session.state !== 'anonymous') {
    await forgetMaps(session.user.id);
    await deleteDatabaseOf(session.user.id);
  }
  await forgetPictures();
  await deleteViews();
  forgetFormDraft();
  forgetSession();
  allowSync();
}

/** Ends the session here and, when it can be reached, on the server; then removes the user's data from this device (D19). */
export async function signOut(): Promise<void> {
  const tokens = readTokens();
  await stopSync();
  if (tokens) await call(signOutEndpoint, { body: { refresh_token: tokens.refresh } }).catch(() => undefined);
  await forgetUser();
}

/** Erases the account on the server, then everything of it on this device. Throws Problem WRONG_PASSWORD or NO_RESPONSE. */
export async function deleteAccount(password: string): Promise<void> {
  await call(deleteAccountEndpoint, { body: { password } });
  await stopSync();
  await forgetUser();
}
