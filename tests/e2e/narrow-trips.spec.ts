import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { shareTripEndpoint } from '#contract/shares.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import { newBooking } from '#domain/trip/booking.ts';
import { bookingKinds } from '#domain/trip/fields/booking.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aShare } from '../support/shares.ts';
import { aSoonTrip } from './soon-trips.ts';
import { arrive, sidewaysScroll } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** One word that no screen has room for. */
const word = (length: number) => 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, length);

/** A trip in which all that travellers may type is one long word. */
function aTripOfLongWords() {
  const trip = aSoonTrip();
  const at = { name: word(100), address: word(100), latitude: 41.89, longitude: 12.49, placeId: null };
  const start = { date: trip.dates.start, time: 600, zone: 'Europe/Rome' };
  const texts = { title: word(100), code: word(40), seats: word(20), notes: word(100), bookedBy: word(40) };
  const bookings = bookingKinds.map((kind) => newBooking({ id: randomUUID(), kind, ...texts, start, place: at }));
  const days = trip.days.map((day) => ({
    ...day,
    notes: word(120),
    activities: day.activities.map((stop, i) => ({
      ...stop,
      notes: word(150),
      url: `https://example.org/${word(180)}`,
      ...(i % 2 === 0 && { name: word(150), location: word(180) }),
    })),
  }));
  return { ...trip, title: word(110), notes: word(200), bookings, days };
}

/** What holds more than it has room for, with nothing around it that cuts it off. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (part: Element | null): boolean =>
      part !== null &&
      part !== document.body &&
      (getComputedStyle(part).overflowX !== 'visible' || isCut(part.parentElement));
    const isWide = (part: Element) => part.getBoundingClientRect().left + part.scrollWidth > window.innerWidth + 1;
    return [...document.querySelectorAll('body *')]
      .filter(
        (part) => isWide(part) && !isCut(part) && ![...part.children].some((inner) => isWide(inner) && !isCut(inner)),
      )
      .map((part) => `${part.tagName} ${part.getAttribute('class')} ${part.textContent.slice(0, 20)}`);
  });

async function expectNoSideways(page: Page, where: string): Promise<void> {
  // A page that still grows pushes the map away again.
  await expect(async () => {
    await page.locator('#map').scrollIntoViewIfNeeded();
    await expect(page.getByRole('application').first(), where).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // What is folded may be opened.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  expect(await tooWide(page), where).toEqual([]);
  expect(await sidewaysScroll(page), where).toBeLessThanOrEqual(0);
}

for (const locale of ['en-GB', 'es-ES']) {
  test(`a trip of long words and many bookings fits 320 px, its owner's and shared: ${locale}`, async ({ browser }) => {
    const narrow = { locale, viewport: { width: 320, height: 640 } };
    const email = `narrow-${locale}@example.org`.toLowerCase();
    const account = await Account.of(server.origin, email);
    const trip = aTripOfLongWords();
    await account.save(toWireTrip(trip));
    const link = aShare();
    const shared = await fetch(server.origin + shareTripEndpoint.path.replace(':id', trip.id), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${account.session.access_token}`,
      },
      body: JSON.stringify(link),
    });
    expect(shared.status).toBe(201);
    const [own, other] = [await browser.newContext(narrow), await browser.newContext(narrow)];
    const page = await arrive(own, server.origin, email);
    await page.goto(`${server.origin}/trips/${trip.id}`);
    await expectNoSideways(page, 'the own trip');
    const viewer = await other.newPage();
    await viewer.goto(`${server.origin}/trips/s_${link.token}`);
    await expectNoSideways(viewer, 'the shared trip');
    await viewer.goto(`${server.origin}/trips/sample`);
    await expectNoSideways(viewer, 'the sample trip');
    await Promise.all([own.close(), other.close()]);
  });
}
