import { type FileHandle, open, stat } from 'node:fs/promises';
import { FetchSource, PMTiles, type RangeResponse, type Source } from 'pmtiles';
import type { MapConfig } from '../config-map.ts';

/** A PMTiles archive on this machine. */
class FileOnDisk implements Source {
  private opened: Promise<FileHandle> | null = null;
  constructor(private readonly file: string) {}

  getKey(): string {
    return this.file;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    this.opened ??= open(this.file, 'r');
    const { buffer, bytesRead } = await (await this.opened).read(Buffer.alloc(length), 0, length, offset);
    return { data: Uint8Array.from(buffer.subarray(0, bytesRead)).buffer };
  }

  async close(): Promise<void> {
    await (await this.opened)?.close();
  }
}

interface Version {
  readonly tiles: PMTiles;
  /** Another content has another name. */
  readonly name: string;
}

/** The map that the operator configured. */
export interface Archive {
  /** As it is now. Throws when it is not there, or no PMTiles archive. */
  current(): Promise<Version>;
  close(): Promise<void>;
}

/** A file may be replaced while the server runs: what was read of the old one is forgotten. */
function fileArchive(file: string): Archive {
  let source = new FileOnDisk(file);
  let version: Version = { tiles: new PMTiles(source), name: '' };
  return {
    async current() {
      const { size, mtimeMs, ino } = await stat(file);
      const name = `${file} ${size} ${mtimeMs} ${ino}`;
      if (name !== version.name) {
        await source.close();
        source = new FileOnDisk(file);
        version = { tiles: new PMTiles(source), name };
      }
      return version;
    },
    close: () => source.close(),
  };
}

export function openArchive(source: NonNullable<MapConfig['tiles']>): Archive {
  if (source.kind === 'file') return fileArchive(source.file);
  const tiles = new PMTiles(new FetchSource(source.url));
  return {
    current: async () => ({ tiles, name: `${source.url} ${(await tiles.getHeader()).etag ?? ''}` }),
    close: async () => undefined,
  };
}
