import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada as user } from '../support/stored-user.ts';

/** The page as it starts: storage is read when the module loads. */
async function start() {
  vi.resetModules();
  return import('#src/session/session.ts');
}

function store(stored: { user?: string; token?: string; refreshToken?: string }) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

describe('the session', () => {
  beforeEach(() => localStorage.clear());

  it('is restored when user, token and refreshToken are stored', async () => {
    store({ user: JSON.stringify(user), token: 'a', refreshToken: 'r' });
    const { useSession } = await start();
    expect(useSession.getState()).toEqual({ state: 'signed-in', user });
  });

  it.each(['user', 'token', 'refreshToken'])('is anonymous without %s', async (missing) => {
    store({ user: JSON.stringify(user), token: 'a', refreshToken: 'r' });
    localStorage.removeItem(missing);
    const { useSession } = await start();
    expect(useSession.getState().state).toBe('anonymous');
  });

  it.each(['{', '"Ada"', '{}', 'null', JSON.stringify({ ...user, id: 'x' })])(
    'clears all three keys when the stored user is %s',
    async (text) => {
      store({ user: text, token: 'a', refreshToken: 'r' });
      const { useSession } = await start();
      expect(useSession.getState().state).toBe('anonymous');
      expect(localStorage.length).toBe(0);
    },
  );

  it('keeps the new refresh token when the page is killed between the two writes (15.7)', async () => {
    const { beginSession, readTokens, storeTokens } = await start();
    beginSession(user, { access: 'a1', refresh: 'r1' });
    const write = Storage.prototype.setItem;
    let left = 1;
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...pair) {
      if (left-- <= 0) throw new Error('killed');
      write.apply(this, pair);
    });
    expect(() => storeTokens({ access: 'a2', refresh: 'r2' })).toThrow('killed');
    spy.mockRestore();
    expect(readTokens()).toEqual({ access: 'a1', refresh: 'r2' });
  });

  it('keeps knowing whose data this device holds after the server ended it', async () => {
    const { beginSession, sessionEnded, useSession } = await start();
    beginSession(user, { access: 'a', refresh: 'r' });
    expect(localStorage.getItem('refreshToken')).toBe('r');
    sessionEnded();
    expect(useSession.getState()).toEqual({ state: 'ended', user });
    expect(localStorage.length).toBe(0);
  });
});
