import type { Kysely } from 'kysely';
import type { User } from '#domain/account/user.ts';
import type { Tables, UserRow } from '../db/schema.ts';

type Db = Kysely<Tables>;

function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    lastname: row.lastname,
    email: row.email,
    bio: row.bio,
    travelStyle: row.travel_style,
    userFrom: row.created_at,
  };
}

export async function insertUser(db: Db, row: UserRow): Promise<User> {
  await db.insertInto('users').values(row).execute();
  return toUser(row);
}

export async function findUser(db: Db, userId: string): Promise<User | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return row ? toUser(row) : null;
}

export interface Credentials {
  readonly user: User;
  readonly passwordHash: string;
}

/** `email` is normalised already. */
export async function findByEmail(db: Db, email: string): Promise<Credentials | null> {
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  return row ? { user: toUser(row), passwordHash: row.password_hash } : null;
}
