import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planTripEndpoint, type WireTripRequest } from '#contract/planning.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { type WirePlannedTrip, wirePlannedTripSchema } from '#contract/wire-trip.ts';
import { addDays } from '#domain/trip/dates.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTripRequest } from '../support/trips.ts';

const DAY_MS = 86_400_000;

interface Asking {
  readonly token?: string;
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

const ask = (server: TestServer, body: unknown, { token, address, headers }: Asking = {}) =>
  server.send({
    method: 'POST',
    url: '/api/trips/plan',
    body,
    token,
    ...(address !== undefined && { address }),
    ...(headers !== undefined && { headers }),
  });

const refusalOf = (response: LightMyRequestResponse): Refusal => refusalSchema.parse(response.json());
const statuses = (answers: readonly LightMyRequestResponse[]): number[] => answers.map((answer) => answer.statusCode);

/** The plan of an answer; an answer that is none, or has more than the contract says, throws. */
const planOf = (response: LightMyRequestResponse): WirePlannedTrip => wirePlannedTripSchema.parse(response.json());

/** The calendar day `days` from the server's today. */
const dayFrom = (server: TestServer, days: number): string =>
  addDays(server.clock.now().toISOString().slice(0, 10), days);

let visitors = 0;

/** An address no other test of this file asks from. */
function anAddress(): string {
  visitors += 1;
  return `203.0.113.${visitors}`;
}

describe.each(databases)('planning on $kind', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database);
  });
  afterAll(() => server.close());

  describe('a plan', () => {
    it('answers what was asked for, day by day', async () => {
      const request = aWireTripRequest({ preferences: 'museums, please' });
      const trip = planOf(await ask(server, request, { address: anAddress() }));
      expect(trip).toMatchObject({
        destinationId: 'rome',
        dateStart: request.dates.start,
        dateEnd: request.dates.end,
        travelers: request.travelers,
        categories: request.categories,
        preferences: request.preferences,
        budget: request.budget,
      });
      expect(trip.response.itinerary.map(({ day }) => day)).toEqual([1, 2, 3]);
      for (const day of trip.response.itinerary) expect(day.activities.length).toBeGreaterThan(0);
      expect(trip.response.summary).not.toBe('');
      expect(trip.response.luggage_list.length).toBeGreaterThan(0);
      expect(trip.totalBudget).toBeGreaterThan(0);
    });

    it.each([
      ['of whom the preferences speak', 0, 'our kids are 4 and 7', undefined, 2],
      ['of whom the travellers confirmed an age', 0, '', [{ kind: 'children', ages: [9] }], 1],
      ['as the travellers are, where those are more', 3, 'our kids are 4 and 7', undefined, 3],
      ['not, where the travellers took them away', 0, 'our kids are 4 and 7', [], 0],
      ['not, where no age is said', 0, 'with kids', undefined, 0],
    ] as const)('counts and pays for children %s', async (_, children, preferences, items, counted) => {
      const wishes = items?.map((item) => ({ item, quote: null, binds: 'must' as const }));
      const request = {
        ...aWireTripRequest({ preferences, travelers: { adults: 2, children } }),
        ...(wishes && { wishes }),
      };
      const trip = planOf(await ask(server, request, { address: anAddress() }));
      expect(trip.travelers).toEqual({ adults: 2, children: counted });
    });

    it('needs only a destination, dates and travellers', async () => {
      const { destination, dates, travelers } = aWireTripRequest();
      const trip = planOf(await ask(server, { destination, dates, travelers }, { address: anAddress() }));
      expect(trip).toMatchObject({ preferences: '', budget: null, categories: [] });
    });

    it('is written in the language that is asked for', async () => {
      const address = anAddress();
      const [en, es] = [
        planOf(await ask(server, aWireTripRequest(), { address, headers: { 'accept-language': 'en' } })),
        planOf(await ask(server, aWireTripRequest(), { address, headers: { 'accept-language': 'es' } })),
      ];
      expect([en.destination, es.destination]).toEqual(['Rome', 'Roma']);
      expect(en.response.summary).toMatch(/\bdays\b/);
      expect(es.response.summary).toMatch(/\bdías\b/);
      const [enDay, esDay] = [en.response.itinerary[0], es.response.itinerary[0]];
      expect(enDay?.daySummary).not.toBe(esDay?.daySummary);
      expect(enDay?.activities[0]?.activity).not.toBe(esDay?.activities[0]?.activity);
    });

    it.each([
      [undefined, 'Roma'],
      ['fr', 'Roma'],
      ['fr-FR, de;q=0.5', 'Roma'],
      ['en-GB', 'Rome'],
      ['EN', 'Rome'],
      ['es-MX, en', 'Roma'],
      ['fr, en;q=0.5', 'Rome'],
      ['es;q=0.3,en;q=0.9', 'Rome'],
      ['en; q=0.8', 'Rome'],
      ['fr-CH, fr;q=0.9, en; q=0.8, *;q=0.5', 'Rome'],
    ])('for Accept-Language %j goes to %s', async (language, name) => {
      const headers = language === undefined ? {} : { 'accept-language': language };
      const trip = planOf(await ask(server, aWireTripRequest(), { address: anAddress(), headers }));
      expect(trip.destination).toBe(name);
    });

    it('is made for those who are signed in too', async () => {
      const { token } = await aUser(server);
      const trip = await server.call(planTripEndpoint, { body: aWireTripRequest(), token });
      expect(wirePlannedTripSchema.parse(trip).destinationId).toBe('rome');
    });

    it('is the same for the same request, under another trip id', async () => {
      const address = anAddress();
      const request = aWireTripRequest({ dates: { start: '2027-05-01', end: '2027-05-08' }, preferences: 'a tope' });
      const [first, second] = [
        planOf(await ask(server, request, { address })),
        planOf(await ask(server, request, { address })),
      ];
      expect(second.id).not.toBe(first.id);
      expect({ ...second, id: '' }).toEqual({ ...first, id: '' });
    });

    it('is found under any name of the destination', async () => {
      const { token } = await aUser(server);
      for (const destination of ['Rome', ' roma ', 'ROMA', 'Rome, Italy', 'Roma (Italia)']) {
        const trip = await server.call(planTripEndpoint, { body: aWireTripRequest({ destination }), token });
        expect(trip.destinationId).toBe('rome');
      }
    });
  });

  describe('a token', () => {
    it('that is wrong is refused, although none is needed', async () => {
      const { token } = await aUser(server);
      for (const wrong of ['nonsense', `${token}x`, token.replace(/^a1/, 'r1')]) {
        const response = await ask(server, aWireTripRequest(), { token: wrong, address: anAddress() });
        expect(response.statusCode).toBe(401);
        expect(refusalOf(response).error).toBe('UNAUTHORIZED');
      }
    });

    it('that is wrong costs no anonymous plan', async () => {
      const address = anAddress();
      for (let i = 0; i < 4; i++) await ask(server, aWireTripRequest(), { token: 'nonsense', address });
      expect((await ask(server, aWireTripRequest(), { address })).statusCode).toBe(200);
    });
  });

  describe('a visitor without an account', () => {
    it('plans three trips a day, then is asked to sign in', async () => {
      const address = anAddress();
      const answers = [];
      for (let i = 0; i < 4; i++) answers.push(await ask(server, aWireTripRequest(), { address }));
      expect(statuses(answers)).toEqual([200, 200, 200, 429]);
      expect(answers.at(-1)?.json<Refusal>().error).toBe('ANONYMOUS_LIMIT');
    });

    it('does not use up the plans of another address', async () => {
      const [first, second] = [anAddress(), anAddress()];
      for (let i = 0; i < 4; i++) await ask(server, aWireTripRequest(), { address: first });
      expect((await ask(server, aWireTripRequest(), { address: second })).statusCode).toBe(200);
      expect((await ask(server, aWireTripRequest(), { address: first })).statusCode).toBe(429);
    });

    it('has three for each device of a household, and no device uses up those of another (15.17)', async () => {
      const address = anAddress();
      const [one, two] = [randomUUID(), randomUUID()];
      const from = async (device: string, n: number) => {
        const answers = [];
        for (let i = 0; i < n; i++)
          answers.push(await ask(server, aWireTripRequest(), { address, headers: { 'x-device': device } }));
        return statuses(answers);
      };
      expect(await from(one, 4)).toEqual([200, 200, 200, 429]);
      expect(await from(two, 4)).toEqual([200, 200, 200, 429]);
      expect((await ask(server, aWireTripRequest(), { address })).statusCode).toBe(200);
      const elsewhere = { address: anAddress(), headers: { 'x-device': one } };
      expect((await ask(server, aWireTripRequest(), elsewhere)).statusCode).toBe(429);
    });

    it('cannot make up devices for ever: an address has its own limit, far above a household (15.17)', async () => {
      const small = await aServer(database, { anonymousPlansPerAddress: 5 });
      try {
        const answers = [];
        for (let i = 0; i < 7; i++)
          answers.push(
            await ask(small, aWireTripRequest(), { address: '2001:db8::1', headers: { 'x-device': randomUUID() } }),
          );
        expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429, 429]);
        const neighbour = { address: '2001:db8::2', headers: { 'x-device': randomUUID() } };
        expect((await ask(small, aWireTripRequest(), neighbour)).statusCode).toBe(429);
        const rows = await small.db.selectFrom('anonymous_plans').selectAll().execute();
        expect(rows.map(({ plans }) => plans).sort((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 5]);
      } finally {
        await small.close();
      }
    });

    it('plans three even when many requests come at once', async () => {
      const address = anAddress();
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(server, aWireTripRequest(), { address })));
      expect(statuses(answers).sort((a, b) => a - b)).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    });

    it('loses no plan to a request that is refused', async () => {
      const address = anAddress();
      for (let i = 0; i < 4; i++) {
        await ask(server, aWireTripRequest({ destination: 'Atlantis' }), { address });
        await ask(server, aWireTripRequest({ dates: { start: '2020-01-01', end: '2020-01-02' } }), { address });
      }
      const answers = [];
      for (let i = 0; i < 4; i++) answers.push(await ask(server, aWireTripRequest(), { address }));
      expect(statuses(answers)).toEqual([200, 200, 200, 429]);
    });

    it('cannot pretend to come from somewhere else', async () => {
      const address = anAddress();
      const answers = [];
      for (let i = 0; i < 4; i++) {
        const headers = { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` };
        answers.push(await ask(server, aWireTripRequest(), { address, headers }));
      }
      expect(statuses(answers)).toEqual([200, 200, 200, 429]);
    });

    it('is told apart behind a proxy on the same machine', async () => {
      const address = '127.0.0.1';
      const answers = [];
      for (const client of [anAddress(), anAddress(), anAddress(), anAddress()]) {
        const headers = { 'x-forwarded-for': `198.51.100.9, ${client}` };
        answers.push(await ask(server, aWireTripRequest(), { address, headers }));
      }
      expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    });

    it('is counted without the address being stored', async () => {
      const address = anAddress();
      await ask(server, aWireTripRequest(), { address });
      const rows = await server.db.selectFrom('anonymous_plans').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(address);
    });

    it('plans again the next day, and is not recognised from the day before', async () => {
      const other = await aServer(database);
      try {
        for (let i = 0; i < 3; i++) await ask(other, aWireTripRequest());
        expect((await ask(other, aWireTripRequest())).statusCode).toBe(429);
        other.clock.advance(DAY_MS);
        const answers = [];
        for (let i = 0; i < 4; i++) answers.push(await ask(other, aWireTripRequest()));
        expect(statuses(answers)).toEqual([200, 200, 200, 429]);
        const rows = await other.db.selectFrom('anonymous_plans').selectAll().orderBy('day').execute();
        // The device, and its address.
        expect(rows.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-20', '2026-11-21', '2026-11-21']);
        expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(4);
      } finally {
        await other.close();
      }
    });

    it('signs in first where the operator allows no anonymous plans', async () => {
      const other = await aServer(database, { anonymousPlansPerDay: 0 });
      try {
        const response = await ask(other, aWireTripRequest());
        expect(response.statusCode).toBe(401);
        expect(refusalOf(response).error).toBe('LOGIN_REQUIRED');
        const { token } = await aUser(other);
        expect((await ask(other, aWireTripRequest(), { token })).statusCode).toBe(200);
      } finally {
        await other.close();
      }
    });
  });

  describe('somebody signed in', () => {
    it('has no daily limit, and uses up nothing of the address', async () => {
      const { token } = await aUser(server);
      const address = anAddress();
      for (let i = 0; i < 5; i++) {
        expect((await ask(server, aWireTripRequest(), { token, address })).statusCode).toBe(200);
      }
      const anonymous = [];
      for (let i = 0; i < 3; i++) anonymous.push(await ask(server, aWireTripRequest(), { address }));
      expect(statuses(anonymous)).toEqual([200, 200, 200]);
    });

    it('plans from an address whose anonymous plans are used up', async () => {
      const { token } = await aUser(server);
      const address = anAddress();
      for (let i = 0; i < 4; i++) await ask(server, aWireTripRequest(), { address });
      expect((await ask(server, aWireTripRequest(), { address })).statusCode).toBe(429);
      expect((await ask(server, aWireTripRequest(), { token, address })).statusCode).toBe(200);
    });
  });

  describe('a destination nobody knows', () => {
    it('is refused by name, with what is spelled alike and can be planned', async () => {
      const { token } = await aUser(server);
      const headers = { 'accept-language': 'en' };
      const response = await ask(server, aWireTripRequest({ destination: 'Mallorka' }), { token, headers });
      expect(response.statusCode).toBe(422);
      const { error, fields, suggestions } = refusalOf(response);
      expect(error).toBe('DESTINATION_UNKNOWN');
      expect(fields).toEqual([{ field: 'destination', rule: 'unknown', message: expect.any(String) }]);
      expect(suggestions).toEqual(['Mallorca']);
      for (const destination of suggestions) {
        const trip = await server.call(planTripEndpoint, { body: aWireTripRequest({ destination }), token, headers });
        expect(trip.destination).toBe(destination);
      }
    });

    it('far from all others is refused with none', async () => {
      const response = await ask(server, aWireTripRequest({ destination: 'Yangon' }), { address: anAddress() });
      expect(refusalOf(response)).toMatchObject({ error: 'DESTINATION_UNKNOWN', suggestions: [], details: '' });
    });

    it('that is a region is a choice of what lies within', async () => {
      const headers = { 'accept-language': 'es' };
      const request = aWireTripRequest({ destination: 'Andalucía' });
      const { error, fields, suggestions } = refusalOf(await ask(server, request, { address: anAddress(), headers }));
      expect(error).toBe('DESTINATION_UNKNOWN');
      expect(fields).toEqual([{ field: 'destination', rule: 'region', message: expect.any(String) }]);
      expect([...suggestions].sort()).toEqual(['Cádiz', 'Córdoba', 'Granada', 'Málaga', 'Sevilla']);
    });

    it('leads to the nearest names, in the language of the visitor', async () => {
      const address = anAddress();
      const request = aWireTripRequest({ destination: 'Loondonn' });
      const inEnglish = await ask(server, request, { address, headers: { 'accept-language': 'en' } });
      const inSpanish = await ask(server, request, { address, headers: { 'accept-language': 'es' } });
      expect(refusalOf(inEnglish).suggestions).toContain('London');
      expect(refusalOf(inSpanish).suggestions).toContain('Londres');
    });
  });

  describe('the rules of the form', () => {
    let token: string;
    beforeAll(async () => {
      token = (await aUser(server)).token;
    });

    const lasting = (days: number, start = '2027-03-15') => ({ dates: { start, end: addDays(start, days - 1) } });
    const starting = (inDays: number) => lasting(2, dayFrom(server, inDays));
    const party = (adults: unknown, children: unknown) => ({ travelers: { adults, children } });
    type Change = { readonly [key in keyof WireTripRequest]?: unknown };

    const accepted: readonly [string, () => Change][] = [
      ['one day', () => lasting(1)],
      ['8 days, that is 7 nights', () => lasting(8)],
      ['8 days across the end of a year', () => lasting(8, '2027-12-28')],
      ['a start today', () => starting(0)],
      ['a start yesterday, for travellers beyond the date line', () => starting(-1)],
      ['the 29th of February of a leap year', () => lasting(1, '2028-02-29')],
      ['1 adult', () => party(1, 0)],
      ['10 adults', () => party(10, 0)],
      ['10 children', () => party(1, 10)],
      ['no category', () => ({ categories: [] })],
      ['3 categories', () => ({ categories: ['culture', 'food', 'sports'] })],
      ['no budget', () => ({ budget: null })],
      ['an economic budget', () => ({ budget: 'economic' })],
      ['a luxury budget', () => ({ budget: 'luxury' })],
      ['preferences of 2000 characters', () => ({ preferences: 'x'.repeat(2000) })],
    ];

    it.each(accepted)('accept %s', async (_, change) => {
      const request = { ...aWireTripRequest(), ...change() };
      const response = await ask(server, request, { token });
      expect(response.statusCode).toBe(200);
      const { dateStart: start, dateEnd: end } = planOf(response);
      expect({ start, end }).toEqual(request.dates);
    });

    const refused: readonly [string, () => object, string, string][] = [
      ['9 days', () => lasting(9), 'dates.end', 'maxDurationError'],
      ['a start two days ago', () => starting(-2), 'dates.start', 'startInPast'],
      ['an end before the start', () => lasting(0), 'dates.end', 'startAfterEnd'],
      ['no start', () => ({ dates: { start: '', end: '2027-03-17' } }), 'dates.start', 'datesRequired'],
      ['no end', () => ({ dates: { start: '2027-03-15', end: '' } }), 'dates.end', 'datesRequired'],
      [
        'the 30th of February as start',
        () => ({ dates: { start: '2027-02-30', end: '2027-03-02' } }),
        'dates.start',
        'invalidDateFormat',
      ],
      [
        'the 29th of February as end in a year without one',
        () => ({ dates: { start: '2027-02-27', end: '2027-02-29' } }),
        'dates.end',
        'invalidDateFormat',
      ],
      [
        'a date written another way',
        () => ({ dates: { start: '15/03/2027', end: '17/03/2027' } }),
        'dates.start',
        'invalidDateFormat',
      ],
      ['an empty destination', () => ({ destination: '' }), 'destination', 'destinationRequired'],
      ['a blank destination', () => ({ destination: ' \t ' }), 'destination', 'destinationRequired'],
      ['a category twice', () => ({ categories: ['food', 'art', 'food'] }), 'categories', 'categoriesRepeated'],
      ['an unknown key', () => ({ maxPrice: 10 }), 'maxPrice', 'unknownKey'],
      [
        "the domain's own spelling of travelers",
        () => ({ travellers: { adults: 1, children: 0 } }),
        'travellers',
        'unknownKey',
      ],
      [
        'an unknown key among the dates',
        () => ({ dates: { start: '2027-03-15', end: '2027-03-17', flexible: true } }),
        'dates.flexible',
        'unknownKey',
      ],
      [
        'an unknown key among the travellers',
        () => ({ travelers: { adults: 1, children: 0, pets: 1 } }),
        'travelers.pets',
        'unknownKey',
      ],
    ];

    it.each(refused)('refuse %s by the name of the rule', async (_, change, field, rule) => {
      const response = await ask(server, { ...aWireTripRequest(), ...change() }, { token });
      expect(response.statusCode).toBe(400);
      const { error, fields, details } = refusalOf(response);
      expect(error).toBe('INVALID_INPUT');
      expect(fields).toEqual([{ field, rule, message: expect.any(String) }]);
      expect(details).toContain(field);
    });

    const outOfShape: readonly [string, object, string][] = [
      ['0 adults', party(0, 0), 'travelers.adults'],
      ['11 adults', party(11, 0), 'travelers.adults'],
      ['half an adult', party(1.5, 0), 'travelers.adults'],
      ['adults as text', party('2', 0), 'travelers.adults'],
      ['-1 children', party(1, -1), 'travelers.children'],
      ['11 children', party(1, 11), 'travelers.children'],
      ['children as null', party(1, null), 'travelers.children'],
      ['4 categories', { categories: ['culture', 'food', 'sports', 'art'] }, 'categories'],
      ['an unknown category', { categories: ['food', 'casinos'] }, 'categories.1'],
      ['categories as text', { categories: 'food' }, 'categories'],
      ['an unknown budget', { budget: 'Medium' }, 'budget'],
      ['an empty budget', { budget: '' }, 'budget'],
      ['preferences of 2001 characters', { preferences: 'x'.repeat(2001) }, 'preferences'],
      ['preferences as a list', { preferences: ['food'] }, 'preferences'],
      ['a destination of 121 characters', { destination: 'x'.repeat(121) }, 'destination'],
      ['a destination that is no text', { destination: { name: 'Rome' } }, 'destination'],
      ['a moment instead of a date', { dates: { start: '2027-03-15T00:00:00Z', end: '2027-03-17' } }, 'dates.start'],
      ['a missing destination', { destination: undefined }, 'destination'],
      ['missing dates', { dates: undefined }, 'dates'],
      ['a missing start', { dates: { end: '2027-03-17' } }, 'dates.start'],
      ['a missing end', { dates: { start: '2027-03-15' } }, 'dates.end'],
      ['missing travellers', { travelers: undefined }, 'travelers'],
      ['missing adults', { travelers: { children: 0 } }, 'travelers.adults'],
      ['missing children', { travelers: { adults: 2 } }, 'travelers.children'],
    ];

    it.each(outOfShape)('refuse %s and name the field', async (_, change, field) => {
      const response = await ask(server, { ...aWireTripRequest(), ...change }, { token });
      expect(response.statusCode).toBe(400);
      const { error, fields } = refusalOf(response);
      expect(error).toBe('INVALID_INPUT');
      expect([...new Set(fields.map((problem) => problem.field))]).toEqual([field]);
    });

    it('name every field at fault at once', async () => {
      const body = { ...aWireTripRequest(), budget: 'cheap', preferences: 7, travelers: { adults: 0, children: -1 } };
      const { fields } = refusalOf(await ask(server, body, { token }));
      expect(fields.map(({ field }) => field).sort()).toEqual([
        'budget',
        'preferences',
        'travelers.adults',
        'travelers.children',
      ]);
    });

    it('hold for those who are not signed in', async () => {
      const body = { ...aWireTripRequest(), ...lasting(9) };
      const response = await ask(server, body, { address: anAddress() });
      expect(response.statusCode).toBe(400);
      expect(refusalOf(response).fields[0]?.rule).toBe('maxDurationError');
    });
  });
});
