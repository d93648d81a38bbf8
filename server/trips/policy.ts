import { Problem } from '#domain/problem.ts';
import type { Db } from '../db/database.ts';

/** A trip in the tables: ids belong to their owner (record 3). */
interface TripKey {
  readonly user_id: string;
  readonly id: string;
}

/** The leave to read one trip. Only this module makes one, and only from an answer to "may this user?". */
class ReadAccess {
  readonly #key: TripKey;

  constructor(key: TripKey) {
    this.#key = key;
  }

  static keyOf(access: ReadAccess): TripKey {
    return access.#key;
  }
}

/** The leave to change what is in a trip. */
class ChangeAccess extends ReadAccess {
  readonly mayChange = true;
}

/** The leave to decide about a trip: delete it, share it, publish it. */
class ManageAccess extends ChangeAccess {
  readonly mayManage = true;
}

export type { ChangeAccess, ManageAccess, ReadAccess };

/** The leave to something with every trip of a set. */
class TripScope {
  readonly #userId: string;

  constructor(userId: string) {
    this.#userId = userId;
  }

  static columnsOf(scope: TripScope): { readonly user_id: string } {
    return { user_id: scope.#userId };
  }
}

export type { TripScope };

const notFound = () => new Problem('NOT_FOUND', 'There is no such trip');

async function ownKey(db: Db, userId: string, tripId: string): Promise<TripKey | null> {
  const query = db.selectFrom('trips').select(['user_id', 'id']).where('user_id', '=', userId).where('id', '=', tripId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Its owner may read a trip. "Not yours" and "does not exist" are the same Problem NOT_FOUND (P8). */
export async function mayRead(db: Db, userId: string, tripId: string): Promise<ReadAccess> {
  const key = await ownKey(db, userId, tripId);
  if (!key) throw notFound();
  return new ReadAccess(key);
}

/** Its owner may change a trip; for everyone else Problem NOT_FOUND. */
export async function mayChange(db: Db, userId: string, tripId: string): Promise<ChangeAccess> {
  const key = await ownKey(db, userId, tripId);
  if (!key) throw notFound();
  return new ChangeAccess(key);
}

/** Its owner decides about a trip; null for everyone else, and where there is no such trip. */
export async function managedTrip(db: Db, userId: string, tripId: string): Promise<ManageAccess | null> {
  const key = await ownKey(db, userId, tripId);
  return key && new ManageAccess(key);
}

/** The same; Problem NOT_FOUND instead of null. */
export async function mayManage(db: Db, userId: string, tripId: string): Promise<ManageAccess> {
  const access = await managedTrip(db, userId, tripId);
  if (!access) throw notFound();
  return access;
}

/** A user may make a trip, under any id that none of their own has, and is its owner then. */
export function mayMake(userId: string, tripId: string): ManageAccess {
  return new ManageAccess({ user_id: userId, id: tripId });
}

/** A device that has the secret of a link that opens may read the trip it leads to; the row is that of the link. */
export function mayReadByLink({ user_id, trip_id }: LinkedColumns): ReadAccess {
  return new ReadAccess({ user_id, id: trip_id });
}

/** The housekeeping of what hangs on a trip may look at the trip; the row is that of what hangs on it. */
export function mayLookAfter({ user_id, trip_id }: LinkedColumns): ReadAccess {
  return new ReadAccess({ user_id, id: trip_id });
}

/** The trips in a user's list. */
export const readableBy = (userId: string): TripScope => new TripScope(userId);

/** The trips that are a user's own: what is exported and erased with the account, and links to them. */
export const ownedBy = (userId: string): TripScope => new TripScope(userId);

export const keyColumns = ['user_id', 'id'] as const;

/** For `where` and `values` in this room: a trip's row, and that of a trip that was deleted. */
export const keyOf = (access: ReadAccess): TripKey => ReadAccess.keyOf(access);

/** For `where`: the rows of a set of trips, and of what hangs on them. */
export const columnsOf = (scope: TripScope): { readonly user_id: string } => TripScope.columnsOf(scope);

/** The columns that lead from a link, a calendar or a publication to its trip. */
export interface LinkedColumns {
  readonly user_id: string;
  readonly trip_id: string;
}
export const linkedColumns = ['user_id', 'trip_id'] as const;

/** For `where` and `values` in rooms whose rows hang on a trip. */
export function linkedTo(access: ReadAccess): LinkedColumns {
  const { user_id, id } = keyOf(access);
  return { user_id, trip_id: id };
}

/** Whose trip it is: for limits and for what is kept by account, never to decide who may. */
export const ownerOf = (access: ReadAccess): string => keyOf(access).user_id;
