import type { Ground } from '#contract/settings.ts';
import { useSettings } from './settings.ts';

const drawn: Ground = { engine: 'drawn' };

/** What lies under the maps of this installation; drawn as long as the server has not said. */
export function useGround() {
  return { settings: useSettings()?.map.ground ?? drawn, area: null };
}
