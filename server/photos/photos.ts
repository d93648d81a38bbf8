import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Photo } from '#contract/photos.ts';
import type { Clock } from '../clock.ts';
import type { PhotoProvider } from './provider.ts';

const noteSchema = z.object({
  file: z.nullable(z.string()),
  credit: z.nullable(z.object({ name: z.string(), url: z.nullable(z.string()) })),
  at: z.string(),
});
type Note = z.infer<typeof noteSchema>;

/** Without a picture the service is asked again after a day. */
const ASK_AGAIN_MS = 86_400_000;
/** The free allowance of the service is 50 an hour. */
const SEARCHES_PER_HOUR = 45;
const HOUR_MS = 3_600_000;

/**
 * Pictures on disk, one per key: found once, kept with their credit, never asked for twice at the same time, and never more
 * often than the service allows. A service that fails leaves the page with its drawn cover.
 */
export class Photos {
  private readonly running = new Map<string, Promise<Photo | null>>();
  private searches: number[] = [];

  constructor(
    private readonly provider: PhotoProvider,
    readonly folder: string,
    private readonly now: Clock,
  ) {}

  /** `key` names the files, `query` is what the service is asked for. Never throws. */
  get(key: string, query: string): Promise<Photo | null> {
    const running = this.running.get(key);
    if (running) return running;
    const work = this.lookUp(key, query)
      .catch(() => null)
      .finally(() => this.running.delete(key));
    this.running.set(key, work);
    return work;
  }

  private async lookUp(key: string, query: string): Promise<Photo | null> {
    const note = await this.readNote(key);
    if (note?.file) return { src: `/photos/${note.file}`, credit: note.credit ?? { name: '', url: null } };
    const asked = note ? this.now().getTime() - Date.parse(note.at) : Number.POSITIVE_INFINITY;
    if (asked < ASK_AGAIN_MS || !this.maySearch()) return null;
    const found = await this.provider.find(query);
    if (!found) {
      await this.writeNote(key, { file: null, credit: null, at: this.now().toISOString() });
      return null;
    }
    const { bytes, extension } = await this.provider.download(found);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const file = `${key}-${hash}.${extension}`;
    await this.write(file, bytes);
    await this.writeNote(key, { file, credit: found.credit, at: this.now().toISOString() });
    return { src: `/photos/${file}`, credit: found.credit };
  }

  private maySearch(): boolean {
    const now = this.now().getTime();
    this.searches = this.searches.filter((at) => now - at < HOUR_MS);
    if (this.searches.length >= SEARCHES_PER_HOUR) return false;
    this.searches.push(now);
    return true;
  }

  private async readNote(key: string): Promise<Note | null> {
    const text = await readFile(path.join(this.folder, `${key}.json`), 'utf8').catch(() => 'null');
    const parsed = noteSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  }

  private writeNote(key: string, note: Note): Promise<void> {
    return this.write(`${key}.json`, JSON.stringify(note));
  }

  /** Whole or not at all: a half-written picture would be served for ever. */
  private async write(name: string, content: string | Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = path.join(this.folder, name);
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
  }
}
