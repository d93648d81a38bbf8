import { afterAll, beforeAll, expect, it } from 'vitest';
import { HANDED_PATH } from '#domain/handed-path.ts';
import { type DatabaseKind, databases } from '../support/databases.ts';
import { aServer, type TestServer } from '../support/server.ts';

const MEGABYTE = 1 << 20;
let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await aServer(databases[0] as DatabaseKind);
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const share = (body: BodyInit, headers = {}) =>
  fetch(origin + HANDED_PATH, { method: 'POST', body, headers, redirect: 'manual' });

it.each([
  ['nothing', new FormData()],
  ['no form', 'no form'],
])('where there is no worker yet, what is handed over is asked for once more: %s', async (_, body) => {
  const answer = await share(body);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${HANDED_PATH}?problem=notReady`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('is answered before any of it is read, however much it is', async () => {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(30 * MEGABYTE)], 'large.pdf'));
  expect((await share(form)).status).toBe(303);
  // The same connection goes on.
  expect((await share('again')).status).toBe(303);
});
