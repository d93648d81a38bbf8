import * as z from 'zod/mini';
import { destinationSchema } from '#domain/place/destination.ts';
import { reader } from '#domain/reader.ts';
import { destinationIdsOf, mainDestinationId } from '#domain/trip/base.ts';
import { documentsOf } from '#domain/trip/document.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { type Trip } from '#domain/trip/trip.ts';
import { databaseOf, type UserDatabase } from '../offline/database.ts';
import { readTrip } from '../offline/trip-store.ts';
import { askWorker } from './ask-worker.ts';
import { documentsMissing, keepDocuments } from './documents.ts';
import { keepFacts } from './facts.ts';
import { keepMap, readKeptMap } from './kept-map.ts';
import { keepPicture, pictureBytes } from './pictures.ts';
import { currentUserId } from './session.ts';
import { knownSettings } from './settings.ts';
import { type DeviceStorage, deviceStorage } from './storage.ts';
import { syncNow } from './sync.ts';

/** The parts a trip is made of on a device, in the order in which they are shown. */
export type PartId = 'app' | 'trip' | 'luggage' | 'facts' | 'picture' | 'map' | 'documents';

/** `here` was read a moment ago; `needless`: this trip has no such part, or it is drawn by the app itself. */
export interface Part {
  readonly id: PartId;
  readonly state: 'here' | 'missing' | 'needless';
  readonly bytes: number;
}

export interface AirplaneCheck {
  /** ISO moment. */
  readonly at: string;
  readonly parts: readonly Part[];
  readonly ready: boolean;
  /** Changes of this trip that the server has not heard. */
  readonly unsent: number;
  readonly storage: DeviceStorage;
}

interface Question {
  readonly tripId: string;
  readonly database: UserDatabase;
}

type Found = Omit<Part, 'id'>;

const missing: Found = { state: 'missing', bytes: 0 };
const needless: Found = { state: 'needless', bytes: 0 };

function here(part: unknown): Found {
  return { state: 'here', bytes: new Blob([JSON.stringify(part)]).size };
}

async function readApp(): Promise<Found> {
  const report = await askWorker({ type: 'CHECK_SHELL', fetchMissing: false });
  return report && report.missing.length === 0 ? { state: 'here', bytes: report.bytes } : missing;
}

async function readWhole({ database, tripId }: Question) {
  const read = z.safeParse(reader(tripSchema), await readTrip(database, tripId));
  return read.success ? read.data : null;
}

async function readFacts(question: Question): Promise<Found> {
  const trip = await readWhole(question);
  const ids = trip ? destinationIdsOf(trip) : [];
  if (ids.length === 0) return needless;
  const kept = await question.database.facts.bulkGet(ids);
  const facts = kept.map((own) => destinationSchema.safeParse(own?.facts));
  return facts.every(({ success }) => success) ? here(facts.map(({ data }) => data)) : missing;
}

async function readPicture(question: Question): Promise<Found> {
  const trip = await readWhole(question);
  const id = trip && mainDestinationId(trip);
  if (id === null || !knownSettings()?.photos) return needless;
  const kept = await question.database.photos.get(id);
  const bytes = kept ? await pictureBytes(kept.photo) : null;
  return bytes === null ? missing : { state: 'here', bytes };
}

/** Of those maps only that the user asked for: without one the map is drawn by the app itself. */
async function readStreets({ tripId }: Question): Promise<Found> {
  const kept = await readKeptMap(tripId);
  if (!kept) return needless;
  return kept.whole ? { state: 'here', bytes: kept.bytes } : missing;
}

/** Contents only, whole as they were checked when they came. */
async function readDocuments(question: Question): Promise<Found> {
  const trip = await readWhole(question);
  if (!trip || documentsOf(trip).length === 0) return needless;
  if ((await documentsMissing(trip)).length > 0) return missing;
  const { documents } = question.database;
  const kept = await documents.where('tripId').equals(trip.id).toArray();
  return { state: 'here', bytes: kept.reduce((sum, { size }) => sum + size, 0) };
}

/**
 * How each part is read again. None of these ever uses the network: databases and caches only. A part that comes later is
 * one more line here and in `fetchers`.
 */
const readers: Readonly<Record<PartId, (question: Question) => Promise<Found>>> = {
  app: readApp,
  trip: async (question) => {
    const trip = await readWhole(question);
    return trip ? here({ ...trip, luggage: [] }) : missing;
  },
  luggage: async (question) => {
    const trip = await readWhole(question);
    return trip ? here(trip.luggage) : missing;
  },
  facts: readFacts,
  picture: readPicture,
  map: readStreets,
  documents: readDocuments,
};

const fetchTrip = () => syncNow(true);

/** How each part is fetched when it is missing. */
const fetchers: Readonly<Record<PartId, (trip: Trip | null, database: UserDatabase) => Promise<unknown>>> = {
  app: () => askWorker({ type: 'CHECK_SHELL', fetchMissing: true }),
  trip: fetchTrip,
  luggage: fetchTrip,
  facts: async (trip, database) => {
    for (const id of trip ? destinationIdsOf(trip) : []) await keepFacts(database, id);
  },
  picture: async (trip, database) => {
    const id = trip && mainDestinationId(trip);
    if (id) await keepPicture(database, id);
  },
  map: async (trip) => trip && keepMap(trip),
  documents: async (trip) => trip && keepDocuments(trip),
};

const partIds = Object.keys(readers) as PartId[];

/** A part that cannot be read is not here, whatever the reason. */
async function readPart(id: PartId, question: Question): Promise<Part> {
  return { id, ...(await readers[id](question).catch(() => missing)) };
}

/** Reads every part of a trip again as it is kept on this device, without the network, and says what is here. */
export async function checkForAirplane(tripId: string): Promise<AirplaneCheck> {
  const database = databaseOf(currentUserId());
  const [parts, unsent, storage] = await Promise.all([
    Promise.all(partIds.map((id) => readPart(id, { tripId, database }))),
    database.outbox.where('tripId').equals(tripId).count(),
    deviceStorage(),
  ]);
  const ready = parts.every(({ state }) => state !== 'missing');
  return { at: new Date().toISOString(), parts, ready, unsent, storage };
}

/** Fetches what the last look did not find; what cannot be had stays missing, and the next look says so. */
export async function fetchForAirplane(tripId: string, { parts }: AirplaneCheck): Promise<void> {
  const database = databaseOf(currentUserId());
  const trip = await readTrip(database, tripId);
  for (const { id, state } of parts) {
    if (state === 'missing') await fetchers[id](trip, database).catch(() => undefined);
  }
}
