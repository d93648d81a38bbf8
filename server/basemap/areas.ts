import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PMTiles } from 'pmtiles';
import type { Box, MapArea } from '#contract/map-areas.ts';
import type { Archive } from './archive.ts';
import { closestZoomOf, cut, snapped } from './cut.ts';

/** A device that has begun to fetch has as long to go on. */
const KEPT_MS = 30 * 86_400_000;

/** Parts of the operator's map as files that devices fetch: each cut once, one at a time, and kept for a month after the last wish. */
export class Areas {
  private readonly running = new Map<string, Promise<MapArea>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly archive: Archive,
    readonly folder: string,
  ) {}

  /** Throws when the archive cannot be read, or has nothing in the box. */
  async get(wanted: Box): Promise<MapArea> {
    const box = snapped(wanted);
    const { tiles, name: version } = await this.archive.current();
    const text = JSON.stringify([version, box, closestZoomOf(box)]);
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.pmtiles`;
    const running = this.running.get(name);
    if (running) return running;
    const work = this.last.then(() => this.kept(tiles, name, box)).finally(() => this.running.delete(name));
    this.last = work.catch(() => undefined);
    this.running.set(name, work);
    return work;
  }

  private async kept(tiles: PMTiles, name: string, box: Box): Promise<MapArea> {
    const file = path.join(this.folder, name);
    const { maxZoom } = await tiles.getHeader();
    const zoom = Math.min(maxZoom, closestZoomOf(box));
    const known = await stat(file).catch(() => null);
    const bytes = known?.size ?? (await this.write(tiles, file, box));
    await utimes(file, new Date(), known?.mtime ?? new Date());
    return { file: `/map/areas/${name}`, bytes, zoom };
  }

  /** Whole or not at all. */
  private async write(tiles: PMTiles, file: string, box: Box): Promise<number> {
    const { bytes } = await cut(tiles, box);
    await mkdir(this.folder, { recursive: true });
    await this.clearUp();
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    return bytes.length;
  }

  private async clearUp(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const file = path.join(this.folder, name);
      const { atimeMs } = await stat(file);
      if (Date.now() - atimeMs > KEPT_MS) await unlink(file);
    }
  }
}
