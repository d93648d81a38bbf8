import { Dexie, type EntityTable, type Table } from 'dexie';
import type { BodyInputOf } from '#contract/endpoint.ts';
import type { Photo } from '#contract/photos.ts';
import type { planTripEndpoint } from '#contract/planning.ts';
import type { replanTripEndpoint } from '#contract/replanning.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Destination } from '#domain/place/destination.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { ShareOptions } from '#domain/trip/shared-trip.ts';
import type { StepPart } from '#domain/trip/step.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import { type KeptCard, renewCards } from './kept-card.ts';
import type { NewOperation, Operation, Target } from './operation.ts';
import type { StoredTrip } from './trip-state.ts';

/** A plan that this device keeps and that is not a saved trip, or not yet. */
export interface KeptPlan {
  /** `current`: the plan the plan screen shows; the others were made before it and not saved. */
  readonly key: 'current' | `plan ${string}`;
  readonly trip: Trip;
  readonly plannedAt: string;
  /** The saved trip of which stops were planned anew; absent for a plan of its own. */
  readonly of?: string;
  /** What that trip was when the stops were chosen. */
  readonly from?: Trip;
  /** The plan with this id became a trip: where that trip is gone its owner deleted it, and the plan does not come up again. */
  readonly savedAs?: string;
}

/** A plan or replan that the server was asked for and this device has no answer to yet. */
export interface Underway {
  /** `underway`: what was asked for last; the others got no answer, and something else was asked for after them. */
  readonly key: 'underway' | `unanswered ${string}`;
  /** Under which the server finds it again (P3). */
  readonly opId: string;
  readonly ask: PlanAsk;
  /** Whether the server has said that it works on it. */
  readonly accepted: boolean;
}

export type PlanAsk =
  | { readonly work: 'plan'; readonly body: BodyInputOf<typeof planTripEndpoint> }
  | { readonly work: 'replan'; readonly body: BodyInputOf<typeof replanTripEndpoint> };

/**
 * `device`: what this device is called where conflicts are decided; `listed`: which trips there are on the server, see `fetch-trips.ts`; `refreshedAt`:
 * when all trips last arrived, an ISO moment; `sending`: see `sending-token.ts`.
 */
interface DeviceNote {
  readonly key: 'device' | 'listed' | 'refreshedAt' | 'sending';
  readonly value: string;
}

