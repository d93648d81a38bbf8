import type { FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { AppContext } from '../app-context.ts';
import { type Order, release, reserve, settle } from '../tokens/ledger.ts';

/** Whether nobody waits for the answer any more: the traveller cancelled, or the connection broke. */
const isAbandoned = (request: FastifyRequest) => request.raw.socket.destroyed;

/**
 * Work that costs tokens (D9): set aside before, charged when the checked plan is delivered, given back on any failure. The
 * same key again does the same work without a second charge.
 */
export async function paidWork(
  { config, db, now }: AppContext,
  order: Order,
  request: FastifyRequest,
  work: () => Promise<Trip>,
): Promise<Trip> {
  const { holdId, paid } = await reserve(db, order, config.betaFree, now());
  if (paid) return work();
  try {
    const trip = await work();
    if (isAbandoned(request)) throw new Problem('UNAVAILABLE', 'Nobody waits for this plan any more');
    if (!(await settle(db, holdId, trip.id, now()))) throw new Problem('UNAVAILABLE', 'Planning took too long');
    return trip;
  } catch (error) {
    await release(db, holdId, now());
    throw error;
  }
}
