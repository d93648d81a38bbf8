import {
  changePasswordEndpoint,
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  exportAccountEndpoint,
  listSessionsEndpoint,
  type OwnSession,
} from '#contract/account.ts';
import { changeProfileEndpoint, getMeEndpoint } from '#contract/users.ts';
import type { Profile, ProfileChange } from '#domain/account/profile.ts';
import { type User, userSchema } from '#domain/account/user.ts';
import { Problem } from '#domain/problem.ts';
import { defaultTravellers } from '#domain/trip/travellers.ts';
import { call, request } from '../api/call.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { databaseOf } from '../offline/database.ts';
import { newOperation } from '../offline/outbox.ts';
import { PROFILE_LANE, readProfile, receiveProfile, recordProfile } from '../offline/profile-store.ts';
import { storeTokens, updateUser, useSession } from '../session/session.ts';
import { type Asked, asking, useAsked, useAskedOnline } from './asking.ts';
import { keepMine, takeTheirs, useParked } from './conflicts.ts';
import { downloadFile } from './download.ts';
import { keepFormDraft, readFormDraft } from './form-draft.ts';
import { currentUserId } from './session.ts';
import { useStored } from './stored.ts';
import { storedSoon } from './stored-soon.ts';
import { syncSoon } from './sync-soon.ts';

export type { OwnSession };

/** Storage knows the user, not the whole profile. */
const toUser = (profile: Profile): User => userSchema.parse(profile);

const loadProfile = async (): Promise<Profile> => {
  const profile = await call(getMeEndpoint);
  await receiveProfile(databaseOf(profile.id), profile).catch(() => undefined);
  updateUser(toUser(profile));
  return profile;
};

/** The own profile: from this device at once, from the server as soon as it answers; a problem only where neither has it. */
export function useProfile(): readonly [Asked<Profile>, again: () => void] {
  const [asked, again] = useAskedOnline(loadProfile);
  const kept = useStored('profile', readProfile);
  // What was just fetched is kept before it is told, and what waits to be sent lies on top of it.
  if (kept.state === 'read' && kept.value) return [{ state: 'answered', answer: kept.value }, again];
  return [kept.state === 'reading' ? asking : asked, again];
}

function isUntouched(draft: unknown): boolean {
  if (draft === null || typeof draft !== 'object') return true;
  return (draft as { destination?: unknown }).destination === '';
}

/** A new plan starts from what the traveller likes, unless that is switched off or something is typed already. */
function prefillPlan({ id, profiling, preferences }: Profile): void {
  const session = useSession.getState();
  // Signed out meanwhile: the next person on this device must find nothing.
  if (session.state !== 'signed-in' || session.user.id !== id) return;
  if (!profiling || !isUntouched(readFormDraft())) return;
  const { adults, children } = preferences.travellers ?? defaultTravellers;
  const { budget, categories, notes } = preferences;
  keepFormDraft({ destination: '', start: '', end: '', adults, children, categories, budget, preferences: notes });
}

/** After signing in: best effort, the form works without. */
export async function prefillFromProfile(): Promise<void> {
  const profile = await loadProfile().catch(() => null);
  if (profile) prefillPlan(profile);
}

/** Whether the server refused a change that had waited: it is kept until the user decides. */
export const useParkedProfile = () => useParked(PROFILE_LANE);
export const sendProfileAgain = () => keepMine(PROFILE_LANE);
export const discardProfileChanges = () => takeTheirs(PROFILE_LANE);

/**
 * Changes the own profile. Where the server cannot be reached, or has not heard an earlier change, the change waits in the outbox;
 * resolves with where it is. Throws the server's Problem, or another error where this device could not store it; then nothing has changed.
 * Mails follow the language of the page.
 */
export async function changeProfile(change: ProfileChange): Promise<'saved' | 'on this device'> {
  const database = databaseOf(currentUserId());
  const body = { ...change, language: currentLanguage() };
  const operation = newOperation('profile.patch', PROFILE_LANE, body);
  const waiting = await storedSoon(database.outbox.where('tripId').equals(PROFILE_LANE).count());
  const saved = waiting === 0 ? await tellServer(operation.opId, body) : null;
  // A device that cannot keep it asks the server again.
  if (saved) await storedSoon(receiveProfile(database, saved)).catch(() => undefined);
  const profile = saved ?? (await storedSoon(recordProfile(database, operation)));
  if (profile) {
    updateUser(toUser(profile));
    prefillPlan(profile);
  }
  if (!saved) syncSoon();
  return saved ? 'saved' : 'on this device';
}

/** null when the server did not answer: whether it was heard is not known, and the same key says so when it is sent again. */
async function tellServer(opId: string, body: ProfileChange): Promise<Profile | null> {
  try {
    return await call(changeProfileEndpoint, { body, headers: { 'idempotency-key': opId } });
  } catch (error) {
    if (error instanceof Problem && error.code === 'NO_RESPONSE') return null;
    throw error;
  }
}

const loadSessions = (): Promise<readonly OwnSession[]> => call(listSessionsEndpoint);

export function useOwnSessions(): readonly [Asked<readonly OwnSession[]>, again: () => void] {
  return useAsked(loadSessions);
}

export async function endOwnSession(id: string): Promise<void> {
  await call(endSessionEndpoint, { params: { id } });
}

export async function endOtherSessions(): Promise<void> {
  await call(endOtherSessionsEndpoint);
}

/** Every session ends; this device goes on with the new pair. Throws Problem WRONG_PASSWORD or INVALID_INPUT. */
export async function changePassword(password: string, next: string): Promise<void> {
  const pair = await call(changePasswordEndpoint, { body: { password, new_password: next } });
  storeTokens({ access: pair.access_token, refresh: pair.refresh_token });
}

/** Hands the browser a file with everything the server holds about the user. Throws Problem WRONG_PASSWORD. */
export async function downloadMyData(password: string, fileName: string): Promise<void> {
  const answer = await request(exportAccountEndpoint, { body: { password }, timeoutMs: 60_000 });
  // With documents in it, it is too large to be read: the browser keeps it as it comes.
  const file = await answer.blob().catch(() => {
    throw new Problem('NO_RESPONSE', 'The copy did not arrive whole');
  });
  downloadFile(file, fileName);
}
