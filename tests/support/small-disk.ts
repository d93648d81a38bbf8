import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A real file system that is small enough to be filled; only root may mount one. */
export class SmallDisk {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'periplo-disk-'));

  /** Throws where nothing can be mounted. */
  constructor(megabytes: number) {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', this.folder]);
    if (mounted.status === 0) return;
    rmSync(this.folder, { recursive: true });
    throw new Error(`a small disk cannot be mounted: ${String(mounted.stderr)}`);
  }

  /** Takes all room there is; returns how many bytes that were. */
  fill(): number {
    const handle = openSync(path.join(this.folder, 'filler'), 'a');
    let taken = 0;
    try {
      for (const chunk of [Buffer.alloc(1 << 20), Buffer.alloc(4096)]) {
        for (;;) taken += writeSync(handle, chunk);
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(handle);
    }
    return taken;
  }

  /** Takes so many bytes of it. */
  take(bytes: number): void {
    writeFileSync(path.join(this.folder, 'filler'), Buffer.alloc(bytes));
  }

  free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  makeRoom(): void {
    rmSync(path.join(this.folder, 'filler'), { force: true });
  }

  remove(): void {
    spawnSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function tryOne(): boolean {
  try {
    new SmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

/** Whether this user may mount one. */
export const canMount: boolean = tryOne();
