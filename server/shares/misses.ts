import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { clientAddress } from '../http/client-address.ts';
import { foundOrMissed } from '../http/misses.ts';
import { readShared, type Shared } from './shares.ts';

/** What a link shows; one that is unknown, ended, expired or deleted is Problem NOT_FOUND, and guesses are counted (P5). */
export function openShared(context: AppContext, token: string, request: FastifyRequest): Promise<Shared> {
  const { db, now } = context;
  const looking = { kind: 'share', address: clientAddress(request), token };
  return foundOrMissed(context, looking, () => readShared(db, token, now()));
}
