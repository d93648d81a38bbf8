import { afterEach, describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/trip/dates.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { keptUsers, lookInto } from '#src/offline/other-users.ts';
import { newOperation } from '#src/offline/outbox.ts';
import { receive, record } from '#src/offline/trip-store.ts';
import { drawSharedTrip, drawTrip, findStart } from '../../sw/from-database.ts';
import { aTrip } from '../support/trips.ts';

const reader = { userId: 'drawn-for', language: 'es' } as const;
const database = () => databaseOf(reader.userId);

afterEach(() => deleteDatabaseOf(reader.userId));

async function drawn(tripId: string) {
  const view = await drawTrip(reader, tripId);
  return view && { ...view, body: new DOMParser().parseFromString(view.markup, 'text/html').body };
}

describe('a trip as the worker draws it', () => {
  it('has every day and stop, and what its owner noted, also what waits to be sent', async () => {
    const trip = aTrip();
    await receive(database(), { id: trip.id, version: 1, trip });
    const dayId = trip.days[0]?.id ?? '';
    const changes = [
      { kind: 'title', title: 'Honeymoon' },
      { kind: 'day.notes', dayId, notes: 'Ring the bell\ntwice' },
    ] as const;
    await record(database(), newOperation('trip.patch', trip.id, { changes, baseVersion: 1 }));
    const view = await drawn(trip.id);
    expect(view).toMatchObject({ language: 'es', title: 'Honeymoon · Periplo' });
    expect(view?.body.querySelector('h1')?.textContent).toBe('Honeymoon');
    expect(view?.body.querySelectorAll('h2').length).toBeGreaterThanOrEqual(trip.days.length);
    const said = view?.body.textContent;
    for (const { name } of toldIn(trip, 'es').days.flatMap(({ activities }) => activities))
      expect(said).toContain(name);
    expect(said).toContain('Ring the bell\ntwice');
  });

  it('begins with the day of today', async () => {
    const today = localDate(new Date());
    const trip = aTrip();
    const dates = { start: addDays(today, -1), end: addDays(today, trip.days.length - 2) };
    await receive(database(), { id: trip.id, version: 1, trip: { ...trip, dates } });
    const days = [...((await drawn(trip.id))?.body.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent);
    expect(days.map((day) => day?.split(' · ')[0]).slice(0, 2)).toEqual(['Día 2', 'Día 1']);
  });

  it('is the text it is, whatever a text contains', async () => {
    const title = '</h1><script>alert(1)</script><img src=x onerror=alert(1)>';
    const trip = { ...aTrip(), title, notes: title };
    await receive(database(), { id: trip.id, version: 1, trip });
    const view = await drawn(trip.id);
    expect(view?.body.querySelector('h1')?.textContent).toBe(title);
    expect(view?.body.querySelector('script, img')).toBeNull();
  });

  it('is none where the trip was deleted, or is of another user', async () => {
    const trip = aTrip();
    await receive(database(), { id: trip.id, version: 1, trip });
    await record(database(), newOperation('trip.delete', trip.id, { baseVersion: 1 }));
    expect(await drawn(trip.id)).toBeNull();
    expect(await drawn(crypto.randomUUID())).toBeNull();
  });

  it('brings no database back that was removed', async () => {
    expect(await drawTrip({ userId: 'gone', language: 'en' }, crypto.randomUUID())).toBeNull();
    expect(await keptUsers()).not.toContain('gone');
  });
});

describe('a trip that was looked at by a link, as the worker draws it', () => {
  const shown = { luggage: true, costs: true };
  const see = (userId: string | null, dates: 'exact' | 'length') =>
    databaseOf(userId).seen.put({
      token: 'abc',
      options: { ...shown, dates },
      trip: { ...aTrip(), notes: 'canary' },
      seenAt: new Date().toISOString(),
    });
  afterEach(() => deleteDatabaseOf(null));

  it.each([null, reader.userId])('is what this device saw last, without notes: %s', async (userId) => {
    await see(userId, 'exact');
    const view = await drawSharedTrip({ userId, language: 'es' }, 'abc');
    expect(view?.title).toContain('· Periplo');
    expect(view?.markup).toContain('2027');
    expect(view?.markup).not.toContain('canary');
    expect(await drawSharedTrip({ userId, language: 'es' }, 'abd')).toBeNull();
  });

  it('says no dates that its owner keeps', async () => {
    await see(null, 'length');
    const view = await drawSharedTrip({ userId: null, language: 'es' }, 'abc');
    expect(view?.markup).not.toContain('2027');
  });

  it('is not what another user of this device saw', async () => {
    await see(reader.userId, 'exact');
    expect(await drawSharedTrip({ userId: null, language: 'es' }, 'abc')).toBeNull();
  });
});

describe('where the installed app opens, as the worker finds it', () => {
  it('are the trips that are not over', async () => {
    const [today, trip] = [localDate(new Date()), aTrip()];
    const at = (first: number, last: number) => ({ start: addDays(today, first), end: addDays(today, last) });
    const named = [at(-9, -1), at(-1, 0), at(5, 9)].map((dates) => ({ ...trip, id: crypto.randomUUID(), dates }));
    for (const own of named) await receive(database(), { id: own.id, version: 1, trip: own });
    const start = await findStart(reader);
    expect(start?.otherwise).toBe('/my-trips');
    expect(start?.trips.map(({ path }) => path).sort()).toEqual(
      named
        .slice(1)
        .map(({ id }) => `/trips/${id}`)
        .sort(),
    );
  });

  it('is nowhere when nothing of the user is here', async () => {
    expect(await findStart({ userId: 'gone', language: 'en' })).toBeNull();
  });
});

describe('a look into a database', () => {
  const removed = (name: string) =>
    new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener('success', resolve));

  it('finds nothing where it was removed since it was listed, and does not make it', async () => {
    expect(await lookInto(reader.userId, ({ cards }) => cards.count())).toBeNull();
    expect(await keptUsers()).not.toContain(reader.userId);
  });

  it('finds nothing where it is removed meanwhile, and does not make it anew', async () => {
    await database().cards.count();
    const found = await lookInto(reader.userId, async ({ cards, name }) => {
      await cards.count();
      await removed(name);
      return cards.count();
    });
    expect(found).toBeNull();
    expect(await keptUsers()).not.toContain(reader.userId);
  });

  it('fails where what is there cannot be read', async () => {
    await database().cards.count();
    await expect(lookInto(reader.userId, () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable');
  });
});
