import type { Ground } from '#contract/settings.ts';
import type { Layer } from './engines/engine.ts';

/** What may lie under a trip: what this installation has, and what this device has kept of it for the trip. */
export interface TripGround {
  readonly settings: Ground;
  readonly area: File | null;
}

/** What to try, best first; with nothing left the map is drawn. */
export function layersOf({ settings, area }: TripGround): Layer[] {
  if (settings.engine === 'tiles') return [{ engine: 'tiles', url: settings.url, area }];
  const kept: Layer[] = area ? [{ engine: 'tiles', url: null, area }] : [];
  return settings.engine === 'drawn' ? kept : [settings, ...kept];
}
