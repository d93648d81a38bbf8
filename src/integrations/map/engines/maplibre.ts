import library from 'maplibre-gl/dist/maplibre-gl-csp.js';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import type { View } from '../projection.ts';
import { cameraOf, type Engine, type EngineEvents, plainMap, run, type TilesLayer } from './engine.ts';
import { tileStyle } from './tile-style.ts';

type StyleLayer = { readonly engine: 'style'; readonly url: string };

// A file of our own in place of a worker made from text: `worker-src 'self'` is enough.
library.setWorkerUrl(workerUrl);

/** Throws, or calls `onFailed`, where there is no WebGL or the map cannot be had. */
export async function startMapLibre(
  container: HTMLElement,
  layer: StyleLayer | TilesLayer,
  view: View,
  events: EngineEvents,
): Promise<Engine> {
  const style = layer.engine === 'style' ? layer.url : await tileStyle(library, layer);
  return run(new library.Map({ container, style, ...plainMap, ...cameraOf(view) }), events);
}
