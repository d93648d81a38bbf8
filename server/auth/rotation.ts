/** What the rotation rule looks at: the session's row with moments in milliseconds. */
export interface RotationState {
  readonly n: number;
  readonly usedAt: number | null;
  readonly reissues: number;
  readonly endsAt: number;
  readonly revoked: boolean;
}

/**
 * `rotate`: hand out n+1. `reissue`: hand out the current n again, its predecessor's answer was lost. `wait`: reissued too
 * often. `revoke`: an old token came back, it was copied. `ended`: nothing to refresh.
 */
export type RotationVerdict = 'rotate' | 'reissue' | 'wait' | 'revoke' | 'ended';

/** The grace counts from the successor's first use, not from the rotation: a lost answer may be noticed days later. */
const GRACE_MS = 20_000;
const MOST_REISSUES = 20;

/** The rule of P1 for a refresh token numbered `n`. */
export function judgeRefresh(state: RotationState | null, n: number, now: number): RotationVerdict {
  if (!state || state.revoked || now >= state.endsAt) return 'ended';
  if (n === state.n) return 'rotate';
  const unused = state.usedAt === null || now - state.usedAt <= GRACE_MS;
  if (n === state.n - 1 && unused) return state.reissues >= MOST_REISSUES ? 'wait' : 'reissue';
  return 'revoke';
}
