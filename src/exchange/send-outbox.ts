import type { Profile } from '#domain/account/profile.ts';
import type { UserDatabase } from '../offline/database.ts';
import { askAgain } from '../offline/document-store.ts';
import { drainOutbox, type OutboxWorld } from '../offline/drain.ts';
import type { Operation } from '../offline/operation.ts';
import { settleProfile } from '../offline/profile-store.ts';
import { dividedOutbox } from '../offline/refusal-store.ts';
import type { Settled } from '../offline/trip-state.ts';
import { settle, updateOperation } from '../offline/trip-store.ts';
import type { Api } from './ask.ts';
import { sendOperation } from './send-operation.ts';

/** One page, or the worker, sends at a time. */
export const OUTBOX_LOCK = 'periplo-outbox';

const isProfile = (answer: Settled | Profile): answer is Profile => typeof answer === 'object' && 'email' in answer;

export interface Sending {
  /** Whether waiting times are ignored: the network has visibly come back. */
  readonly force: boolean;
  readonly signal: AbortSignal;
  /** Runs for every operation that the server has refused for good. */
  onRefused(operation: Operation): void;
}

function worldOf(api: Api, database: UserDatabase, { signal, onRefused }: Sending): OutboxWorld<Settled | Profile> {
  return {
    waiting: () => dividedOutbox(database),
    send: (operation) => sendOperation(api, database, operation, signal),
    settle: async (operation, answer) => {
      if (isProfile(answer)) return settleProfile(database, operation, answer);
      await settle(database, operation, answer);
      if (operation.kind === 'trip.create') await askAgain(database, operation.tripId);
    },
    update: async (operation, change) => {
      await updateOperation(database, operation, change);
      if ('parkedBecause' in change) onRefused(operation);
    },
    now: Date.now,
    random: Math.random,
  };
}

/** Sends what waits on this device, under the lock that its caller holds; the same for a page and for the worker. */
export function sendOutbox(api: Api, database: UserDatabase, how: Sending): Promise<void> {
  return drainOutbox(worldOf(api, database, how), how.force);
}
