import { deleteAccountEndpoint } from '#contract/account.ts';
import { signOutEndpoint } from '#contract/auth.ts';
import { tripsFile } from '#rendering/export/trip-file.ts';
import { call } from '../api/call.ts';
import { databaseOf, deleteDatabaseOf, type UserDatabase } from '../offline/database.ts';
import { readUnsavedPlans } from '../offline/plan-store.ts';
import { readTrip } from '../offline/trip-store.ts';
import { forgetSession, readTokens, tellLeft } from '../session/session.ts';
import { download } from './download.ts';
import { forgetBegun } from './fetch-documents.ts';
import { forgetFormDraft } from './form-draft.ts';
import { forgetAllHanded } from './handed-waiting.ts';
import { forgetMaps } from './kept-map.ts';
import { forgetViews } from './kept-view.ts';
import { leaveData } from './left.ts';
import { forgetPictures } from './pictures.ts';
import { sendDocumentsNow, stopDocuments } from './send-documents.ts';
import { currentUserId } from './session.ts';
import { allowSync, stopSync, syncNow } from './sync.ts';
import { saveTrip } from './trips.ts';

/** How many changes of this user the server has not heard, and documents that it has not got. */
export async function unsentChanges(): Promise<number> {
  const userId = currentUserId();
  return userId === null ? 0 : countUnsent(databaseOf(userId));
}

/** The same of any user. */
export async function countUnsent({ outbox, documents }: UserDatabase): Promise<number> {
  return (await outbox.count()) + (await documents.where('sent').equals(0).count());
}

/** How many plans of this user are on this device and nowhere else. */
export async function unsavedPlans(): Promise<number> {
  const userId = currentUserId();
  return userId === null ? 0 : (await readUnsavedPlans(databaseOf(userId))).length;
}

/** Saves those plans as trips, which wait to be sent like any other. */
export async function saveUnsavedPlans(): Promise<void> {
  for (const { trip } of await readUnsavedPlans(databaseOf(currentUserId()))) await saveTrip(trip);
}

/**
 * Every trip with changes that the server has not heard, as the traveller sees it, and every plan that was not saved: a file that the app
 * imports again. null without any.
 */
export async function unsentFile(now: Date): Promise<string | null> {
  const database = databaseOf(currentUserId());
  const changed = new Set((await database.outbox.orderBy('seq').toArray()).map(({ tripId }) => tripId));
  const trips = await Promise.all([...changed].map((id) => readTrip(database, id)));
  const plans = (await readUnsavedPlans(database)).map(({ trip }) => trip);
  const all = [...trips.filter((trip) => trip !== null), ...plans];
  return all.length === 0 ? null : tripsFile(all, now.toISOString());
}

/** Hands the browser that file. Resolves with whether there was anything for it. */
export async function downloadUnsent(fileName: string): Promise<boolean> {
  const text = await unsentFile(new Date());
  if (text !== null) download(text, 'application/json', fileName);
  return text !== null;
}

/** Sends what waits, documents too. */
export async function sendEverything(): Promise<void> {
  await syncNow(true);
  await sendDocumentsNow();
}

/** Removes what is kept for a user alone. */
export async function removeDataOf(userId: string): Promise<void> {
  await forgetMaps(userId);
  await deleteDatabaseOf(userId);
}

/** Removes what belongs to the user from this device; null: what hangs on no account. */
export async function removeUser(userId: string | null): Promise<void> {
  if (userId !== null) {
    await stopDocuments();
    forgetBegun();
    await removeDataOf(userId);
  }
  await forgetPictures();
  await forgetAllHanded();
  await forgetViews();
  forgetFormDraft();
}

/**
 * Once more at the end, here and in every other tab: a page that had not heard of it may have opened the database anew while the rest was
 * removed, empty.
 */
async function forgetUser(): Promise<void> {
  const userId = currentUserId();
  await removeUser(userId);
  forgetSession();
  allowSync();
  if (userId === null) return;
  await leaveData(userId);
  tellLeft(userId);
}

/** A server that is silent for longer is not waited for: a user who hands the device over wants it empty now. */
const FAREWELL_MS = 2000;

/** Ends the session here and, when it can be reached, on the server; then removes the user's data from this device (D19). */
export async function signOut(): Promise<void> {
  const tokens = readTokens();
  await stopSync();
  if (tokens) {
    const told = call(signOutEndpoint, { body: { refresh_token: tokens.refresh } }).catch(() => undefined);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
  }
  await forgetUser();
}

/** Erases the account on the server, then everything of it on this device. Throws Problem WRONG_PASSWORD or NO_RESPONSE. */
export async function deleteAccount(password: string): Promise<void> {
  await call(deleteAccountEndpoint, { body: { password } });
  await stopSync();
  await forgetUser();
}
