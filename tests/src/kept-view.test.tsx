import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptReader, type KeptView, READER_CACHE, READER_KEY, VIEWS_CACHE, viewKeyOf } from '#contract/worker.ts';
import { guardViews, useKeptView } from '#src/data/kept-view.ts';
import { removeUser } from '#src/data/leaving.ts';
import { changeTrip, saveTrip } from '#src/data/trips.ts';
import { deleteDatabaseOf } from '#src/offline/database.ts';
import { beginSession, forgetSession, sessionEnded } from '#src/session/session.ts';
import { fakeCaches } from '../support/fake-caches.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

function Screen({ until, name = 'Rome' }: { readonly until: string | null; readonly name?: string }) {
  useKeptView(until);
  return (
    <>
      <div>Not the header, not the content</div>
      <header>Menu</header>
      <main>
        <h1>{name}</h1>
        <p data-momentary>Now: lunch</p>
        <p style={{ width: '40%' }}>40 %</p>
        <input name="search" />
        <input name="tick" type="checkbox" />
        <p data-later>Day 8</p>
      </main>
    </>
  );
}

function open(until: string | null) {
  const container = document.createElement('div');
  container.id = 'app';
  document.body.append(container);
  return render(<Screen until={until} />, { container });
}

async function kept(): Promise<KeptView | null> {
  const found = await caches.match(viewKeyOf(window.location.pathname), { cacheName: VIEWS_CACHE });
  return found ? found.json() : null;
}
const shown = async () => new DOMParser().parseFromString((await kept())?.markup ?? '', 'text/html').body;
const rest = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
  beginSession(ada, { access: 'a', refresh: 'r' });
});
afterEach(async () => {
  cleanup();
  await deleteDatabaseOf(ada.id);
  forgetSession();
  document.getElementById('app')?.remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

describe('what a screen shows', () => {
  it('is kept for its address, until the day it is told', async () => {
    open('2027-03-14');
    await waitFor(async () => expect(await kept()).toMatchObject({ until: '2027-03-14' }));
    const body = await shown();
    expect([...body.children].map(({ tagName }) => tagName)).toEqual(['HEADER', 'MAIN']);
    expect(body.querySelector('h1')?.textContent).toBe('Rome');
  });

  it('is kept without what comes later, and blank where it is true for a moment or needs a style of its own', async () => {
    open('2027-03-14');
    await waitFor(async () => expect(await kept()).not.toBeNull());
    const body = await shown();
    expect(body.textContent).not.toContain('Day 8');
    expect([...body.querySelectorAll('.invisible')].map(({ textContent }) => textContent)).toEqual([
      'Now: lunch',
      '40 %',
    ]);
    expect(body.querySelector('[style]')).toBeNull();
  });

  it('takes no typing and no ticks that would be lost', async () => {
    open('2027-03-14');
    await waitFor(async () => expect(await kept()).not.toBeNull());
    const body = await shown();
    expect(body.querySelector('[name=search]')?.hasAttribute('readonly')).toBe(true);
    expect(body.querySelector('[name=tick]')?.hasAttribute('disabled')).toBe(true);
  });

  it('is kept as the text it is, whatever a text contains', async () => {
    const hostile = '</h1><script>alert(1)</script><img src=x onerror=alert(1)>&lt;b&gt;';
    const { rerender } = open('2027-03-14');
    rerender(<Screen until="2027-03-14" name={hostile} />);
    await waitFor(async () => expect((await shown()).querySelector('h1')?.textContent).toBe(hostile));
    expect((await shown()).querySelector('script, img, b')).toBeNull();
  });

  it('is kept anew when it changes', async () => {
    const { rerender } = open('2027-03-14');
    await waitFor(async () => expect(await kept()).not.toBeNull());
    rerender(<Screen until="2027-03-14" name="Roma" />);
    await waitFor(async () => expect((await shown()).textContent).toContain('Roma'));
  });

  it('is not kept where another tab has signed out and this one has not heard of it', async () => {
    open('2027-03-14');
    for (const key of ['user', 'token', 'refreshToken']) localStorage.removeItem(key);
    await rest();
    expect(await kept()).toBeNull();
  });

  it.each([
    ['a state that no start begins with', () => open(null)],
    [
      'somebody without a session',
      () => {
        forgetSession();
        open('2027-03-14');
      },
    ],
    [
      'a page without a worker',
      () => {
        Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: null } });
        open('2027-03-14');
      },
    ],
  ])('is not kept for %s', async (_, start) => {
    start();
    await rest();
    expect(await kept()).toBeNull();
  });
});

describe('what was kept', () => {
  const keepOne = async () => {
    const { unmount } = open('2027-03-14');
    await waitFor(async () => expect(await kept()).not.toBeNull());
    unmount();
  };

  it('is gone before a trip is saved or changed', async () => {
    await keepOne();
    await saveTrip(aTrip());
    expect(await kept()).toBeNull();
    document.getElementById('app')?.remove();
    await keepOne();
    await changeTrip({ trip: aTrip(), version: 0 }, [{ kind: 'title', title: 'Honeymoon' }]);
    expect(await kept()).toBeNull();
  });

  it('is not put back by a screen that was drawn before the change', async () => {
    open('2027-03-14');
    await waitFor(async () => expect(await kept()).not.toBeNull());
    await saveTrip(aTrip());
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await rest();
    expect(await kept()).toBeNull();
    vi.restoreAllMocks();
  });

  it.each([
    ['somebody signs out', forgetSession],
    ['the server ends the session', () => sessionEnded()],
    ['somebody else signs in', () => beginSession({ ...ada, id: crypto.randomUUID() }, { access: 'b', refresh: 's' })],
  ])('is gone when %s', async (_, happens) => {
    guardViews();
    await keepOne();
    happens();
    await waitFor(async () => expect(await kept()).toBeNull());
  });
});

describe('for whom the worker may draw trips', () => {
  const reader = async (): Promise<KeptReader | null> => {
    const found = await caches.match(READER_KEY, { cacheName: READER_CACHE });
    return found ? found.json() : null;
  };

  it('is told while a user is signed in, and outlives an edit', async () => {
    guardViews();
    await waitFor(async () => expect(await reader()).toEqual({ userId: ada.id, language: 'en' }));
    await saveTrip(aTrip());
    expect(await reader()).not.toBeNull();
  });

  it.each([
    ['the user signs out', forgetSession],
    ['the server ends the session', () => sessionEnded()],
    ['the data of the user is removed', () => void removeUser(ada.id)],
  ])('is forgotten when %s', async (_, happens) => {
    guardViews();
    await waitFor(async () => expect(await reader()).not.toBeNull());
    happens();
    await waitFor(async () => expect(await reader()).toBeNull());
  });

  it('is the next one who signs in', async () => {
    guardViews();
    const other = { ...ada, id: crypto.randomUUID() };
    beginSession(other, { access: 'b', refresh: 's' });
    await waitFor(async () => expect(await reader()).toMatchObject({ userId: other.id }));
  });

  it('is no user for a visitor', async () => {
    forgetSession();
    guardViews();
    await rest();
    expect(await reader()).toBeNull();
  });
});
