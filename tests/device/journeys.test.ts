import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWireTrip } from '#contract/wire-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { keptRows } from '../support/kept-rows.ts';
import { SlowLine } from '../support/slow-line.ts';
import { aTripToPack } from '../support/soon-trips.ts';
import { Device, engines, says } from './device.ts';
import { fourteenEdits } from './edits.ts';

let server: BuiltServer;
beforeAll(async () => {
  server = await BuiltServer.make({ RATE_LIMIT: '0' });
});
afterAll(() => server.remove());

const waiting = (page: Page) => page.evaluate(keptRows, 'outbox');
const online = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

describe.each(engines)('fourteen kinds of edits in $name', (engine) => {
  let line: SlowLine;
  let device: Device;
  let account: Account;
  let count = 0;
  beforeAll(async () => {
    line = await SlowLine.to(server.port);
    device = new Device(engine, line.origin);
    account = await Account.of(server.origin, `journeys-${engine.name}@example.org`);
    await device.signIn(account);
  });
  afterAll(async () => {
    await device.remove();
    await line.close();
  });

  /** A saved trip on the screen of a device whose network is gone from now on. */
  async function inTunnel(): Promise<{ trip: Trip; page: Page }> {
    line.mend();
    count += 1;
    const trip = { ...aTripToPack(5), title: `Journey ${count}` };
    await account.save(toWireTrip(trip));
    const first = await device.open(`/trips/${trip.id}`);
    await says(first, `Journey ${count}`);
    await device.installed(first);
    // Answered by the worker, as on every later visit.
    const page = await device.open(`/trips/${trip.id}`);
    await first.close();
    await page.bringToFront();
    await says(page, `Journey ${count}`, 'Thing 1');
    line.takeDown();
    return { trip, page };
  }

  async function missing(trip: Trip): Promise<string[]> {
    const stored = await account.trip(trip.id);
    return fourteenEdits(trip).flatMap(({ name, isIn }) => (isIn(stored) ? [] : [name]));
  }

  it('made with no network arrive, each once', async () => {
    const { trip, page } = await inTunnel();
    for (const { act } of fourteenEdits(trip)) await act(page);
    await expect.poll(() => waiting(page)).toHaveLength(14);
    line.mend();
    await online(page);
    await expect.poll(() => missing(trip)).toEqual([]);
    await expect.poll(() => waiting(page)).toEqual([]);
    expect((await account.trip(trip.id)).version).toBe(15);
    await page.close();
  });

  it('survive the end of the browser and arrive once', async () => {
    const { trip, page } = await inTunnel();
    for (const { act } of fourteenEdits(trip)) await act(page);
    await expect.poll(() => waiting(page)).toHaveLength(14);
    await device.kill();
    line.mend();
    const next = await device.open('/my-trips');
    await expect.poll(() => missing(trip)).toEqual([]);
    await expect.poll(() => waiting(next)).toEqual([]);
    expect((await account.trip(trip.id)).version).toBe(15);
    await next.close();
  });

  it('made in two tabs arrive, each once', async () => {
    const { trip, page } = await inTunnel();
    const other = await device.open(`/trips/${trip.id}`);
    await says(other, 'Thing 1');
    for (const [i, { act }] of fourteenEdits(trip).entries()) {
      const tab = i % 2 === 0 ? page : other;
      await tab.bringToFront();
      await act(tab);
    }
    line.mend();
    await Promise.all([online(page), online(other)]);
    await expect.poll(() => missing(trip)).toEqual([]);
    await expect.poll(() => waiting(page)).toEqual([]);
    expect((await account.trip(trip.id)).version).toBe(15);
    await page.close();
    await other.close();
  });

  it('that another device made first at the same places are all there or asked about', async () => {
    const { trip, page } = await inTunnel();
    const edits = fourteenEdits(trip);
    for (const { act } of edits) await act(page);
    const { version = 0 } = await account.trip(trip.id);
    await account.change(
      trip.id,
      edits.map(({ other }) => other),
      version,
    );
    line.mend();
    await online(page);
    await expect
      .poll(async () => (await waiting(page)).every(({ parkedBecause }) => parkedBecause !== undefined))
      .toBe(true);
    const asked = await waiting(page);
    // Only what both wrote to the same place: what is packed, added or done as the other did it needs no question.
    expect(await missing(trip)).toHaveLength(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(7);
    await says(page, 'Changed elsewhere too');
    await page.close();
  });
});
