import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveTripEndpoint } from '#contract/trips.ts';
import { arrive } from '#src/data/arriving.ts';
import { tendEnded } from '#src/data/ended.ts';
import { signOut } from '#src/data/leaving.ts';
import { leaveData } from '#src/data/left.ts';
import { removeOthers, unsentOfOthers } from '#src/data/other-accounts.ts';
import { useOthers } from '#src/data/others-state.ts';
import { currentUserId } from '#src/data/session.ts';
import { allowSync, stopSync, syncNow } from '#src/data/sync.ts';
import { saveTrip } from '#src/data/trips.ts';
import { databaseOf, deleteDatabaseOf, UserDatabase } from '#src/offline/database.ts';
import { keptUsers } from '#src/offline/other-users.ts';
import { beginSession, followOtherTabs, forgetSession, sessionEnded, useSession } from '#src/session/session.ts';
import { type FakeAnswer, fakeApi, refused } from '../support/fake-api.ts';
import { fakeCaches } from '../support/fake-caches.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const bob = { ...ada, id: 'b0b00000-5f0e-4b1e-9a53-3a8f6c0d2b11', email: 'bob@example.org' };
const ofAda = { access: 'of ada', refresh: 'r' };
const ofBob = { access: 'of bob', refresh: 's' };
const gone = (rule: string): FakeAnswer => [
  401,
  { ...(refused('SESSION_ENDED', 401)[1] as object), fields: [{ field: 'refresh_token', rule, message: '' }] },
];

const renewed = { access_token: ofBob.access, refresh_token: ofBob.refresh, token_type: 'bearer', expires_in: 900 };

/** What was sent, with whose token. */
let sent: string[] = [];
const serve = (answer: (what: string) => FakeAnswer) =>
  fakeApi(({ what }, headers) => {
    sent.push(`${what} ${headers.get('authorization')?.replace('Bearer ', '') ?? 'by none'}`);
    return answer(what);
  });
/** Ada's trip as she kept it with no network. */
async function keepTrip(): Promise<void> {
  await stopSync();
  await saveTrip(aTrip());
  allowSync();
}
const kept = (userId: string) => databaseOf(userId).outbox.count();

// Other files of the same process may leave databases of users of their own behind, whom a user who signs in would be told of.
beforeAll(async () => {
  for (const id of await keptUsers()) await deleteDatabaseOf(id);
});
beforeEach(() => {
  sent = [];
  serve(() => refused('UNAVAILABLE', 503));
  beginSession(ada, ofAda);
});
afterEach(async () => {
  await stopSync();
  for (const { id } of [ada, bob]) await deleteDatabaseOf(id);
  forgetSession();
  useOthers.setState({ ids: [], toTell: false });
  vi.unstubAllGlobals();
  allowSync();
});

describe('what is kept of one user', () => {
  it('is not sent as another who signed in meanwhile in another tab', async () => {
    await keepTrip();
    serve((what) => {
      if (what === 'POST /api/auth/refresh') return [200, renewed];
      if (what !== 'POST /api/trips') return refused('NOT_FOUND', 404);
      // This tab has not heard of it yet.
      localStorage.setItem('user', JSON.stringify(bob));
      localStorage.setItem('token', ofBob.access);
      localStorage.setItem('refreshToken', ofBob.refresh);
      return refused('UNAUTHORIZED', 401);
    });
    await syncNow(true);
    expect(sent.filter((one) => one.startsWith(saveTripEndpoint.method) && one.endsWith(ofBob.access))).toEqual([]);
    expect(sent.filter((one) => one.startsWith('GET /api/trips ') && one.endsWith(ofBob.access))).toEqual([]);
    expect(await kept(ada.id)).toBe(1);
  });

  it('waits while the session has ended, and goes at once when the same user signs in again, however long it would have waited', async () => {
    await keepTrip();
    const inFiveMinutes = { attempts: 9, nextAt: Date.now() + 300_000 };
    await databaseOf(ada.id).outbox.toCollection().modify(inFiveMinutes);
    sessionEnded('expired');
    await syncNow(true);
    expect(sent).toEqual([]);
    serve((what) => (what === 'POST /api/trips' ? [201, {}] : refused('UNAVAILABLE', 503)));
    await arrive(ada.id, () => beginSession(ada, ofAda));
    await vi.waitFor(() => expect(sent).toContain(`POST /api/trips ${ofAda.access}`));
  });

  it('is not what another user who signs in sees or sends, who is told and may remove it', async () => {
    await keepTrip();
    localStorage.setItem('planFormDraft', '{"destination":"Canaryland"}');
    sessionEnded();
    await arrive(bob.id, () => beginSession(bob, ofBob));
    await syncNow(true);
    expect(currentUserId()).toBe(bob.id);
    expect(sent.filter((one) => one.startsWith('POST /api/trips'))).toEqual([]);
    expect(localStorage.getItem('planFormDraft') ?? '').not.toContain('Canaryland');
    await vi.waitFor(() => expect(useOthers.getState()).toEqual({ ids: [ada.id], toTell: true }));
    expect(await unsentOfOthers()).toBe(1);
    await removeOthers();
    expect(useOthers.getState().ids).toEqual([]);
    await stopSync();
    expect(await kept(ada.id)).toBe(0);
  });
});

