import { Problem, type ProblemDetails } from '#domain/problem.ts';

/**
 * Why a database could not do what it was asked, as far as that is no bug: the connection was `lost`, it did not answer in time
 * (`late`), another process holds its `lock`, the disk is `full`, the disk fails, or it asks to do the same `again`.
 */
export type Outage = 'lost' | 'late' | 'lock' | 'full' | 'disk' | 'again';

const bySqlState: Readonly<Record<string, Outage>> = {
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'lost',
  '25P03': 'lost',
  '53300': 'lost',
  '25006': 'lost',
  '57014': 'late',
  '55P03': 'late',
  '53100': 'full',
  '58030': 'disk',
  '40001': 'again',
  '40P01': 'again',
};
const bySystemError: Readonly<Record<string, Outage>> = {
  ECONNREFUSED: 'lost',
  ECONNRESET: 'lost',
  EPIPE: 'lost',
  ENOENT: 'lost',
  EHOSTUNREACH: 'lost',
  ENETUNREACH: 'lost',
  ENOTFOUND: 'lost',
  EAI_AGAIN: 'lost',
  ETIMEDOUT: 'late',
};
/** SQLite's primary result codes. */
const bySqliteCode: Readonly<Record<number, Outage>> = {
  5: 'lock',
  6: 'lock',
  8: 'disk',
  10: 'disk',
  13: 'full',
  14: 'disk',
};
/** What pg says without a code. */
const byMessage: readonly (readonly [RegExp, Outage])[] = [
  [/^Query read timeout|connection timeout$|^timeout exceeded when trying to connect|^timeout expired/, 'late'],
  [/^Connection terminated|has encountered a connection error|^Client was closed|^Connection ended/, 'lost'],
];

/** Of a file that could not be written. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Errors of connections look the same, whatever was called: these are of the database. */
const ofDatabase = new WeakSet<Error>();

/** Says of an error that it came from the connection to the database. */
export function markDatabaseError(error: unknown): void {
  if (error instanceof Error) ofDatabase.add(error);
}

function ofConnection(error: Error): Outage | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  return bySystemError[code] ?? byMessage.find(([pattern]) => pattern.test(error.message))?.[1];
}

function bySqlCode({ code = '' }: NodeJS.ErrnoException): Outage | undefined {
  return bySqlState[code] ?? (code.length === 5 && code.startsWith('08') ? 'lost' : undefined);
}

/** The disk of the database is full: said by the server itself, before it asks the disk. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
}

/** The server does not ask a database that did not answer a moment ago. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** null: the error is something else, a bug or an answer. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DiskFull) return 'full';
  if (error instanceof NoAnswer) return 'late';
  const { sqliteCode } = error as { sqliteCode?: unknown };
  if (typeof sqliteCode === 'number') return bySqliteCode[sqliteCode & 0xff] ?? null;
  return bySqlCode(error) ?? (ofDatabase.has(error) ? ofConnection(error) : undefined) ?? null;
}

export function isDiskFull(error: unknown): boolean {
  return outageOf(error) === 'full' || DISK_FULL.includes((error as NodeJS.ErrnoException).code ?? '');
}

const words: Readonly<Record<Outage, readonly [message: string, more: ProblemDetails]>> = {
  lost: ['The database cannot be reached, try again in a moment', { retryAfterS: 2 }],
  late: ['The database does not answer, try again in a moment', { retryAfterS: 5 }],
  lock: ['The database is held by another program, try again in a moment', { retryAfterS: 2 }],
  again: ['Too much was changed at once, try again', { retryAfterS: 1 }],
  full: ["The server's disk is full: nothing was changed. Deleting is still possible", { retryAfterS: 60 }],
  disk: ["The server's disk does not work as it should: nothing was changed", { retryAfterS: 60 }],
};

/** What an outage is for the caller; null for any other error. */
export function unavailable(error: unknown): Problem | null {
  const outage = outageOf(error);
  if (outage === null) return null;
  const [message, more] = words[outage];
  return new Problem('UNAVAILABLE', message, more);
}

/** Does something that an answer does not depend on, such as counting a view: an outage leaves it undone. */
export async function ifPossible(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (outageOf(error) === null) throw error;
  }
}
