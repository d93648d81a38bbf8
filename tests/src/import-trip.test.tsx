import { describe, expect, it, vi } from 'vitest';
import { sameContent } from '#domain/trip/changes-to.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { coverFiles } from '#rendering/cover/files.ts';
import { tripFile } from '#rendering/export/trip-file.ts';
import { importAsNew, importSeveral, readImport, updateFromFile } from '#src/data/import-trip.ts';
import { signOut, unsentFile } from '#src/data/leaving.ts';
import { allowSync } from '#src/data/sync.ts';
import { changeTrip, saveTrip } from '#src/data/trips.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { keepNewPlan } from '#src/offline/plan-store.ts';
import { readSeen, readTrip, receive } from '#src/offline/trip-store.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { colours } from '#src/trip-export/colours.ts';
import { drawnMaps } from '#src/trip-export/drawn-map.ts';
import { makeFile } from '#src/trip-export/trip-files.ts';
import { anyTrip } from '../support/any-trips.ts';
import { withNoServer } from '../support/no-server.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const moment = '2026-11-20T12:00:00.000Z';
const fileOf = (trip: Trip) => new File([tripFile(trip, moment)], 'trip.json');
const stored = async (id: string) => (await readTrip(databaseOf(ada.id), id)) as Trip;
const kinds = async () => (await databaseOf(ada.id).outbox.orderBy('seq').toArray()).map(({ kind }) => kind);

describe('importing with no network', () => {
  withNoServer();

  it('makes a trip of its own, under new ids, of one that is not here', async () => {
    const trip = { ...aTrip(), title: 'From a friend', notes: 'Tickets' };
    const read = await readImport(fileOf(trip));
    expect(read).toEqual({ kind: 'new', trip });
    const id = await importAsNew(trip);
    expect(id).not.toBe(trip.id);
    expect(await stored(trip.id)).toBeNull();
    expect(await stored(id)).toMatchObject({ title: 'From a friend', notes: 'Tickets', summary: trip.summary });
    expect(await kinds()).toEqual(['trip.create']);
  });

  it('says that nothing differs, and changes nothing', async () => {
    const trip = aTrip();
    await saveTrip(trip);
    expect(await readImport(fileOf(trip))).toEqual({ kind: 'same', trip });
    expect(await kinds()).toEqual(['trip.create']);
  });

  it('updates by ordinary changes, and takes them back', async () => {
    const before = aTrip();
    await saveTrip(before);
    const itemId = before.luggage[0]?.id ?? '';
    const activityId = before.days[0]?.activities[0]?.id ?? '';
    await changeTrip({ trip: before, version: 0 }, [
      { kind: 'luggage.set', itemId, packed: true },
      { kind: 'activity.remove', activityId },
      { kind: 'title', title: 'Changed since' },
    ]);
    const now = await stored(before.id);
    const read = await readImport(fileOf(before));
    expect(read).toMatchObject({ kind: 'older', now: { trip: now, version: 0 }, exportedAt: moment });
    expect(sameContent(await stored(before.id), now)).toBe(true);
    const undo = await updateFromFile({ trip: now, version: 0 }, before);
    expect(sameContent(await stored(before.id), before)).toBe(true);
    await undo();
    expect(sameContent(await stored(before.id), now)).toBe(true);
    expect(await kinds()).toEqual(['trip.create', 'trip.patch', 'trip.patch', 'trip.patch']);
    expect(await databaseOf(ada.id).cards.count()).toBe(1);
  });

  it('takes over what signing out handed over as a file: changed trips, and plans that were not saved (15.9)', async () => {
    const [changed, plan] = [aTrip(), { ...aTrip(), title: 'Never saved' }];
    await receive(databaseOf(ada.id), { id: changed.id, version: 1, trip: changed });
    await changeTrip({ trip: changed, version: 1 }, [{ kind: 'notes', notes: 'Never sent' }]);
    await keepNewPlan(databaseOf(ada.id), plan, moment);
    const text = (await unsentFile(new Date())) ?? '';
    await signOut();
    beginSession(ada, { access: 'b', refresh: 's' });
    allowSync();
    await receive(databaseOf(ada.id), { id: changed.id, version: 1, trip: changed });
    const read = await readImport(new File([text], 'periplo-unsent.json'));
    expect(read).toMatchObject({ kind: 'several', found: [{ kind: 'older' }, { kind: 'new' }] });
    if (read.kind !== 'several') return;
    const undo = await importSeveral(read.found);
    expect((await stored(changed.id)).notes).toBe('Never sent');
    const titles = async () => (await databaseOf(ada.id).cards.toArray()).length;
    expect(await titles()).toBe(2);
    await undo();
    expect((await stored(changed.id)).notes).toBe(changed.notes);
    expect(await titles()).toBe(1);
  });

  it('replaces what no change can make, all at once, and takes it back', async () => {
    const now = aTrip();
    const wanted = { ...now, summary: 'Planned again', importantInfo: ['other'] };
    await saveTrip(now);
    const undo = await updateFromFile({ trip: now, version: 0 }, wanted);
    expect(await stored(now.id)).toEqual(wanted);
    await undo();
    expect(await stored(now.id)).toEqual(now);
    expect(await kinds()).toEqual(['trip.create', 'trip.delete', 'trip.create', 'trip.delete', 'trip.create']);
  });

  it('lets an edit after a replacement speak of the new trip, which the server has not answered yet', async () => {
    const now = aTrip();
    await receive(databaseOf(ada.id), { id: now.id, version: 7, trip: now });
    await updateFromFile({ trip: now, version: 7 }, { ...now, summary: 'Planned again', importantInfo: ['other'] });
    const seen = await readSeen(databaseOf(ada.id), now.id);
    expect(seen?.version).toBe(0);
    if (seen) await changeTrip(seen, [{ kind: 'notes', notes: 'After it' }]);
    const waiting = await databaseOf(ada.id).outbox.orderBy('seq').toArray();
    expect(waiting.map(({ kind }) => kind)).toEqual(['trip.delete', 'trip.create', 'trip.patch']);
    expect(waiting.map(({ body }) => (body as { baseVersion?: number } | null)?.baseVersion)).toEqual([
      7,
      undefined,
      0,
    ]);
  });

  it('refuses what the server would refuse for ever', async () => {
    const trip = aTrip();
    const line = 'a'.repeat(300);
    const much = { ...trip, importantInfo: Array.from({ length: 20 }, () => line) };
    expect(await readImport(fileOf(much))).toMatchObject({ kind: 'unreadable', why: { field: 'importantInfo' } });
    const days = trip.days.map((day) => ({
      ...day,
      activities: Array.from({ length: 40 }, () => ({
        ...(day.activities[0] as Trip['days'][number]['activities'][number]),
        id: crypto.randomUUID(),
        notes: 'ñ'.repeat(2000),
      })),
    }));
    expect(await readImport(fileOf({ ...trip, days }))).toEqual({ kind: 'unreadable', why: { kind: 'tooLarge' } });
    expect(await readImport(new File(['a'.repeat(2_000_001)], 'a.json'))).toEqual({
      kind: 'unreadable',
      why: { kind: 'tooLarge' },
    });
    expect(await readImport(new File(['PNG'], 'a.png'))).toEqual({ kind: 'unreadable', why: { kind: 'notATrip' } });
  });
});

