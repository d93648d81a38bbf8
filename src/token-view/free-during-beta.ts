import { useSettings } from '../data/settings.ts';
import { useHydrated } from '../ui/hydrated.ts';

/**
 * Whether this installation takes no tokens for plans (D7); null while that is not known, and in markup that was made at build time, which
 * says the same on every installation.
 */
export function useFreeDuringBeta(): boolean | null {
  const settings = useSettings();
  return useHydrated() ? (settings?.betaFree ?? null) : null;
}
