import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { judgeRefresh, type RotationState } from '#server/auth/rotation.ts';

const HOUR = 3_600_000;
const ACCESS_MS = 15 * 60_000;
const DAYS = 3;

/** The server's side of one session, by the rule or by a worse one. */
class Session {
  state: RotationState = { n: 1, usedAt: null, reissues: 0, endsAt: Number.POSITIVE_INFINITY, revoked: false };

  constructor(private readonly judge: typeof judgeRefresh) {}

  refresh(n: number, now: number): number | null {
    const verdict = this.judge(this.state, n, now);
    if (verdict === 'rotate') this.state = { ...this.state, n: n + 1, usedAt: null, reissues: 0 };
    if (verdict === 'reissue') this.state = { ...this.state, reissues: this.state.reissues + 1 };
    if (verdict === 'revoke') this.state = { ...this.state, revoked: true };
    return verdict === 'rotate' || verdict === 'reissue' ? this.state.n : null;
  }

  use(n: number, now: number): boolean {
    if (!this.state.revoked && n === this.state.n && this.state.usedAt === null)
      this.state = { ...this.state, usedAt: now };
    return !this.state.revoked;
  }
}

/** A phone on a bad network for three days: requests and answers get lost, it sleeps, it is offline for hours. */
function phoneLogsOut(seed: number, judge: typeof judgeRefresh): boolean {
  const random = seededRandom(seed);
  const session = new Session(judge);
  let now = 0;
  let held = 1;
  let expires = ACCESS_MS;
  while (now < DAYS * 24 * HOUR) {
    now += random() < 0.03 ? random() * 8 * HOUR : 20_000 + random() * 20 * 60_000;
    if (now >= expires) {
      if (random() < 0.05) continue;
      const next = session.refresh(held, now);
      if (next === null) return true;
      if (random() < 0.08) continue;
      held = next;
      expires = now + ACCESS_MS;
    }
    session.use(held, now);
  }
  return false;
}

/** Every token works once and an old one ends the session: what the rule improves on. */
const strict: typeof judgeRefresh = (state, n) =>
  !state || state.revoked ? 'ended' : n === state.n ? 'rotate' : 'revoke';
/** A grace that counts from the rotation. */
function fixedGrace(): typeof judgeRefresh {
  let rotatedAt = 0;
  return (state, n, now) => {
    const verdict = strict(state, n, now);
    if (verdict === 'rotate') rotatedAt = now;
    return verdict === 'revoke' && state && n === state.n - 1 && now - rotatedAt <= 30_000 ? 'reissue' : verdict;
  };
}

const countLogouts = (judge: () => typeof judgeRefresh) =>
  Array.from({ length: 400 }, (_, i) => phoneLogsOut(i + 1, judge())).filter(Boolean).length;

describe('the rotation rule', () => {
  it('never logs out a phone because an answer got lost', () => {
    expect(countLogouts(() => judgeRefresh)).toBe(0);
  });

  it('is needed: stricter rules fail the same phones', () => {
    expect(countLogouts(() => strict)).toBeGreaterThan(100);
    expect(countLogouts(fixedGrace)).toBeGreaterThan(100);
  });

  it('notices a copied token as soon as both its holders have moved on', () => {
    const session = new Session(judgeRefresh);
    const thief = session.refresh(1, 0);
    expect(thief).toBe(2);
    session.use(2, 1000);
    expect(session.refresh(1, 60_000)).toBeNull();
    expect(session.state.revoked).toBe(true);
    expect(session.refresh(2, 61_000)).toBeNull();
  });

  it.each([
    ['the current number', 5, 'rotate'],
    ['its predecessor, successor unused', 4, 'reissue'],
    ['an older one', 3, 'revoke'],
    ['a number from the future', 6, 'revoke'],
  ] as const)('answers %s', (_, n, verdict) => {
    const state: RotationState = { n: 5, usedAt: null, reissues: 0, endsAt: 1000, revoked: false };
    expect(judgeRefresh(state, n, 0)).toBe(verdict);
    expect(judgeRefresh(state, n, 1000)).toBe('ended');
    expect(judgeRefresh({ ...state, revoked: true }, n, 0)).toBe('ended');
  });

  it('forgives the predecessor for 20 seconds after the successor was first used', () => {
    const state: RotationState = { n: 5, usedAt: 1000, reissues: 0, endsAt: 1e9, revoked: false };
    expect(judgeRefresh(state, 4, 21_000)).toBe('reissue');
    expect(judgeRefresh(state, 4, 21_001)).toBe('revoke');
    expect(judgeRefresh({ ...state, reissues: 20 }, 4, 2000)).toBe('wait');
  });
});
