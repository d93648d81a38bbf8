import { FileSource, type Header, PMTiles } from 'pmtiles';
import type { TilesLayer } from './engine.ts';

export interface TileSource {
  readonly header: Header;
  readonly attribution: string;
  /** Null where there is none. Throws when it cannot be had. */
  tile(zoom: number, x: number, y: number, signal: AbortSignal): Promise<ArrayBuffer | null>;
}

async function attributionIn(archive: PMTiles): Promise<string> {
  const metadata = (await archive.getMetadata()) as { attribution?: unknown } | null;
  return typeof metadata?.attribution === 'string' ? metadata.attribution : '';
}

/**
 * What is kept on this device first: beyond its edge the network may help, and if it does not, paper is no error there. Throws
 * when the archive is not there or none.
 */
export async function openTiles({ url, area }: TilesLayer): Promise<TileSource> {
  const kept = area && new PMTiles(new FileSource(area));
  const remote = url === null ? null : new PMTiles(new URL(url, location.href).href);
  const first = kept ?? remote;
  if (!first) throw new Error('there is no archive');
  const [header, attribution] = [await first.getHeader(), await attributionIn(first)];
  const fromRemote = async (zoom: number, x: number, y: number, signal: AbortSignal) => {
    const found = remote?.getZxy(zoom, x, y, signal);
    return kept ? found?.catch(() => undefined) : found;
  };
  return {
    header,
    attribution,
    async tile(zoom, x, y, signal) {
      const found = (await kept?.getZxy(zoom, x, y)) ?? (await fromRemote(zoom, x, y, signal));
      return found?.data ?? null;
    },
  };
}
