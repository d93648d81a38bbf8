import { forgotPasswordEndpoint, resetPasswordEndpoint, verifyEmailEndpoint } from '#contract/account.ts';
import { signInEndpoint } from '#contract/auth.ts';
import { registerEndpoint } from '#contract/users.ts';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import type { RegistrationForm } from '#domain/account/registration.ts';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { beginSession } from '../session/session.ts';

/** Throws Problem BAD_CREDENTIALS or NO_RESPONSE. A plan made before signing in comes along (D2). */
export async function signIn(email: string, password: string): Promise<void> {
  const answer = await call(signInEndpoint, { body: { email, password } });
  const { arrive } = await import('./arriving.ts');
  await arrive(answer.user.id, () =>
    beginSession(answer.user, { access: answer.access_token, refresh: answer.refresh_token }),
  );
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
  // A user who has just agreed to this version needs no notice that it is new.
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