describe('files of the page', () => {
  const request = { version: 2, language: 'en', moment, codes: false, rates: [] } as const;

  it('have names, and come back out of HTML with the map in it', async () => {
    const trip = aTrip();
    beginSession(ada, { access: 'a', refresh: 'r' });
    const { name, type, text } = await makeFile('html', { ...request, trip });
    expect([name, type]).toEqual(['rome-2027-03-15.html', 'text/html']);
    expect(text).toContain('<svg class="cover"');
    expect(await readImport(new File([text], name))).toEqual({ kind: 'new', trip });
    forgetSession();
    await deleteDatabaseOf(ada.id);
  });

  it('have the drawing of the destination in them, and a made-up one where it cannot be had', async () => {
    const rome = (await coverFiles()).get('rome') ?? '';
    const [, land = '-'] = /<g id="land">(.*?)<\/g>/.exec(rome) ?? [];
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(rome));
    const { text } = await makeFile('html', { ...request, trip: aTrip() });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/covers/rome.svg', '/covers/rome.svg']);
    expect(text).toContain(land);
    fetched.mockRejectedValue(new TypeError('no network'));
    const { text: without } = await makeFile('html', { ...request, trip: aTrip() });
    expect(without).not.toContain(land);
    expect(without).toMatch(/<svg class="cover"[^>]*><path/);
    // What stands between a device and its server may answer anything.
    fetched.mockImplementation(async () => new Response('<g id="sky"><b>portal</b></g><g id="land"><b>portal</b></g>'));
    expect((await makeFile('html', { ...request, trip: aTrip() })).text).not.toContain('portal');
    fetched.mockRestore();
  });

  it('draw every stop that has a place, and nothing that a text asks for', () => {
    for (let number = 0; number < 40; number++) {
      const trip = anyTrip(number);
      const { outlines, days } = drawnMaps(trip, 'es');
      expect(days).toHaveLength(trip.days.length);
      trip.days.forEach(({ activities }, index) => {
        const text = (days[index] || '<svg/>').replace('>', `><defs>${outlines}</defs>`);
        const svg = new DOMParser().parseFromString(days[index] ? text : '<svg/>', 'application/xml');
        expect(svg.querySelector('parsererror')).toBeNull();
        const placed = activities.filter(({ latitude }) => latitude !== null);
        expect(svg.querySelectorAll('circle')).toHaveLength(placed.length);
        expect(svg.querySelectorAll('script, image, a, foreignObject')).toHaveLength(0);
      });
    }
  });

  it('have the colours of the page, light and dark', () => {
    const text = colours();
    for (const colour of ['--paper', '--ink', '--day-8', '--land']) expect(text.split(`${colour}:`)).toHaveLength(3);
  });
});
