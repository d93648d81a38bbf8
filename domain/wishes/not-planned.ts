import type { WishKind } from './item.ts';

/** What is read and kept with a trip, and what plans do not go by yet. */
export const notPlannedYet = [
  'arrival',
  'departure',
  'lodging',
  'booked',
  'busy',
] as const satisfies readonly WishKind[];

export const isPlanned = (kind: WishKind): boolean => !(notPlannedYet as readonly WishKind[]).includes(kind);
