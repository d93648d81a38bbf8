import { afterEach, expect, it } from 'vitest';
import { getSettingsEndpoint } from '#contract/settings.ts';
import { usualRates } from '#domain/money/rates.ts';
import { type DatabaseKind, databases } from '../support/databases.ts';
import { aServer, type TestServer } from '../support/server.ts';

let server: TestServer;
afterEach(() => server.close());

it('the public settings carry the rates of this installation, so that a page has them with no network', async () => {
  const rates = [{ date: '2026-11-20', perEuro: { USD: 1.16 } }, usualRates];
  server = await aServer(databases[0] as DatabaseKind, { rates });
  expect((await server.call(getSettingsEndpoint)).rates).toEqual(rates);
});
