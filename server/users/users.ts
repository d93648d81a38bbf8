import { randomUUID } from 'node:crypto';
import { LEGAL_VERSION, legalVersions } from '#domain/account/legal-version.ts';
import { brokenPasswordRule } from '#domain/account/password.ts';
import { noPreferences, type Profile, type ProfileChange } from '#domain/account/profile.ts';
import { normaliseEmail, type User } from '#domain/account/user.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { type Db, isUniqueViolation, type Tx } from '../db/database.ts';
import { once } from '../db/op-log.ts';
import { openAccount } from '../tokens/tokens.ts';
import { issueMailToken, spendMailToken } from './mail-tokens.ts';
import {
  type Credentials,
  deleteUserRow,
  findByEmail,
  findById,
  findProfile,
  insertUser,
  setEmailVerified,
  setPasswordHash,
  updateUser,
} from './repo.ts';

export interface NewUser {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly bio: string | null;
  readonly language: Language;
  readonly terms: string;
  readonly welcomeTokens: number;
  readonly now: Date;
}

/** Problem INVALID_INPUT naming the field when the password breaks a rule. */
export function assertPassword(password: string, field: 'password' | 'new_password' = 'password'): void {
  const rule = brokenPasswordRule(password);
  if (rule) {
    const fields = [{ field, rule, message: 'at least 12 characters, and not a common password' }];
    throw new Problem('INVALID_INPUT', 'The password cannot be used', { fields, details: `${field}: ${rule}` });
  }
}

/** Problem INVALID_INPUT unless these are terms that were in force. */
export function assertTerms(terms: string): void {
  if (!legalVersions.includes(terms)) {
    const fields = [{ field: 'terms', rule: 'termsRequired', message: `the current version is ${LEGAL_VERSION}` }];
    throw new Problem('INVALID_INPUT', 'The current terms must be accepted', {
      fields,
      details: 'terms: termsRequired',
    });
  }
}

/** A new account, and the token that confirms its address. */
export interface Registered {
  readonly user: User;
  readonly verifyToken: string;
}

/** Creates an account; null when the address has one. */
export async function registerUser(db: Db, input: NewUser): Promise<Registered | null> {
  const moment = input.now.toISOString();
  try {
    return await db.transaction().execute(async (tx) => {
      const user = await insertUser(tx, {
        id: randomUUID(),
        email: normaliseEmail(input.email),
        name: input.name.trim(),
        lastname: input.lastname.trim(),
        bio: input.bio,
        travel_style: null,
        language: input.language,
        password_hash: input.passwordHash,
        terms_version: input.terms,
        terms_at: moment,
        created_at: moment,
        user_from: null,
        preferences: JSON.stringify(noPreferences),
        profiling: 1,
        commercial_mail: 0,
        email_verified_at: null,
      });
      await openAccount(tx, user.id, input.welcomeTokens, input.now);
      return { user, verifyToken: await issueMailToken(tx, user.id, 'verify', input.now) };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

export type { Credentials };

export function findCredentials(db: Db, email: string): Promise<Credentials | null> {
  return findByEmail(db, normaliseEmail(email));
}

const gone = () => new Problem('UNAUTHORIZED', 'This account no longer exists');

export async function credentialsOf(db: Db, userId: string): Promise<Credentials> {
  const found = await findById(db, userId);
  if (!found) throw gone();
  return found;
}

/** Problem UNAUTHORIZED when the account is gone while its session still runs. */
export async function getProfile(db: Db, userId: string): Promise<Profile> {
  const profile = await findProfile(db, userId);
  if (!profile) throw gone();
  return profile;
}

export async function changeProfile(db: Db, userId: string, change: ProfileChange): Promise<Profile> {
  const profile = await updateUser(db, userId, change);
  if (!profile) throw gone();
  return profile;
}

/** The same, once per operation: a phone that missed the answer sends it again. The answer is the profile as it is now, as JSON text. */
export function changeProfileOnce(
  db: Db,
  { userId, opId }: { readonly userId: string; readonly opId: string },
  change: ProfileChange,
  now: Date,
): Promise<string> {
  return once(db, { userId, opId, request: ['profile', change] }, now, (tx) => ({
    async carryOut() {
      await changeProfile(tx, userId, change);
      return null;
    },
    answer: async () => JSON.stringify(await getProfile(tx, userId)),
  }));
}

/** Removes a user with everything personal that hangs on the row (P6). */
export function deleteUser(tx: Tx, userId: string): Promise<void> {
  return deleteUserRow(tx, userId);
}

export async function changePasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await setPasswordHash(db, userId, passwordHash);
}

/** The one who opens a link sent to an address reads its mail. */
export async function confirmEmail(db: Db, userId: string, now: Date): Promise<void> {
  await setEmailVerified(db, userId, now.toISOString());
}

/** Problem INVALID_TOKEN when the link is wrong, used or too old. */
export async function verifyEmail(db: Db, token: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const userId = await spendMailToken(tx, 'verify', token, now);
    if (userId === null) throw new Problem('INVALID_TOKEN', 'Invalid or expired link');
    await setEmailVerified(tx, userId, now.toISOString());
  });
}
