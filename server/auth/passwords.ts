import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { WorkQueue } from './work-queue.ts';

/** argon2id with OWASP's second recommended setting: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is the first thing an attacker can exhaust (P1): it never takes the last core nor all of libuv's four threads, and a
 * queue longer than about two seconds is refused instead of kept.
 */
const queue = new WorkQueue(Math.max(1, Math.min(3, availableParallelism() - 1)), 60);

export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password.normalize('NFKC'), cost));
}

let stranger: Promise<string> | undefined;

/**
 * Whether the password belongs to the stored hash. Without one (no account has this address) it hashes all the same, so that the
 * answer takes as long.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  stranger ??= hash('nobody has this password', cost);
  const against = stored ?? (await stranger);
  const matches = await queue.run(() => verify(against, password.normalize('NFKC')));
  return matches && stored !== null;
}
