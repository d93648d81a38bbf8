import type { AppContext } from '../app-context.ts';
import { foundOrMissed } from '../http/misses.ts';
import { readShared, type Shared } from './shares.ts';

/** What a link shows; one that is unknown, ended, expired or deleted is Problem NOT_FOUND, and guesses are counted (P5). */
export function openShared(context: AppContext, token: string, address: string): Promise<Shared> {
  const { db, now } = context;
  return foundOrMissed(context, `share misses ${address}`, () => readShared(db, token, now()));
}
