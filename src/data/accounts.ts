import {
  deleteAccountEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
} from '#contract/account.ts';
import { signInEndpoint, signOutEndpoint } from '#contract/auth.ts';
import { registerEndpoint } from '#contract/users.ts';
import { LEGAL_VERSION, type RegistrationForm } from '#domain/account/registration.ts';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { databaseOf, deleteDatabaseOf } from '../offline/database.ts';
import { beginSession, forgetSession, readTokens, useSession } from '../session/session.ts';
import { forgetFormDraft } from './form-draft.ts';
import { claimAnonymousPlan } from './plans.ts';
import { prefillFromProfile } from './profile.ts';
import { allowSync, stopSync, syncNow } from './sync.ts';

/** Throws Problem BAD_CREDENTIALS or NO_RESPONSE. A plan made before signing in comes along (D2). */
export async function signIn(email: string, password: string): Promise<void> {
  const answer = await call(signInEndpoint, { body: { email, password } });
  await claimAnonymousPlan(answer.user.id);
  beginSession(answer.user, { access: answer.access_token, refresh: answer.refresh_token });
  void syncNow();
  void prefillFromProfile();
}

/** Throws Problem INVALID_INPUT or NO_RESPONSE; a taken address is told to its owner only. */
export async function register(form: RegistrationForm): Promise<void> {
  await call(registerEndpoint, {
    body: {
      name: form.name.trim(),
      lastname: form.lastname.trim(),
      email: form.email.trim(),
      password: form.password,
      bio: form.bio.trim() || null,
      language: currentLanguage(),
      terms: LEGAL_VERSION,
    },
  });
  // Whoever has just agreed to this version needs no notice that it is new.
  localStorage.setItem('legalVersion', LEGAL_VERSION);
}

/** Answers alike whether or not the address has an account. Throws Problem. */
export async function askForResetLink(email: string): Promise<void> {
  await call(forgotPasswordEndpoint, { body: { email: email.trim() } });
}

/** Throws Problem INVALID_TOKEN, INVALID_INPUT or NO_RESPONSE. Sessions end on the server, this device's too. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await call(resetPasswordEndpoint, { body: { token, new_password: password } });
}

/** Throws Problem INVALID_TOKEN or NO_RESPONSE. */
export async function verifyEmail(token: string): Promise<void> {
  await call(verifyEmailEndpoint, { body: { token } });
}

/** How many changes of this user the server has not heard. */
export async function unsentChanges(): Promise<number> {
  const session = useSession.getState();
  return session.state === 'anonymous' ? 0 : databaseOf(session.user.id).outbox.count();
}

/** Removes what belongs to the user from this device. */
async function forgetUser(): Promise<void> {
  const session = useSession.getState();
  if (session.state !== 'anonymous') await deleteDatabaseOf(session.user.id);
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
