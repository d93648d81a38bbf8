import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Trip, TripCard } from '#domain/trip/trip.ts';
import type { NewOperation, Operation } from './operation.ts';
import type { StoredTrip } from './trip-state.ts';

/** Something this device keeps for the user that is not a saved trip. */
export interface KeptPlan {
  /** `current`: the plan the plan screen shows. */
  readonly key: 'current';
  readonly trip: Trip;
  readonly plannedAt: string;
}

interface DeviceNote {
  readonly key: 'device';
  readonly value: string;
}

/**
 * What this device has of one user: trips as the server has them, cards of what the traveller sees, and what the server has not
 * heard yet. What is shown of a trip is the stored one with the waiting operations on top.
 */
export class UserDatabase extends Dexie {
  declare trips: EntityTable<StoredTrip, 'id'>;
  declare cards: EntityTable<TripCard, 'id'>;
  declare outbox: EntityTable<Operation, 'seq', NewOperation>;
  declare plans: Table<KeptPlan, string>;
  declare notes: Table<DeviceNote, string>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ trips: 'id', cards: 'id, dates.start', outbox: '++seq, &opId, tripId', plans: 'key' });
    this.version(2)
      .stores({ notes: 'key' })
      .upgrade(async (tx) => {
        const versions = new Map((await tx.table('cards').toArray()).map(({ id, version }) => [id, version]));
        await tx
          .table('trips')
          .toCollection()
          .modify((trip, place) => {
            const version = versions.get(trip.id) ?? 0;
            if (version > 0) place.value = { id: trip.id, version, trip: place.value };
            else delete (place as { value?: unknown }).value;
          });
      });
    // Another tab opens a newer version: this one makes room instead of blocking it.
    this.on('versionchange', () => this.close());
  }

  /** This device, as far as conflicts are concerned; made once. */
  async deviceId(): Promise<string> {
    return this.transaction('rw', this.notes, async () => {
      const known = await this.notes.get('device');
      if (known) return known.value;
      const value = crypto.randomUUID();
      await this.notes.add({ key: 'device', value });
      return value;
    });
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
