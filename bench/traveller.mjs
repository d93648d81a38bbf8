/// <reference lib="dom" />
import { randomBytes, randomUUID } from 'node:crypto';
import { legalVersion } from '../tools/legal-version.mjs';

/**
 * A new traveller, with what `tripsFrom` makes of one planned trip to Rome.
 * @param {string} origin
 * @param {{ start: string, end: string }} dates
 * @param {(trip: any) => any[]} tripsFrom
 */
export async function aTraveller(origin, dates, tripsFrom) {
  /** @type {(path: string, body: object, token?: string) => Promise<any>} */
  const post = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const person = { email: 'bench@example.org', password: 'a calm sea and a good wind' };
  await post('/api/users', { ...person, name: 'Ada', lastname: 'Byron', terms: legalVersion() });
  const session = await post('/api/auth/token', person);
  const { response, ...head } = await post('/api/trips/plan', {
    destination: 'Rome',
    dates,
    categories: ['history', 'food'],
    budget: 'moderate',
    preferences: '',
    travelers: { adults: 2, children: 0 },
  });
  const { important_info: importantInfo, luggage_list: luggageList, ...rest } = response;
  const trip = { ...head, ...rest, importantInfo, luggageList };
  for (const own of tripsFrom(trip)) await post('/api/trips', own, session.access_token);
  return { id: trip.id, session };
}

/**
 * Opens a page where the traveller is signed in.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} origin
 * @param {Awaited<ReturnType<typeof aTraveller>>['session']} session
 */
export async function signedInPage(browser, origin, session) {
  const page = await browser.newPage();
  await page.goto(`${origin}/nowhere`);
  await page.evaluate(({ user, access_token, refresh_token }) => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', access_token);
    localStorage.setItem('refreshToken', refresh_token);
  }, session);
  return page;
}

/** Runs in the page: how many whole trips this device has. */
export async function countTrips() {
  const { name } = (await indexedDB.databases()).find((database) => database.name !== 'periplo-anonymous') ?? {};
  if (!name) return 0;
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('trips').objectStore('trips').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}

/**
 * The path of a link to a trip, everything shown.
 * @param {string} origin
 * @param {Awaited<ReturnType<typeof aTraveller>>} traveller
 */
export async function aSharedPath(origin, { id, session }) {
  const token = randomBytes(18).toString('base64url');
  const options = { luggage: true, costs: true, dates: 'exact' };
  const answer = await fetch(`${origin}/api/trips/${id}/shares`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${session.access_token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ id: randomUUID(), token, options, expiresAt: null }),
  });
  if (!answer.ok) throw new Error(`sharing answered ${answer.status}: ${await answer.text()}`);
  return `/trips/s_${token}`;
}
