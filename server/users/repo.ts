import { noPreferences, type Profile, type ProfileChange, travelPreferencesSchema } from '#domain/account/profile.ts';
import type { User } from '#domain/account/user.ts';
import { pickLanguage } from '#domain/language.ts';
import type { Db } from '../db/database.ts';
import type { UserRow } from '../db/schema.ts';

function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    lastname: row.lastname,
    email: row.email,
    bio: row.bio,
    travelStyle: row.travel_style,
    userFrom: row.user_from,
  };
}

function readPreferences(text: string): Profile['preferences'] {
  const parsed = travelPreferencesSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : noPreferences;
}

function toProfile(row: UserRow): Profile {
  return {
    ...toUser(row),
    emailVerified: row.email_verified_at !== null,
    language: pickLanguage([row.language]),
    preferences: readPreferences(row.preferences),
    profiling: row.profiling === 1,
    commercialMail: row.commercial_mail === 1,
    memberSince: row.created_at,
    terms: { version: row.terms_version, at: row.terms_at },
  };
}

export async function insertUser(db: Db, row: UserRow): Promise<User> {
  await db.insertInto('users').values(row).execute();
  return toUser(row);
}

export async function findProfile(db: Db, userId: string): Promise<Profile | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return row ? toProfile(row) : null;
}

export interface Credentials {
  readonly user: User;
  readonly profile: Profile;
  readonly passwordHash: string;
}

const toCredentials = (row: UserRow): Credentials => ({
  user: toUser(row),
  profile: toProfile(row),
  passwordHash: row.password_hash,
});

/** `email` is normalised already. */
export async function findByEmail(db: Db, email: string): Promise<Credentials | null> {
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  return row ? toCredentials(row) : null;
}

export async function findById(db: Db, userId: string): Promise<Credentials | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return row ? toCredentials(row) : null;
}

type Columns = Partial<UserRow>;

function columnsOf(change: ProfileChange): Columns {
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    ...(change.name !== undefined && { name: change.name.trim() }),
    ...(change.lastname !== undefined && { lastname: change.lastname.trim() }),
    ...(change.bio !== undefined && { bio: change.bio }),
    ...(change.travelStyle !== undefined && { travel_style: change.travelStyle }),
    ...(change.userFrom !== undefined && { user_from: change.userFrom }),
    ...(change.language !== undefined && { language: change.language }),
    ...(change.preferences !== undefined && { preferences: JSON.stringify(change.preferences) }),
    ...(change.profiling !== undefined && { profiling: flag(change.profiling) }),
    ...(change.commercialMail !== undefined && { commercial_mail: flag(change.commercialMail) }),
  };
}

export async function updateUser(db: Db, userId: string, change: ProfileChange): Promise<Profile | null> {
  const columns = columnsOf(change);
  if (Object.keys(columns).length === 0) return findProfile(db, userId);
  const row = await db.updateTable('users').set(columns).where('id', '=', userId).returningAll().executeTakeFirst();
  return row ? toProfile(row) : null;
}

/** With everything personal that hangs on it. */
export async function deleteUserRow(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Keeps the first moment: an address is confirmed once. */
export async function setEmailVerified(db: Db, userId: string, now: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}
