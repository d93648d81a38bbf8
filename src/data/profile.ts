import {
  changePasswordEndpoint,
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  exportAccountEndpoint,
  listSessionsEndpoint,
  type OwnSession,
  resendVerificationEndpoint,
} from '#contract/account.ts';
import { changeProfileEndpoint, getMeEndpoint } from '#contract/users.ts';
import type { Profile, ProfileChange } from '#domain/account/profile.ts';
import { type User, userSchema } from '#domain/account/user.ts';
import { defaultTravellers } from '#domain/trip/travellers.ts';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { storeTokens, updateUser, useSession } from '../session/session.ts';
import { type Asked, useAsked } from './asking.ts';
import { downloadJson } from './download.ts';
import { keepFormDraft, readFormDraft } from './form-draft.ts';

export type { OwnSession };

/** Storage knows the user, not the whole profile. */
const toUser = (profile: Profile): User => userSchema.parse(profile);

const loadProfile = async (): Promise<Profile> => {
  const profile = await call(getMeEndpoint);
  updateUser(toUser(profile));
  return profile;
};

/** The own profile as the server has it; only for who is signed in. */
export function useProfile(): readonly [Asked<Profile>, again: () => void] {
  return useAsked(loadProfile);
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

/** Throws Problem. Mails follow the language of the page. */
export async function changeProfile(change: ProfileChange): Promise<void> {
  const profile = await call(changeProfileEndpoint, { body: { ...change, language: currentLanguage() } });
  updateUser(toUser(profile));
  prefillPlan(profile);
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

export async function resendVerification(): Promise<void> {
  await call(resendVerificationEndpoint);
}

/** Hands the browser a file with everything the server holds about the user. Throws Problem WRONG_PASSWORD. */
export async function downloadMyData(password: string, fileName: string): Promise<void> {
  const data = await call(exportAccountEndpoint, { body: { password }, timeoutMs: 60_000 });
  downloadJson(data, fileName);
}
