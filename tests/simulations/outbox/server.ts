import { Problem } from '#domain/problem.ts';
import { applyChange, type Change, pathOf } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { claimOnce, type MadeVersion, type OperationStore } from '#server/db/op-log.ts';
import { changedElsewhere, marksOfNew } from '#server/trips/changes.ts';
import { decidePatch, type StoredState } from '#server/trips/decide-patch.ts';
import type { Operation } from '#src/offline/operation.ts';
import type { Settled } from '#src/offline/trip-state.ts';
import { markersIn, type Variant } from './model.ts';

export interface Request {
  readonly userId: string;
  readonly device: string;
  readonly key: string;
  readonly operation: Operation;
  /** The version of the trip that its owner had seen on that device. */
  readonly known: number;
}

/** An effect that was committed, in order. */
export interface Effect {
  readonly userId: string;
  readonly device: string;
  readonly operation: Operation;
  /** What other devices had changed of what was changed or deleted, and its owner had not seen. */
  readonly unseen: readonly string[];
}

interface Tables {
  readonly trips: Map<string, StoredState>;
  /** The version of each deleted trip. */
  readonly deleted: Map<string, number>;
  /** The links to each trip. */
  readonly links: Map<string, readonly string[]>;
  readonly log: Map<string, { hash: string; version: MadeVersion }>;
}

/** Luggage never asks, and what leaves the trip as it is goes over nothing. */
function unseenBy({ known, device, operation }: Request, { paths, trip }: StoredState): string[] {
  const unseen = changedElsewhere(paths, known, device);
  if (operation.kind === 'trip.delete') return unseen;
  if (operation.kind !== 'trip.patch') return [];
  const changesIt = (change: Change) => JSON.stringify(applyChange(trip, change)) !== JSON.stringify(trip);
  const own = operation.body.changes
    .filter(changesIt)
    .map(pathOf)
    .filter((path) => !path.startsWith('luggage'));
  const isFromBefore = known > 0 && known < (paths.remade?.v ?? 0);
  return isFromBefore ? own : unseen.filter((path) => own.includes(path));
}

class ServerDied extends Error {}

/** The server's own modules over tables in memory; a transaction works on copies and takes all or nothing. */
export class SimulatedServer {
  private tables: Tables = { trips: new Map(), deleted: new Map(), links: new Map(), log: new Map() };
  readonly effects: Effect[] = [];

  constructor(private readonly variant: Variant | null) {}

  stateOf(userId: string, tripId: string): StoredState | null {
    return this.tables.trips.get(`${userId} ${tripId}`) ?? null;
  }

  linksTo(userId: string, tripId: string): readonly string[] {
    return this.tables.links.get(`${userId} ${tripId}`) ?? [];
  }

  /** Handles a request; `dies` ends the process after the effect and before the commit. */
  async handle(request: Request, dies = false): Promise<Settled> {
    const { trips, deleted, links, log } = this.tables;
    const tables = { trips: new Map(trips), deleted: new Map(deleted), links: new Map(links), log: new Map(log) };
    const effects: Effect[] = [];
    const { userId, key, operation } = request;
    const asked = { userId, opId: key, request: [operation.kind, operation.tripId, operation.body] };
    const store =
      this.variant === 'key stored outside the transaction' ? this.storeIn(this.tables) : this.storeIn(tables);
    try {
      const answer = await claimOnce(store, asked, {
        carryOut: async () => {
          const stored = tables.trips.get(`${userId} ${operation.tripId}`);
          const unseen = stored ? unseenBy(request, stored) : [];
          const version = this.carryOut(tables, request);
          effects.push({ userId, device: request.device, operation, unseen });
          if (dies) throw new ServerDied();
          return version;
        },
        answer: async (version) => this.answer(tables, request, version),
      });
      this.tables = {
        ...tables,
        log: this.variant === 'key stored outside the transaction' ? this.tables.log : tables.log,
      };
      this.effects.push(...effects);
      return answer;
    } catch (error) {
      if (error instanceof ServerDied) throw new Problem('NO_RESPONSE', 'the server died');
      throw error;
    }
  }

  private storeIn({ log }: Tables): OperationStore {
    const keyOf = (userId: string, opId: string) => `${userId} ${opId}`;
    return {
      claim: async (userId, opId, hash) => {
        if (log.has(keyOf(userId, opId))) return false;
        log.set(keyOf(userId, opId), { hash, version: null });
        return true;
      },
      read: async (userId, opId) => log.get(keyOf(userId, opId)) ?? { hash: '', version: null },
      keep: async (userId, opId, version) => {
        log.set(keyOf(userId, opId), { hash: log.get(keyOf(userId, opId))?.hash ?? '', version });
      },
    };
  }

