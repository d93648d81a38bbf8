import type { StyleSpecification } from 'maplibre-gl';
import { TileType } from 'pmtiles';
import type { TilesLayer } from './engine.ts';
import { streetLayers } from './street-layers.ts';
import { openTiles, type TileSource } from './tile-source.ts';

type AddProtocol = typeof import('maplibre-gl')['addProtocol'];

/** Under which tiles are asked for: each archive that was opened has a number. */
const PROTOCOL = 'archive';
const opened: TileSource[] = [];

/** Archives of pictures are cut like this by every tool. */
const PICTURE_PIXELS = 256;

async function load({ url }: { readonly url: string }, { signal }: AbortController) {
  const [source = 0, zoom = 0, x = 0, y = 0] = url.slice(`${PROTOCOL}://`.length).split('/').map(Number);
  const data = await opened[source]?.tile(zoom, x, y, signal);
  return { data: data ?? new ArrayBuffer(0) };
}

/** A style in the palette of the page for an archive. Throws when the archive cannot be read. */
export async function tileStyle(
  { addProtocol }: { readonly addProtocol: AddProtocol },
  layer: TilesLayer,
): Promise<StyleSpecification> {
  const source = await openTiles(layer);
  if (opened.length === 0) addProtocol(PROTOCOL, load);
  const tiles = [`${PROTOCOL}://${opened.push(source) - 1}/{z}/{x}/{y}`];
  const { header, attribution } = source;
  const { minZoom: minzoom, maxZoom: maxzoom } = header;
  if (header.tileType === TileType.Mvt) {
    const streets = { type: 'vector' as const, tiles, minzoom, maxzoom, attribution };
    return { version: 8, sources: { streets }, layers: streetLayers('streets') };
  }
  const pictures = { type: 'raster' as const, tiles, minzoom, maxzoom, attribution, tileSize: PICTURE_PIXELS };
  return {
    version: 8,
    sources: { pictures },
    layers: [{ id: 'pictures', type: 'raster', source: 'pictures' }],
  };
}
