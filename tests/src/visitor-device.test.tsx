import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planTrip } from '#src/data/asked-plans.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { forgetSession } from '#src/session/session.ts';
import { fakeApi, refused } from '../support/fake-api.ts';
import { aTripRequest } from '../support/trips.ts';

describe('a visitor who plans', () => {
  beforeEach(forgetSession);
  afterEach(async () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    await deleteDatabaseOf(null);
  });

  const waiting = () => ({ signal: new AbortController().signal, onNews: () => {} });
  async function devicesSent(): Promise<(string | null)[]> {
    const sent: (string | null)[] = [];
    fakeApi((_, headers) => {
      sent.push(headers.get('x-device'));
      return refused('ANONYMOUS_LIMIT', 429);
    });
    for (const _ of [1, 2])
      await expect(planTrip(aTripRequest(), waiting())).rejects.toMatchObject({ code: 'ANONYMOUS_LIMIT' });
    return sent;
  }

  it('says which device it is, the same each time, so that a household is not counted as one (15.17)', async () => {
    const [first, second] = await devicesSent();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('plans all the same where the device cannot keep a name (15.17)', async () => {
    vi.spyOn(databaseOf(null), 'deviceId').mockRejectedValue(new Error('no storage'));
    expect(await devicesSent()).toEqual([null, null]);
  });
});