  /** As the page reads what the routes answer: a trip it made with the version of then, a changed one as it is now. */
  private answer(tables: Tables, { userId, operation }: Request, made: MadeVersion): Settled {
    const id = operation.tripId;
    if (operation.kind === 'trip.delete') return 'deleted';
    if (operation.kind === 'trip.create') return { id, version: made ?? 0, trip: operation.body };
    if (operation.kind !== 'trip.patch') return 'as it was';
    const stored = tables.trips.get(`${userId} ${id}`);
    if (!stored) throw new Problem('NOT_FOUND', 'There is no such trip');
    return { id, version: stored.version, trip: stored.trip };
  }

  private carryOut(tables: Tables, { userId, device, operation }: Request): MadeVersion {
    const key = `${userId} ${operation.tripId}`;
    const stored = tables.trips.get(key);
    if (operation.kind === 'trip.delete') {
      const paths = stored ? changedElsewhere(stored.paths, operation.body?.baseVersion ?? 0, device) : [];
      if (stored && paths.length > 0) {
        throw new Problem('CONFLICT', 'changed elsewhere', { conflict: { version: stored.version, paths } });
      }
      tables.trips.delete(key);
      if (stored) tables.deleted.set(key, stored.version);
      tables.links.delete(key);
      return null;
    }
    if (operation.kind === 'trip.create') {
      if (stored) throw new Problem('CONFLICT', 'Another trip is stored under this id');
      const version = (tables.deleted.get(key) ?? 0) + 1;
      tables.trips.set(key, { version, trip: operation.body, paths: marksOfNew(version) });
      return version;
    }
    if (operation.kind === 'profile.patch') throw new Error('the histories change no profiles');
    const links = tables.links.get(key) ?? [];
    if (operation.kind === 'trip.unshare') {
      tables.links.set(
        key,
        links.filter((link) => link !== operation.body.id),
      );
      return null;
    }
    if (!stored) throw new Problem('NOT_FOUND', 'There is no such trip');
    if (operation.kind === 'trip.share') {
      tables.links.set(key, [...links, operation.body.id]);
      return null;
    }
    const changes =
      this.variant === 'toggle instead of set' ? toggled(stored.trip, operation.body.changes) : operation.body.changes;
    const decision = decidePatch(stored, { device, ...operation.body, changes });
    if (decision.kind === 'conflict' && this.variant === 'missing target taken' && decision.gone.length > 0)
      return stored.version;
    if (decision.kind === 'conflict') {
      const conflict = { version: stored.version, paths: decision.paths, gone: decision.gone };
      throw new Problem('CONFLICT', 'changed elsewhere', { conflict });
    }
    tables.trips.set(key, decision.state);
    return decision.state.version;
  }
}

function toggled(trip: Trip, changes: readonly Change[]): Change[] {
  return changes.map((change) =>
    change.kind === 'luggage.set'
      ? { ...change, packed: !(trip.luggage.find((item) => item.id === change.itemId)?.packed ?? false) }
      : change,
  );
}

/** What the committed effects make of a trip when each is applied once, in order, with removal of luggage final: the oracle. */
export function replay(effects: readonly Effect[], userId: string, tripId: string): Trip | null {
  let trip: Trip | null = null;
  let gone = new Set<string>();
  for (const { operation } of effects.filter((own) => own.userId === userId && own.operation.tripId === tripId)) {
    if (operation.kind === 'trip.create') {
      trip = operation.body;
      gone = new Set();
    } else if (operation.kind === 'trip.delete') trip = null;
    else if (operation.kind === 'trip.patch') {
      for (const change of operation.body.changes) {
        if ('itemId' in change && gone.has(change.itemId)) continue;
        if (change.kind === 'luggage.remove') gone.add(change.itemId);
        trip = trip && applyChange(trip, change);
      }
    }
  }
  return trip;
}

/** Texts that the server has taken and that were in its trip at no time: what has no target must be refused. */
export function takenForNothing(effects: readonly Effect[], userId: string, tripId: string): string[] {
  let trip: Trip | null = null;
  return effects.flatMap(({ operation, userId: own }) => {
    if (own !== userId || operation.tripId !== tripId) return [];
    if (operation.kind === 'trip.create') trip = operation.body;
    if (operation.kind === 'trip.delete') trip = null;
    if (operation.kind !== 'trip.patch') return [];
    return operation.body.changes.flatMap((change) => {
      trip = trip && applyChange(trip, change);
      const isThere = markersIn(JSON.stringify(change)).every((text) => JSON.stringify(trip).includes(text));
      return isThere || change.kind === 'luggage.add' ? [] : [`${operation.opId} was taken and is nowhere`];
    });
  });
}

/** The links to a trip when each effect takes place once, in order: they end one by one, or all with the trip. */
export function replayLinks(effects: readonly Effect[], userId: string, tripId: string): string[] {
  let links: string[] = [];
  for (const { operation } of effects.filter((own) => own.userId === userId && own.operation.tripId === tripId)) {
    if (operation.kind === 'trip.delete') links = [];
    if (operation.kind === 'trip.share') links.push(operation.body.id);
    if (operation.kind === 'trip.unshare') links = links.filter((link) => link !== operation.body.id);
  }
  return links;
}
