import { randomUUID } from 'node:crypto';
import { brokenPasswordRule } from '#domain/account/password.ts';
import { LEGAL_VERSION } from '#domain/account/registration.ts';
import { normaliseEmail, type User } from '#domain/account/user.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { type Db, isUniqueViolation } from '../db/database.ts';
import { type Credentials, findByEmail, findUser, insertUser } from './repo.ts';

export interface NewUser {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly bio: string | null;
  readonly language: Language;
  readonly terms: string;
  readonly now: Date;
}

/** Problem INVALID_INPUT naming the password or the terms when they break a rule. */
export function assertAcceptable(password: string, terms: string): void {
  const rule = brokenPasswordRule(password);
  if (rule) {
    const fields = [{ field: 'password', rule, message: 'at least 12 characters, and not a common password' }];
    throw new Problem('INVALID_INPUT', 'The password cannot be used', { fields, details: `password: ${rule}` });
  }
  if (terms !== LEGAL_VERSION) {
    const fields = [{ field: 'terms', rule: 'termsRequired', message: `the current version is ${LEGAL_VERSION}` }];
    throw new Problem('INVALID_INPUT', 'The current terms must be accepted', {
      fields,
      details: 'terms: termsRequired',
    });
  }
}

/** Creates an account; Problem EMAIL_TAKEN when the address has one. */
export async function registerUser(db: Db, input: NewUser): Promise<User> {
  const moment = input.now.toISOString();
  try {
    return await insertUser(db, {
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
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('EMAIL_TAKEN', 'An account with this email exists already');
    throw error;
  }
}

export function findCredentials(db: Db, email: string): Promise<Credentials | null> {
  return findByEmail(db, normaliseEmail(email));
}

/** Problem UNAUTHORIZED when the account is gone while its session still runs. */
export async function getUser(db: Db, userId: string): Promise<User> {
  const user = await findUser(db, userId);
  if (!user) throw new Problem('UNAUTHORIZED', 'This account no longer exists');
  return user;
}
