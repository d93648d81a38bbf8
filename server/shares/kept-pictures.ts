import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';

/** 20 to 60 kB each: 30 MB at the most. */
const MOST_KEPT = 500;
/** So many go at once when there are too many, so that not every new picture has to look at all. */
const GO_AT_ONCE = 50;
const UNREAD_DAYS = 30;
const DAY_MS = 86_400_000;

type Keeping = Pick<Config, 'dataDir' | 'secret'>;

/**
 * Drawn pictures on the disk, in `DATA_DIR/covers`. A picture shows a destination and a season and not a word, the same for all
 * trips that go there; its name is a keyed hash of the drawing. So none belongs to a trip or an account (P6), and what was not
 * looked at for 30 days goes.
 */
export class KeptPictures {
  private readonly folder: string;
  private readonly secret: string;

  constructor({ dataDir, secret }: Keeping) {
    this.folder = path.join(dataDir, 'covers');
    this.secret = secret;
  }

  nameOf(svg: string): string {
    return `${createHmac('sha256', this.secret).update(`cover ${svg}`).digest('base64url')}.png`;
  }

  /** null when it is not there, or cannot be read: then it is drawn again. */
  async read(name: string): Promise<Uint8Array | null> {
    const file = path.join(this.folder, name);
    const png = await readFile(file).catch(() => null);
    const now = new Date();
    if (png) await utimes(file, now, now).catch(() => undefined);
    return png;
  }

  /** Whole or not at all. A disk that is full keeps nothing, and the picture is answered all the same. */
  async keep(name: string, png: Uint8Array): Promise<void> {
    const unfinished = path.join(this.folder, `${randomUUID()}.part`);
    // The disk may go by the clock of another machine, and its age is judged by ours.
    const now = new Date();
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, png, { mode: 0o600 });
      await utimes(unfinished, now, now);
      await rename(unfinished, path.join(this.folder, name));
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
    await this.prune();
  }

  /** Removes what was not looked at for long, and the longest unread where there are too many. */
  async prune(now = Date.now()): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name);
        return { file, readAt: (await stat(file).catch(() => null))?.mtimeMs ?? 0 };
      }),
    );
    files.sort((a, b) => a.readAt - b.readAt);
    const tooMany = files.length > MOST_KEPT ? files.length - MOST_KEPT + GO_AT_ONCE : 0;
    const gone = files.filter(({ readAt }, index) => index < tooMany || readAt < now - UNREAD_DAYS * DAY_MS);
    await Promise.all(gone.map(({ file }) => rm(file, { force: true })));
  }
}
