import type { Place } from '#domain/place/destination.ts';
import type { Cost } from '#domain/trip/cost.ts';

/** What a visit costs one adult and one child by the catalogue. */
export function costOf({ price: { kind, adult, child } }: Place): Cost {
  if (kind === 'free') return { kind: 'amount', adult: 0, child: 0 };
  if (kind === 'variable') return { kind: 'variable' };
  return adult === null || child === null ? { kind: 'unknown' } : { kind: 'amount', adult, child };
}