describe('an account that was deleted elsewhere', () => {
  const namesLeft = async () => (await indexedDB.databases()).map(({ name }) => name);

  it('is removed before another user signs in, where that was not done', async () => {
    await keepTrip();
    sessionEnded('gone');
    await arrive(bob.id, () => beginSession(bob, ofBob));
    expect(await namesLeft()).not.toContain(`periplo-${ada.id}`);
    expect(useSession.getState()).toMatchObject({ state: 'signed-in', user: bob });
  });

  it('is found out by a device whose session had ended before, and what it kept goes', async () => {
    await keepTrip();
    sessionEnded('revoked');
    serve((what) => (what === 'POST /api/auth/refresh' ? gone('gone') : refused('UNAVAILABLE', 503)));
    tendEnded();
    await vi.waitFor(() => expect(useSession.getState()).toEqual({ state: 'gone', userId: null }));
    expect(await namesLeft()).not.toContain(`periplo-${ada.id}`);
  });

  it.each(['revoked', 'expired'])('is not taken for gone where the session is %s', async (rule) => {
    await keepTrip();
    sessionEnded('revoked');
    serve(() => gone(rule));
    tendEnded();
    await vi.waitFor(() => expect(sent).toContain('POST /api/auth/refresh by none'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(useSession.getState()).toMatchObject({ state: 'ended', user: ada });
    expect(await kept(ada.id)).toBe(1);
  });
});

it('a device that cannot store keeps no user out', async () => {
  forgetSession();
  const spy = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  await deleteDatabaseOf(null);
  await arrive(bob.id, () => beginSession(bob, ofBob));
  expect(useSession.getState()).toEqual({ state: 'signed-in', user: bob });
  spy.mockRestore();
});

describe('signing out', () => {
  it('leaves no database, though a page that has not heard of it opens it anew while the rest is removed', async () => {
    await keepTrip();
    const { name } = databaseOf(ada.id);
    const isListed = async () => (await indexedDB.databases()).some((one) => one.name === name);
    let opened = 0;
    const caches = fakeCaches();
    const remove = async (cache: string) => {
      if (currentUserId() !== null) await new UserDatabase(name).open();
      opened += Number(await isListed());
      return caches.delete(cache);
    };
    vi.stubGlobal('caches', { ...caches, delete: remove });
    await signOut();
    expect(opened).toBeGreaterThan(0);
    expect(await isListed()).toBe(false);
  });

  describe('in another tab', () => {
    const { name } = databaseOf(ada.id);
    const isListed = async () => (await indexedDB.databases()).some((one) => one.name === name);
    const hears = async (what: string) => {
      const event = new StorageEvent('storage', { key: 'left', newValue: what });
      await Promise.all(listeners.map((listener) => listener(event)));
    };
    let listeners: ((event: StorageEvent) => unknown)[] = [];
    beforeEach(() => {
      listeners = [];
      vi.spyOn(window, 'addEventListener').mockImplementation((_, listener) => void listeners.push(listener as never));
      let left: Promise<void> = Promise.resolve();
      followOtherTabs((userId) => {
        left = leaveData(userId);
      });
      vi.mocked(window.addEventListener).mockRestore();
      listeners.push(() => left);
    });

    it('removes what this tab made anew, keeps it from making it again, and lets the same user come again', async () => {
      await keepTrip();
      forgetSession();
      expect(await kept(ada.id)).toBe(1);
      await hears(ada.id);
      expect(await isListed()).toBe(false);
      await expect(kept(ada.id)).rejects.toThrow(/closed/);
      expect(await isListed()).toBe(false);
      await arrive(ada.id, () => beginSession(ada, ofAda));
      expect(await kept(ada.id)).toBe(0);
    });

    it('makes no database anew for work that was begun before', async () => {
      await keepTrip();
      const held = databaseOf(ada.id);
      expect(await held.outbox.count()).toBe(1);
      const removal = indexedDB.deleteDatabase(name);
      await new Promise((resolve) => removal.addEventListener('success', resolve));
      await expect(held.outbox.count()).rejects.toThrow(/closed/);
      expect(await isListed()).toBe(false);
      expect(await kept(ada.id)).toBe(0);
    });

    it('removes nothing of a user who has come again meanwhile, and leaves another user alone', async () => {
      await keepTrip();
      await hears(ada.id);
      expect(await kept(ada.id)).toBe(1);
      await hears(bob.id);
      expect(await kept(ada.id)).toBe(1);
    });

    it('lets a user come again who signed in there', async () => {
      forgetSession();
      await hears(ada.id);
      beginSession(ada, ofAda);
      expect(await kept(ada.id)).toBe(0);
    });
  });

  it('tells the other tabs whom, and keeps no trace of it', async () => {
    const told = vi.spyOn(Storage.prototype, 'setItem');
    await signOut();
    expect(told).toHaveBeenCalledWith('left', ada.id);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(ada.id);
    told.mockRestore();
  });
});
