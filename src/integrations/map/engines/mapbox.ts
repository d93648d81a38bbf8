import 'mapbox-gl/dist/mapbox-gl.css';
import library from 'mapbox-gl/dist/mapbox-gl-csp.js';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import type { View } from '../projection.ts';
import { cameraOf, type Engine, type EngineEvents, plainMap, run } from './engine.ts';

interface MapboxLayer {
  readonly token: string;
  readonly style: string;
  readonly baseUrl: string;
}

/** Throws, or calls `onFailed`, where there is no WebGL or the map cannot be had. Their mark stays on the map: their terms ask for it. */
export async function startMapbox(
  container: HTMLElement,
  { token, style, baseUrl }: MapboxLayer,
  view: View,
  events: EngineEvents,
): Promise<Engine> {
  library.workerUrl = workerUrl;
  library.baseApiUrl = baseUrl;
  const map = new library.Map({
    container,
    style,
    accessToken: token,
    projection: 'mercator',
    logoPosition: 'bottom-right',
    ...plainMap,
    ...cameraOf(view),
  });
  return run(map, events);
}
