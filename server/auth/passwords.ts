import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's second recommended setting: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let stranger: Promise<string> | undefined;

/**
 * Whether the password belongs to the stored hash. Without one (nobody has this address) it hashes all the same, so that the
 * answer takes as long.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await stranger), password.normalize('NFKC'));
  return matches && stored !== null;
}
