import type { CompiledDestination } from '../catalogue/compiled.ts';
import type { Intent } from '../intent/intent.ts';
import { buildInstance, type Instance } from './instance.ts';

const usual = new WeakMap<Intent, Instance>();

/**
 * The instance of an intent without leanings: plans are found, found again with other seeds, and compared with it. `dates` must be those
 * the intent was read for.
 */
export function usualInstance(
  destination: CompiledDestination,
  intent: Intent,
  dates: { readonly start: string; readonly days: number },
): Instance {
  const known = usual.get(intent);
  if (known?.start === dates.start && known.days === dates.days) return known;
  const instance = buildInstance(destination, intent, dates);
  usual.set(intent, instance);
  return instance;
}
