import type { ShellReport, WorkerMessage } from '#contract/worker.ts';
import { destinationSchema } from '#domain/place/destination.ts';
import { tripSchema } from '#domain/trip/trip.ts';
import { databaseOf, type UserDatabase } from '../offline/database.ts';
import { readTrip } from '../offline/trip-store.ts';
import { keepFacts } from './facts.ts';
import { keepPicture, pictureBytes } from './pictures.ts';
import { currentUserId } from './session.ts';
import { knownSettings } from './settings.ts';
import { type DeviceStorage, deviceStorage } from './storage.ts';
import { syncNow } from './sync.ts';

/** The parts a trip is made of on a device, in the order in which they are shown. */
export type PartId = 'app' | 'trip' | 'luggage' | 'facts' | 'picture';

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

const WORKER_TIMEOUT_MS = 10_000;
const missing: Found = { state: 'missing', bytes: 0 };
const needless: Found = { state: 'needless', bytes: 0 };

function here(part: unknown): Found {
  return { state: 'here', bytes: new Blob([JSON.stringify(part)]).size };
}

/** Asks the service worker to read the app itself; null where there is none, or it does not answer. */
function askWorker(fetchMissing: boolean): Promise<ShellReport | null> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    window.setTimeout(() => resolve(null), WORKER_TIMEOUT_MS);
    port1.onmessage = ({ data }: MessageEvent<ShellReport>) => resolve(data);
    const message: WorkerMessage = { type: 'CHECK_SHELL', fetchMissing };
    worker.postMessage(message, [port2]);
  });
}

async function readApp(): Promise<Found> {
  const report = await askWorker(false);
  return report && report.missing.length === 0 ? { state: 'here', bytes: report.bytes } : missing;
}

async function readWhole({ database, tripId }: Question) {
  const read = tripSchema.safeParse(await readTrip(database, tripId));
  return read.success ? read.data : null;
}

async function readFacts(question: Question): Promise<Found> {
  const id = (await readWhole(question))?.destinationId ?? null;
  if (id === null) return needless;
  const facts = destinationSchema.safeParse((await question.database.facts.get(id))?.facts);
  return facts.success ? here(facts.data) : missing;
}

async function readPicture(question: Question): Promise<Found> {
  const id = (await readWhole(question))?.destinationId ?? null;
  if (id === null || !knownSettings()?.photos) return needless;
  const kept = await question.database.photos.get(id);
  const bytes = kept ? await pictureBytes(kept.photo) : null;
  return bytes === null ? missing : { state: 'here', bytes };
}

/**
 * How each part is read again. None of these ever uses the network: databases and caches only. A part that comes later, such as
 * a map, is one more line here and in `fetchers`.
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
};

const fetchTrip = () => syncNow(true);

/** How each part is fetched when it is missing. */
const fetchers: Readonly<Record<PartId, (destinationId: string | null, database: UserDatabase) => Promise<unknown>>> = {
  app: () => askWorker(true),
  trip: fetchTrip,
  luggage: fetchTrip,
  facts: async (id, database) => id && keepFacts(database, id),
  picture: async (id, database) => id && keepPicture(database, id),
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
  const destinationId = (await readTrip(database, tripId))?.destinationId ?? null;
  for (const { id, state } of parts) {
    if (state === 'missing') await fetchers[id](destinationId, database).catch(() => undefined);
  }
}
