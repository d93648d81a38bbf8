import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetEndpoint, understandEndpoint } from '#contract/understanding.ts';
import { reader } from '#domain/reader.ts';
import { written } from '#domain/wishes/written.ts';
import { destinationSheetOf } from '#planner/catalogue/name-sheet.ts';
import { type DatabaseKind, databases } from '../support/databases.ts';
import { LoggedServer } from '../support/logged-server.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aDestination } from '../support/trips.ts';

const kind = databases[0] as DatabaseKind;
let server: TestServer;
beforeAll(async () => {
  server = await aServer(kind);
});
afterAll(() => server.close());

const dates = { start: '2028-05-09', end: '2028-05-12' };
const understand = (preferences: string, more: object = {}) =>
  server.call(understandEndpoint, { body: { destination: 'Rome', dates, preferences, ...more } });
const status = async (body: object) =>
  (await server.send({ method: 'POST', url: understandEndpoint.path, body })).statusCode;

describe('the sheet of names', () => {
  it('is that of the planner, and small', async () => {
    const { sheet, version } = await server.call(sheetEndpoint, { params: { destination: 'rome' } });
    expect(version).toBe(server.catalogue.version);
    expect(sheet).toEqual(destinationSheetOf(aDestination('rome')));
    expect(JSON.stringify(sheet).length).toBeLessThan(60_000);
  });

  it('exists for destinations of the catalogue only', async () => {
    const answer = (id: string) => server.send({ method: 'GET', url: `/api/destinations/${id}/names` });
    expect((await answer('atlantis')).statusCode).toBe(404);
    expect((await answer('..')).statusCode).toBe(404);
    expect((await answer('Rome')).statusCode).toBe(400);
  });

  it('is read by a page that knows fewer tags', () => {
    const sheet = destinationSheetOf(aDestination('rome'));
    const [place] = sheet.places;
    const later = { version: 'x', sheet: { ...sheet, places: [{ ...place, tags: ['museum', 'hologram'] }] } };
    expect(reader(sheetEndpoint.answer).parse(later).sheet.places[0]?.tags).toEqual(['museum']);
  });
});

describe('understanding', () => {
  it('says what a text says, where, and how it may fare', async () => {
    const text = 'Skip the Colosseum. Vegan, land 14:30. 100 USD a day';
    const { destinationId, wishes } = await understand(text);
    expect(destinationId).toBe('rome');
    const said = wishes.map(({ item, quote, binds, prospect }) => ({
      item: written(item),
      words: text.slice(quote.from, quote.to).toLowerCase(),
      binds,
      prospect: prospect?.kind,
    }));
    expect(said).toContainEqual({
      item: 'place colosseum skip',
      words: expect.stringContaining('colosseum'),
      binds: 'must',
      prospect: undefined,
    });
    expect(said).toContainEqual({ item: 'diet vegan all', words: 'vegan', binds: 'must', prospect: 'some' });
    expect(said).toContainEqual(expect.objectContaining({ item: 'arrival day 1 time 14:30' }));
    expect(said).toContainEqual(
      expect.objectContaining({ item: expect.stringContaining('USD'), prospect: 'currency' }),
    );
  });

  it.each([
    ['unknown', 'Atlantis'],
    ['ambiguous', 'Birmingham'],
    ['only near one that is covered', 'Getafe'],
    ['empty', ''],
  ])('recognises no place where the destination is %s', async (_, destination) => {
    const { destinationId, wishes } = await understand('the Colosseum, vegan', { destination });
    expect(destinationId).toBeNull();
    expect(wishes.map(({ item }) => written(item))).toEqual(['diet vegan all']);
    expect(wishes[0]?.prospect).toBeNull();
  });

  it('finds a destination as a plan does: by aliases and with a typo', async () => {
    expect((await understand('', { destination: 'NYC' })).destinationId).toBe('new-york');
    expect((await understand('', { destination: 'Barcelonna' })).destinationId).toBe('barcelona');
  });

  it('reads for a trip that is over, and refuses dates that no trip has', async () => {
    const body = { destination: 'Rome', preferences: '' };
    const of = (start: string, end: string) => status({ ...body, dates: { start, end } });
    expect(await of('2020-01-01', '2020-01-08')).toBe(200);
    expect(await of('2028-05-09', '2028-05-08')).toBe(400);
    expect(await of('0001-01-01', '9999-12-31')).toBe(400);
    expect(await of('2028-02-30', '2028-03-01')).toBe(400);
  });

  it('refuses texts that no form sends', async () => {
    const body = { destination: 'Rome', dates, preferences: '' };
    expect(await status({ ...body, preferences: 'a'.repeat(2001) })).toBe(400);
    expect(await status({ ...body, destination: 'a'.repeat(121) })).toBe(400);
    expect(await status({ ...body, wishes: [] })).toBe(400);
  });

  it('answers texts that mean nothing', async () => {
    for (const preferences of [
      '',
      ' \n ',
      '🌊'.repeat(900),
      '\u0000'.repeat(2000),
      "'; drop table trips --".repeat(80),
    ])
      expect((await understand(preferences)).destinationId).toBe('rome');
  });

  it('holds no more wishes than a request may', async () => {
    const { wishes } = await understand('museums, parks, vegan, jazz, tapas, wine, castles, beaches; '.repeat(30));
    expect(wishes.length).toBeLessThanOrEqual(60);
  });

  it('stores nothing', async () => {
    const counts = async () => {
      const tables = await server.db.introspection.getTables();
      return Promise.all(
        tables.map(async ({ name }) => [
          name,
          (await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(server.db)).rows[0]?.n,
        ]),
      );
    };
    const before = await counts();
    await understand('a very private wish about my grandmother');
    expect(await counts()).toEqual(before);
  });
});

it('is limited by visitor, more tightly than what is only read', async () => {
  const limited = await aServer(kind, { rateLimit: true });
  const body = { destination: 'Rome', dates, preferences: 'vegan' };
  const ask = async (address: string) =>
    (await limited.send({ method: 'POST', url: understandEndpoint.path, body, address })).statusCode;
  for (let n = 0; n < 60; n++) expect(await ask('203.0.113.9')).toBe(200);
  expect(await ask('203.0.113.9')).toBe(429);
  expect(await ask('203.0.113.10')).toBe(200);
  const names = await limited.send({ method: 'GET', url: '/api/destinations/rome/names', address: '203.0.113.9' });
  expect(names.statusCode).toBe(200);
  await limited.close();
});

it('writes none of the words to the log', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'periplo-understanding-'));
  const logged = await LoggedServer.start({ kind: 'sqlite', file: path.join(folder, 'periplo.db') }, folder);
  const body = { destination: 'Rome', dates, preferences: 'quarkweasel and vegan' };
  await logged.ask('POST', understandEndpoint.path, { body });
  await logged.stop();
  expect(logged.output).toContain(understandEndpoint.path);
  expect(logged.output).not.toContain('quarkweasel');
  rmSync(folder, { recursive: true, force: true });
}, 90_000);
