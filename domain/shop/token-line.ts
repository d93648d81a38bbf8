/** Why a line of a token account is there. */
export const tokenLineKinds = [
  'welcome',
  'grant',
  'purchase',
  'reserved',
  'plan',
  'replan',
  'beta',
  'clawback',
  'restore',
] as const;
