import type { FastifyInstance } from 'fastify';
import { every } from '../http/every.ts';
import { handleEvents, reconcile } from './events.ts';
import type { Payments } from './payments.ts';
import { payRefunds } from './withdrawals.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RECENT_DAYS = 3;
/** Disputes come for up to 120 days. */
const LONG_AGO_DAYS = 130;
const RUNS_A_DAY = 24;

/** Has events that wait handled soon. */
export type Kick = () => Promise<void>;

/** Events that wait are handled soon, never twice at once here; closing the server waits for them. */
export function makeKick(app: FastifyInstance, payments: Payments): Kick {
  let last: Promise<void> = Promise.resolve();
  let queued = false;
  app.addHook('onClose', () => last);
  return () => {
    if (queued) return last;
    queued = true;
    last = last.then(async () => {
      queued = false;
      await handleEvents(payments).catch((error: unknown) => payments.report(error, 'payment events'));
    });
    return last;
  };
}

/** The housekeeping of payments: events that wait, refunds that are owed, sessions whose event never came. */
export function keepPayments(app: FastifyInstance, payments: Payments, kick: Kick): void {
  let runs = 0;
  every(app, MINUTE_MS, async () => {
    await kick();
    await payRefunds(payments);
  });
  every(app, HOUR_MS, async () => {
    runs += 1;
    await reconcile(payments, runs % RUNS_A_DAY === 0 ? LONG_AGO_DAYS : RECENT_DAYS);
  });
}
