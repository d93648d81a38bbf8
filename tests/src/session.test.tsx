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

  const signIn = async () => {
    const session = await start();
    session.beginSession(user, { access: 'a', refresh: 'r' });
    return session;
  };
  const stored = () => Object.keys(localStorage).sort();

  it('keeps knowing whose data this device holds after the server ended it, through restarts', async () => {
    const { sessionEnded, useSession } = await signIn();
    sessionEnded('revoked');
    const ended = { state: 'ended', user, because: 'revoked', refresh: 'r' };
    expect(useSession.getState()).toEqual(ended);
    expect(stored()).toEqual(['endedSession']);
    const again = await start();
    expect(again.useSession.getState()).toEqual(ended);
    expect(again.readTokens()).toBeNull();
  });

  it.each([1, 2, 3, 4])(
    'is asked after again, or has ended, when the page is killed before write %i of its end',
    async (n) => {
      const { sessionEnded } = await signIn();
      let left = n;
      const die = () => {
        left -= 1;
        if (left <= 0) throw new Error('killed');
      };
      const { setItem, removeItem } = Storage.prototype;
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...pair) {
        die();
        setItem.apply(this, pair);
      });
      vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
        die();
        removeItem.call(this, key);
      });
      expect(sessionEnded).toThrow('killed');
      vi.restoreAllMocks();
      const { useSession } = await start();
      expect(useSession.getState()).toMatchObject({ state: expect.stringMatching(/^(signed-in|ended)$/), user });
    },
  );

  it.each(['signing in again', 'another user signing in', 'signing out'])('forgets that at %s', async (how) => {
    const { beginSession, forgetSession, sessionEnded } = await signIn();
    sessionEnded();
    const next = { 'signing in again': user, 'another user signing in': { ...user, id: crypto.randomUUID() } };
    const own = next[how as keyof typeof next];
    if (own) beginSession(own, { access: 'b', refresh: 's' });
    else forgetSession();
    expect(localStorage.getItem('endedSession')).toBeNull();
    const { useSession } = await start();
    expect(useSession.getState()).toEqual(own ? { state: 'signed-in', user: own } : { state: 'anonymous' });
  });

  it.each(['{', '"Ada"', '{}', 'null', JSON.stringify({ state: 'ended', user: { id: 'x' } })])(
    'is anonymous where %s is written of a session that ended',
    async (text) => {
      localStorage.setItem('endedSession', text);
      const { useSession } = await start();
      expect(useSession.getState()).toEqual({ state: 'anonymous' });
    },
  );

  it('shows nothing of an account that is gone, and remembers to remove it until that is done', async () => {
    const { sessionEnded, useSession } = await signIn();
    sessionEnded('gone');
    expect(useSession.getState()).toEqual({ state: 'gone', userId: user.id });
    expect(stored()).toEqual(['endedSession']);
    const again = await start();
    expect(again.useSession.getState()).toEqual({ state: 'gone', userId: user.id });
    again.goneWasRemoved();
    expect(localStorage.getItem('endedSession')).not.toContain(user.id);
    expect((await start()).useSession.getState()).toEqual({ state: 'gone', userId: null });
  });

  it.each(['user', 'endedSession'])('follows another tab that writes %s', async (key) => {
    const { followOtherTabs, sessionEnded, useSession } = await signIn();
    followOtherTabs(() => undefined);
    if (key === 'endedSession') sessionEnded();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(useSession.getState()).toEqual({ state: 'anonymous' });
  });

  it('writes nothing of a user whom another tab has signed out', async () => {
    const { updateUser } = await signIn();
    localStorage.clear();
    updateUser({ ...user, email: 'new@example.org' });
    expect(stored()).toEqual([]);
  });

  it.each(['token', 'refreshToken'])(
    'is over as another tab removes %s, though this one wrote the user in that moment',
    async (key) => {
      const { followOtherTabs, useSession } = await signIn();
      followOtherTabs(() => undefined);
      for (const one of ['token', 'refreshToken']) localStorage.removeItem(one);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
      expect(useSession.getState()).toEqual({ state: 'anonymous' });
      expect(stored()).toEqual([]);
    },
  );

  it('takes renewed tokens of another tab without a word', async () => {
    const { followOtherTabs, useSession } = await signIn();
    followOtherTabs(() => undefined);
    const before = useSession.getState();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'b' }));
    expect(useSession.getState()).toBe(before);
  });
});
