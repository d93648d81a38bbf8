import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from './database.ts';
import { DiskFull, ifPossible, isDiskFull, outageOf } from './outage.ts';
import { emptyJournal, noteTraces } from './traces.ts';

const MEGABYTE = 1024 * 1024;
/** Enough to delete any trip: the largest with all its pages passes the journal twice at most. */
const RESERVE_BYTES = 16 * MEGABYTE;
/** With less the next trip does not fit, and the server says so before it happens. */
const LEAST_FREE_BYTES = MEGABYTE;

const rooms = new WeakMap<object, DiskRoom>();
/** Set while work runs that gives room back. */
const freeingNow = new AsyncLocalStorage<true>();

/**
 * Room beside a SQLite file that only deletions may use (15.16): to delete, SQLite has to write first, and on a full disk it
 * cannot. A file of random bytes (a file system may keep zeros for nothing) is taken away for as long as a deletion lasts.
 */
export class DiskRoom {
  /** While the reserve is lent, everything else is refused as if the disk were full, which it is. */
  private lent = false;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly file: string) {}

  /** Throws DiskFull where a write would take the room that a deletion was lent. */
  refuseGrowth(): void {
    if (this.lent && freeingNow.getStore() === undefined) throw new DiskFull('The room left is for deletions');
  }

  async isShort(): Promise<boolean> {
    const { bavail, bsize } = await statfs(path.dirname(this.file));
    return this.lent || bavail * bsize < LEAST_FREE_BYTES;
  }

  /** Makes the reserve whole, as far as there is room. */
  async fill(): Promise<void> {
    const file = await open(this.file, 'a', 0o600);
    try {
      let { size } = await file.stat();
      while (size < RESERVE_BYTES) {
        const { bytesWritten } = await file.write(randomBytes(Math.min(MEGABYTE, RESERVE_BYTES - size)));
        size += bytesWritten;
      }
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    } finally {
      await file.close();
    }
  }

  async release(): Promise<void> {
    await rm(this.file, { force: true });
  }

  /** One deletion after the other; then the journal gives its room back to the disk and the reserve is made again. */
  lend<T>(work: () => Promise<T>, shrinkJournal: () => Promise<unknown>): Promise<T> {
    const run = async () => {
      this.lent = true;
      try {
        await this.release();
        return await freeingNow.run(true, work);
      } finally {
        await shrinkJournal().catch(() => {});
        await this.fill().catch(() => {});
        this.lent = false;
      }
    };
    const result = this.turn.then(run, run);
    this.turn = result.catch(() => {});
    return result;
  }
}

export function setRoom(db: object, room: DiskRoom): void {
  rooms.set(db, room);
}

export function roomOf(db: object): DiskRoom | undefined {
  return rooms.get(db);
}

/** On a full disk work that gives room back runs once more with the reserve. What it wrote before is undone. */
async function withReserve<T>(db: Db, room: DiskRoom, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (outageOf(error) !== 'full') throw error;
    return room.lend(work, () => emptyJournal(db));
  }
}

/** A deletion: it works on a full disk too, and leaves nothing of what it deleted in the files of SQLite (P6). */
export async function freeing<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const room = roomOf(db);
  const result = room ? await withReserve(db, room, work) : await work();
  noteTraces(db);
  if (room) await ifPossible(emptyJournal(db));
  return result;
}
