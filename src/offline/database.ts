import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Trip, TripCard } from '#domain/trip/trip.ts';
import type { Operation } from './operation.ts';

/** Something this device keeps for the user that is not a saved trip. */
export interface KeptPlan {
  /** `current`: the plan the plan screen shows. */
  readonly key: 'current';
  readonly trip: Trip;
  readonly plannedAt: string;
}

/** What this device has of one user: trips whole, cards for lists, what the server has not heard yet. */
export class UserDatabase extends Dexie {
  declare trips: EntityTable<Trip, 'id'>;
  declare cards: EntityTable<TripCard, 'id'>;
  declare outbox: EntityTable<Operation, 'seq'>;
  declare plans: Table<KeptPlan, string>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ trips: 'id', cards: 'id, dates.start', outbox: '++seq, &opId, tripId', plans: 'key' });
  }
}

const ANONYMOUS = 'anonymous';
const PREFIX = 'periplo-';

let opened: { name: string; database: UserDatabase } | null = null;

/** The database of a user, or of whoever is not signed in. One is open at a time; another user's is closed first. */
export function databaseOf(userId: string | null): UserDatabase {
  const name = `${PREFIX}${userId ?? ANONYMOUS}`;
  if (opened?.name === name) return opened.database;
  opened?.database.close();
  opened = { name, database: new UserDatabase(name) };
  return opened.database;
}

/** Removes everything this device has of a user (P2, P6). */
export async function deleteDatabaseOf(userId: string | null): Promise<void> {
  const name = `${PREFIX}${userId ?? ANONYMOUS}`;
  if (opened?.name === name) {
    opened.database.close();
    opened = null;
  }
  await Dexie.delete(name);
}