/** What the catalogue knows of a destination, for checks with no network. */
export interface StoredFacts {
  /** Of the destination. */
  readonly id: string;
  readonly version: string;
  readonly facts: Destination;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

/** What a destination's places are called, for reading wishes with no network. */
export interface StoredSheet {
  /** Of the destination. */
  readonly id: string;
  readonly sheet: DestinationSheet;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

/** Which picture a destination has; the picture itself lies in the cache of pictures. */
interface StoredPhoto {
  readonly key: string;
  readonly photo: Photo;
}

/** A link to an own trip. */
export interface StoredShare {
  readonly id: string;
  readonly tripId: string;
  /** null where another device made it: the server does not know it either. */
  readonly token: string | null;
  readonly options: ShareOptions;
  /** ISO moments; null: until its owner ends it. */
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly views: number;
}

/** A content of a document that is on this device; its bytes are in a row of their own, so that lists need not read them. */
export interface StoredDocument {
  readonly tripId: string;
  readonly digest: string;
  readonly size: number;
  /** Whether the server is known to have it. */
  readonly sent: 0 | 1;
  /** Why the server will never take it; null: it has not said so. */
  readonly refused: string | null;
  readonly attempts: number;
  /** Milliseconds since 1970 before which it is not tried again. */
  readonly nextAt: number;
  /** Since when the trip does not list it, milliseconds since 1970; null: it does. */
  readonly unlistedAt: number | null;
}

interface StoredContent {
  readonly tripId: string;
  readonly digest: string;
  readonly bytes: ArrayBuffer;
}

/** What was written of a trip and a decision left out, as a change that brings it back. */
export interface LostText {
  readonly id: number;
  readonly tripId: string;
  /** ISO moment of the decision. */
  readonly at: string;
  /** This device's, or what the trip had. */
  readonly whose: 'mine' | 'theirs';
  readonly change: Change;
  readonly target: Target | null;
}

/** What the owner of a trip did at once on this device, to be taken back or made again. */
export interface KeptStep {
  readonly id: number;
  readonly tripId: string;
  /** ISO moment. */
  readonly at: string;
  readonly parts: readonly StepPart[];
  /** 1: taken back. */
  readonly undone: 0 | 1;
}

/** A trip that its owner deleted on this device, as it was. */
export interface TrashedTrip {
  readonly id: string;
  readonly trip: Trip;
  /** Milliseconds since 1970. */
  readonly deletedAt: number;
}

/** The own profile as the server has it. */
interface StoredProfile {
  readonly key: 'own';
  readonly profile: Profile;
}

/** Another owner's shared trip as this device saw it last, for reading with no network. */
export interface SeenTrip {
  readonly token: string;
  readonly options: ShareOptions;
  readonly trip: Trip;
  /** ISO moment. */
  readonly seenAt: string;
}

/**
 * What this device has of one user: trips as the server has them, cards of what the traveller sees, and what the server has not
 * heard yet. What is shown of a trip is the stored one with the waiting operations on top.
 */
export class UserDatabase extends Dexie {
  declare trips: EntityTable<StoredTrip, 'id'>;
  declare cards: EntityTable<KeptCard, 'id'>;
  declare outbox: EntityTable<Operation, 'seq', NewOperation>;
  declare plans: Table<KeptPlan | Underway, string>;
  declare notes: Table<DeviceNote, DeviceNote['key']>;
  declare facts: Table<StoredFacts, string>;
  declare sheets: Table<StoredSheet, string>;
  declare photos: Table<StoredPhoto, string>;
  declare shares: EntityTable<StoredShare, 'id'>;
  declare seen: EntityTable<SeenTrip, 'token'>;
  declare profiles: Table<StoredProfile, string>;
  declare documents: Table<StoredDocument, [tripId: string, digest: string]>;
  declare lost: EntityTable<LostText, 'id'>;
  declare steps: EntityTable<KeptStep, 'id'>;
  declare trash: EntityTable<TrashedTrip, 'id'>;
  declare contents: Table<StoredContent, [tripId: string, digest: string]>;

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
    this.version(3).stores({ facts: 'id', photos: 'key' });
    this.version(4).stores({ shares: 'id, tripId', seen: 'token', profiles: 'key' });
    this.version(5).stores({ sheets: 'id' });
    this.version(6).stores({ documents: '[tripId+digest], tripId, sent', contents: '[tripId+digest]' });
    this.version(7).stores({ lost: '++id, tripId' });
    this.version(9).stores({ steps: '++id, tripId', trash: 'id' });
    this.version(10).stores({}).upgrade(renewCards);
    this.on('versionchange', ({ newVersion }) => {
      // Another tab opens a newer version: Dexie makes room and opens this again when it is asked.
      if (newVersion) return true;
      // Another tab removes the database: Dexie would make it anew for code that still holds this and asks once more.
      this.close();
      return false;
    });
    // Also when the browser took the connection away: the next reader opens another (P2).
    this.on('close', () => forgetOpened(this));
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

export const ANONYMOUS = 'anonymous';
export const PREFIX = 'periplo-';

let opened: { name: string; database: UserDatabase } | null = null;
/** Users who left this device and have not come again: what still asks for their database does not make it anew. */
const left = new Set<string>();

/**
 * The database of a user, or of visitors who are not signed in. One is open at a time; another user's is closed first. That of a user who
 * left is closed: whatever is asked of it is refused with a DatabaseClosedError.
 */
export function databaseOf(userId: string | null): UserDatabase {
  const name = `${PREFIX}${userId ?? ANONYMOUS}`;
  if (opened?.name === name) return opened.database;
  opened?.database.close();
  const database = new UserDatabase(name);
  opened = { name, database };
  if (userId !== null && left.has(userId)) closeDatabase(database);
  return database;
}

/** Removes everything this device has of a user who leaves it, and keeps this page from making the database anew. */
export async function leaveDatabaseOf(userId: string): Promise<void> {
  left.add(userId);
  await deleteDatabaseOf(userId);
}

/** The user is here again. */
export function enterDatabaseOf(userId: string): void {
  left.delete(userId);
}

/** Whose it is; null: a visitor's. */
export function whoseIs({ name }: UserDatabase): string | null {
  const id = name.slice(PREFIX.length);
  return id === ANONYMOUS ? null : id;
}

function forgetOpened(database: UserDatabase): void {
  if (opened?.database === database) opened = null;
}

/** A connection that is broken, or in another tab's way; the next reader gets a new one. */
export function closeDatabase(database: UserDatabase): void {
  forgetOpened(database);
  database.close();
}

/** Removes everything this device has of a user (P2, P6). */
export async function deleteDatabaseOf(userId: string | null): Promise<void> {
  const name = `${PREFIX}${userId ?? ANONYMOUS}`;
  if (opened?.name === name) closeDatabase(opened.database);
  await Dexie.delete(name);
}
