import type { Ground } from '#contract/settings.ts';
import type { View } from '../projection.ts';

/** Tiles of an archive: from an address, from a part of it that is kept on this device, or the second before the first. */
export interface TilesLayer {
  readonly engine: 'tiles';
  readonly url: string | null;
  readonly area: File | null;
}

/** What a map library can draw. */
export type Layer = Exclude<Ground, { engine: 'drawn' | 'tiles' }> | TilesLayer;

export interface EngineEvents {
  /** The first picture is whole; whose data it shows, in the sources' own words (HTML). */
  readonly onDrawn: (attribution: string) => void;
  /** It will not draw, or no longer does. */
  readonly onFailed: () => void;
}

/** A map library at work: it draws the ground and nothing else. */
export interface Engine {
  show(view: View): void;
  /** After its container has another size. */
  resize(): void;
  remove(): void;
}

/** What MapLibre and Mapbox, which was its ancestor, have in common. */
interface LibraryMap {
  on(type: 'load' | 'style.load', listener: () => void): unknown;
  on(type: 'error', listener: (event: { readonly sourceId?: string }) => void): unknown;
  jumpTo(camera: { center: [longitude: number, latitude: number]; zoom: number }): unknown;
  resize(): unknown;
  remove(): void;
  getCanvas(): HTMLCanvasElement;
  getStyle(): { readonly sources: Readonly<Record<string, unknown>> };
  getSource(id: string): unknown;
}

export const cameraOf = ({ centre, zoom }: View) => ({
  center: [centre.longitude, centre.latitude] as [number, number],
  zoom,
});

/** Every map of ours: no gestures, controls or letters of the library's own; its boxes are made of markup, which we refuse (record 23). */
export const plainMap = {
  interactive: false,
  attributionControl: false,
  fadeDuration: 0,
  maxPitch: 0,
} as const;

function attributionOf(map: LibraryMap): string {
  const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id) as { attribution?: string } | null);
  return [...new Set(sources.flatMap((source) => source?.attribution || []))].join(' ');
}

/**
 * Runs a map of either library. Before its style is there every error is one too many; after that only those of a source:
 * a sign that is missing is no reason to give up the streets.
 */
export function run(map: LibraryMap, { onDrawn, onFailed }: EngineEvents): Engine {
  let styled = false;
  map.on('style.load', () => {
    styled = true;
  });
  map.on('load', () => onDrawn(attributionOf(map)));
  map.on('error', ({ sourceId }) => {
    if (!styled || sourceId !== undefined) onFailed();
  });
  map.getCanvas().addEventListener('webglcontextlost', onFailed);
  return {
    show: (view) => map.jumpTo(cameraOf(view)),
    resize: () => map.resize(),
    remove: () => map.remove(),
  };
}
