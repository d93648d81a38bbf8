import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShellReport } from '#contract/worker.ts';
import { factsOf } from '#planner/catalogue/compiled.ts';
import { checkForAirplane, type PartId } from '#src/data/airplane-check.ts';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { changeTrip, saveTrip } from '#src/data/trips.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { ada } from '../support/stored-user.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const trip = aTrip();
const facts = factsOf(aDestination());
const database = () => databaseOf(ada.id);
const asked: string[] = [];

/** A service worker that answers so; null: a page without one. */
function worker(report: ShellReport | null): void {
  const controller = report && {
    postMessage: (_message: unknown, [port]: [MessagePort]) => port.postMessage(report),
  };
  vi.stubGlobal('navigator', {
    languages: ['en'],
    onLine: true,
    serviceWorker: { controller, getRegistration: async () => undefined },
  });
}

async function missingParts(): Promise<PartId[]> {
  const { parts, ready } = await checkForAirplane(trip.id);
  const missing = parts.filter(({ state }) => state === 'missing').map(({ id }) => id);
  expect(ready).toBe(missing.length === 0);
  return missing;
}

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal('fetch', (input: Request) => {
    asked.push(input.url);
    return Promise.reject(new TypeError('no network'));
  });
  beginSession(ada, { access: 'a', refresh: 'r' });
  await saveTrip(trip);
  await stopSync();
  await database().facts.put({ id: 'rome', version: 'v', facts, storedAt: 0 });
  worker({ files: 80, bytes: 900_000, missing: [] });
  asked.length = 0;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteDatabaseOf(ada.id);
  forgetSession();
  allowSync();
});

describe('the airplane check', () => {
  it('is ready with everything here, dated, with sizes, and asks nobody', async () => {
    const check = await checkForAirplane(trip.id);
    expect(check.ready).toBe(true);
    expect(Date.now() - Date.parse(check.at)).toBeLessThan(10_000);
    expect(check.parts.map(({ id, state }) => [id, state])).toEqual([
      ['app', 'here'],
      ['trip', 'here'],
      ['luggage', 'here'],
      ['facts', 'here'],
      ['picture', 'needless'],
      ['map', 'needless'],
      ['documents', 'needless'],
    ]);
    expect(check.parts[0]?.bytes).toBe(900_000);
    expect(check.parts[1]?.bytes).toBe(new TextEncoder().encode(JSON.stringify({ ...trip, luggage: [] })).length);
    expect(asked).toEqual([]);
  });

  it('is not ready with a file of the app missing, or with no worker to answer', async () => {
    worker({ files: 80, bytes: 900_000, missing: ['/assets/x.js'] });
    expect(await missingParts()).toEqual(['app']);
    worker(null);
    expect(await missingParts()).toEqual(['app']);
  });

  it('is not ready with the trip missing or unreadable', async () => {
    await database().outbox.clear();
    expect(await missingParts()).toEqual(['trip', 'luggage']);
    await database().trips.put({ id: trip.id, version: 1, trip: { ...trip, days: [] } });
    expect(await missingParts()).toEqual(['trip', 'luggage']);
  });

  it('is not ready with the facts missing or unreadable', async () => {
    await database().facts.put({ id: 'rome', version: 'v', facts: { ...facts, places: [] }, storedAt: 0 });
    expect(await missingParts()).toEqual(['facts']);
    await database().facts.clear();
    expect(await missingParts()).toEqual(['facts']);
  });

  it('counts what waits to be sent', async () => {
    await changeTrip({ trip, version: 0 }, [{ kind: 'title', title: 'Mine' }]);
    expect((await checkForAirplane(trip.id)).unsent).toBe(2);
  });
});
