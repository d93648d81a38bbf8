import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Endpoint, refusalsOf } from '#contract/endpoint.ts';
import { API_VERSION, type Refusal, refusalSchema } from '#contract/refusal.ts';
import { readBuiltPage, servePage } from '#server/http/page.ts';
import { problemStatus } from '#server/http/problem-status.ts';
import { installRefusals } from '#server/http/refusals.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTrip, aWireTripRequest } from '../support/trips.ts';

const BODY_LIMIT = 200 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

const refusalOf = (response: LightMyRequestResponse): Refusal => refusalSchema.parse(response.json());

/** A JSON text of exactly so many bytes, in a shape that nothing takes. */
const bodyOf = (bytes: number): string => `{"pad":"${'x'.repeat(bytes - 10)}"}`;

/** The routes of a running server as `GET /api/trips/:id`, read from Fastify's drawing of its router. */
function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]+)\))?$/.exec(line) ?? [];
      if (part === '') return [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, part);
      return methods
        .split(', ')
        .filter(Boolean)
        .map((method) => `${method} ${above.join('')}`);
    });
}

/** What the API serves, without the HEAD that comes with every GET and without the document itself. */
function apiRoutesOf(app: FastifyInstance): string[] {
  return routesOf(app)
    .filter((route) => / \/api(\/|$)/.test(route))
    .filter((route) => !route.startsWith('HEAD ') && route !== 'GET /api/openapi.json')
    .sort();
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { readonly responses: Record<string, unknown> }>>;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every promise of the contract, whichever file it is in. */
const files = import.meta.glob<Record<string, unknown>>('../../contract/*.ts', { eager: true });
const endpoints: readonly Endpoint[] = Object.values(files).flatMap((file) => Object.values(file).filter(isEndpoint));

describe.each(databases)('the protocol on $kind', (database) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await aServer(database);
    token = (await aUser(server)).token;
  });
  afterAll(() => server.close());

  const send = (request: InjectOptions): Promise<LightMyRequestResponse> => server.app.inject(request);

  const answers: readonly [string, number, () => InjectOptions][] = [
    ['a public answer', 200, () => ({ method: 'GET', url: '/api/categories' })],
    ['the head of one', 200, () => ({ method: 'HEAD', url: '/api/categories' })],
    ['an answer with a query text', 200, () => ({ method: 'GET', url: '/api/settings?a=1' })],
    ['a plan', 200, () => ({ method: 'POST', url: '/api/trips/plan', payload: aWireTripRequest() })],
    [
      'a personal answer',
      200,
      () => ({ method: 'GET', url: '/api/users/me', headers: { authorization: `Bearer ${token}` } }),
    ],
    [
      'a stored answer',
      200,
      () => ({ method: 'GET', url: '/api/trips', headers: { authorization: `Bearer ${token}` } }),
    ],
    [
      'what was made',
      201,
      () => ({
        method: 'POST',
        url: '/api/trips',
        headers: { authorization: `Bearer ${token}` },
        payload: aWireTrip(),
      }),
    ],
    ['the description of the API', 200, () => ({ method: 'GET', url: '/api/openapi.json' })],
    ['a wrong body', 400, () => ({ method: 'POST', url: '/api/auth/token', payload: {} })],
    ['no JSON', 400, () => ({ method: 'POST', url: '/api/users', headers: JSON_TYPE, payload: '{"name":' })],
    ['a wrong id', 400, () => ({ method: 'GET', url: '/api/trips/1', headers: { authorization: `Bearer ${token}` } })],
    ['no token', 401, () => ({ method: 'GET', url: '/api/trips' })],
    ['an unknown path', 404, () => ({ method: 'GET', url: '/api/nothing' })],
    ['the API itself', 404, () => ({ method: 'GET', url: '/api' })],
    ['the API itself with a query text', 404, () => ({ method: 'GET', url: '/api?a=1' })],
    ['an unknown method', 404, () => ({ method: 'DELETE', url: '/api/trips' })],
    ['a path longer than any id', 400, () => ({ method: 'GET', url: `/api/trips/inspiration/${'a'.repeat(300)}` })],
    [
      'a large body',
      413,
      () => ({ method: 'POST', url: '/api/users', headers: JSON_TYPE, payload: bodyOf(BODY_LIMIT + 1) }),
    ],
    [
      'another content type',
      415,
      () => ({ method: 'POST', url: '/api/users', headers: { 'content-type': 'application/xml' }, payload: '<a/>' }),
    ],
    [
      'what is not possible',
      422,
      () => ({ method: 'POST', url: '/api/trips/plan', payload: aWireTripRequest({ destination: 'Atlantis' }) }),
    ],
  ];

  describe('every answer of the API', () => {
    it.each(answers)('says that it is ours and nobody may keep it: %s (%i)', async (_, status, request) => {
      const response = await send(request());
      expect(response.statusCode).toBe(status);
      expect(response.headers['x-api']).toBe(String(API_VERSION));
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it.each(answers)('carries the security headers: %s (%i)', async (_, status, request) => {
      const { headers, statusCode } = await send(request());
      expect(statusCode).toBe(status);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/(^|;)\s*default-src 'none'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe-|\*|https?:/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    });

    it.each(answers.filter(([, status]) => status >= 400))(
      'has the one envelope when it refuses: %s (%i)',
      async (_, status, request) => {
        const response = await send(request());
        expect(response.statusCode).toBe(status);
        expect(response.headers['content-type']).toMatch(/^application\/json\b/);
        const refusal = refusalOf(response);
        expect(Object.keys(response.json<Refusal>()).sort()).toEqual(Object.keys(refusal).sort());
        expect(refusal.message).not.toBe('');
        expect(refusal.requestId).not.toBe('');
      },
    );

    it.each(['/%61pi/categories', '/api/%63ategories'])('is marked however its path is spelled: %s', async (url) => {
      const response = await send({ url });
      expect(response.headers['x-api']).toBe(String(API_VERSION));
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it.each(['/api/%zz', '/api/trips/%E0%A4%A', '/api/trips/%ff?a=1'])(
      'is marked, safe and in the envelope when its path cannot be decoded: %s',
      async (url) => {
        const response = await send({ url, headers: { authorization: `Bearer ${token}` } });
        expect([400, 404]).toContain(response.statusCode);
        expect(response.headers['x-api']).toBe(String(API_VERSION));
        expect(response.headers['cache-control']).toBe('no-store');
        expect(response.headers['content-security-policy']).toContain("default-src 'none'");
        expect(response.headers['x-content-type-options']).toBe('nosniff');
        expect(['INVALID_INPUT', 'NOT_FOUND']).toContain(refusalOf(response).error);
      },
    );

    it('has a request id of its own, whatever the client calls the request', async () => {
      const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
      const responses = await Promise.all([1, 2, 3, 4].map(() => send({ url: '/api/nothing', headers })));
      const ids = responses.map((response) => refusalOf(response).requestId);
      expect(new Set(ids).size).toBe(4);
      expect(ids).not.toContain('mine');
    });

    it('names the path as unknown, and nothing else', async () => {
      const { requestId, ...rest } = refusalOf(await send({ url: '/api/nothing' }));
      expect(requestId).not.toBe('');
      expect(rest).toEqual({
        error: 'NOT_FOUND',
        message: 'There is nothing here',
        details: '',
        fields: [],
        suggestions: [],
      });
    });
  });

  describe('a body', () => {
    const post = (payload: InjectOptions['payload'], headers: Record<string, string> = JSON_TYPE) =>
      send({ method: 'POST', url: '/api/auth/token', headers, ...(payload !== undefined && { payload }) });

    it('may have 200 kB and not a byte more', async () => {
      const largest = await post(bodyOf(BODY_LIMIT));
      expect(largest.statusCode).toBe(400);
      expect(refusalOf(largest).error).toBe('INVALID_INPUT');
      const larger = await post(bodyOf(BODY_LIMIT + 1));
      expect(larger.statusCode).toBe(413);
      expect(refusalOf(larger).error).toBe('TOO_LARGE');
    });

    it('may not have more when it does not say its length either', async () => {
      const chunks = Array.from({ length: 30 }, () => 'x'.repeat(8192));
      const response = await post(Readable.from(chunks));
      expect(response.statusCode).toBe(413);
      expect(refusalOf(response).error).toBe('TOO_LARGE');
    });

    it.each([
      'text/plain',
      'text/plain;charset=UTF-8',
      'text/html',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
    ])('that is %s is refused, also when it holds JSON', async (contentType) => {
      const payload = JSON.stringify({ email: 'ada@example.org', password: 'x' });
      const response = await post(payload, { 'content-type': contentType });
      expect(response.statusCode).toBe(415);
      expect(refusalOf(response).error).toBe('UNSUPPORTED_MEDIA_TYPE');
    });

    it('may name its charset', async () => {
      const payload = JSON.stringify({ email: 'ada@example.org', password: 'x' });
      const response = await post(payload, { 'content-type': 'application/json; charset=utf-8' });
      expect(refusalOf(response).error).toBe('BAD_CREDENTIALS');
    });

    it.each(['', '{', '{"email":}', "{'email':1}", 'email=ada', '{"__proto__":{"email":"a"}}'])(
      'that is no JSON is refused as such: %j',
      async (payload) => {
        const response = await post(payload);
        expect(response.statusCode).toBe(400);
        expect(refusalOf(response).error).toBe('INVALID_JSON');
      },
    );

    it.each(['null', '[]', '"text"', '1', 'true'])('that is not an object is refused: %s', async (payload) => {
      const response = await post(payload);
      expect(response.statusCode).toBe(400);
      expect(refusalOf(response).error).toBe('INVALID_INPUT');
    });

    it('that is missing is refused', async () => {
      const response = await post(undefined, {});
      expect(response.statusCode).toBe(400);
      expect(refusalOf(response).error).toBe('INVALID_INPUT');
    });
  });

  describe('the description of the API', () => {
    const describedBy = async (): Promise<OpenApi> => (await send({ url: '/api/openapi.json' })).json<OpenApi>();

    it('lists exactly the routes of the running server', async () => {
      const { openapi, paths } = await describedBy();
      const described = Object.entries(paths).flatMap(([url, operations]) =>
        Object.keys(operations).map((method) => `${method.toUpperCase()} ${url.replace(/\{(\w+)\}/g, ':$1')}`),
      );
      expect(openapi).toMatch(/^3\.1\./);
      expect(described.length).toBeGreaterThan(5);
      expect(described.sort()).toEqual(apiRoutesOf(server.app));
    });

    it('and the running server serve exactly what the contract promises', () => {
      const promised = endpoints.map(({ method, path: url }) => `${method} ${url}`).sort();
      expect(promised.length).toBeGreaterThan(5);
      expect(apiRoutesOf(server.app)).toEqual(promised);
    });

    it('names the status of every success and of every refusal that is promised', async () => {
      const { paths } = await describedBy();
      for (const endpoint of endpoints) {
        const { method, path: url, status } = endpoint;
        const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
        const promised = new Set([status, ...refusalsOf(endpoint).map((code) => problemStatus[code])].map(String));
        expect(new Set(Object.keys(operation?.responses ?? {})), `${method} ${url}`).toEqual(promised);
      }
    });
  });

  describe('health', () => {
    it('is live and ready while all is well', async () => {
      const [live, ready] = [await send({ url: '/health/live' }), await send({ url: '/health/ready' })];
      expect([live.statusCode, live.json()]).toEqual([200, { status: 'live' }]);
      expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
    });

    it('is live but not ready without the database, and the API says nothing of the reason', async () => {
      const other = await aServer(database);
      try {
        const somebody = await aUser(other);
        expect((await other.send({ method: 'GET', url: '/health/ready' })).statusCode).toBe(200);
        await other.db.destroy();
        expect((await other.send({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
        const ready = async () => (await other.send({ method: 'GET', url: '/health/ready' })).statusCode;
        await expect.poll(ready, { timeout: 1000, interval: 50 }).toBe(503);
        const broken = await other.send({ method: 'GET', url: '/api/users/me', token: somebody.token });
        expect(broken.statusCode).toBeGreaterThanOrEqual(500);
        expect(['INTERNAL', 'UNAVAILABLE']).toContain(refusalOf(broken).error);
        expect(broken.body).not.toMatch(/driver|destroy|select|sql|pool|\.ts/i);
        expect(broken.headers['x-api']).toBe(String(API_VERSION));
        expect(broken.headers['cache-control']).toBe('no-store');
      } finally {
        await other.close();
      }
    });
  });

  describe('the limit of requests', () => {
    it.each(['/api/auth/token', '/%61pi/auth/token', '/api/auth/%74oken'])(
      'holds however the path is spelled: %s',
      async (url) => {
        const limited = await aServer(database, { rateLimit: true });
        try {
          const post = () => limited.send({ method: 'POST', url, body: {} });
          for (let i = 0; i < 20; i++) expect((await post()).statusCode).toBe(400);
          const response = await post();
          expect(response.statusCode).toBe(429);
          expect(refusalOf(response).error).toBe('RATE_LIMITED');
          expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
          expect(response.headers['x-api']).toBe(String(API_VERSION));
        } finally {
          await limited.close();
        }
      },
    );

    it('is counted for each address', async () => {
      const limited = await aServer(database, { rateLimit: true });
      try {
        const post = (address: string) => limited.send({ method: 'POST', url: '/api/auth/token', body: {}, address });
        for (let i = 0; i < 20; i++) await post('203.0.113.1');
        expect((await post('203.0.113.1')).statusCode).toBe(429);
        expect((await post('203.0.113.2')).statusCode).toBe(400);
      } finally {
        await limited.close();
      }
    });
  });

  describe('encrypted transport', () => {
    it('is demanded in production, and only there', async () => {
      expect((await send({ url: '/api/categories' })).headers['strict-transport-security']).toBeUndefined();
      const production = await aServer(database, { production: true });
      try {
        const { headers } = await production.send({ method: 'GET', url: '/api/categories' });
        expect(headers['strict-transport-security']).toMatch(/^max-age=31536000\b/);
      } finally {
        await production.close();
      }
    });
  });
});

describe.each(databases.filter(({ kind }) => kind === 'postgres'))('a database that goes away: $kind', (database) => {
  it('takes its connections with it, not the server', async () => {
    const thrown: unknown[] = [];
    const note = (error: unknown) => thrown.push(String(error));
    const server = await aServer(database);
    process.on('uncaughtException', note);
    try {
      const { token } = await aUser(server);
      const ask = () => server.send({ method: 'GET', url: '/api/users/me', token });
      await Promise.all([1, 2, 3, 4].map(ask));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(server.db);
      await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200));
      expect((await server.send({ method: 'GET', url: '/health/ready' })).statusCode).toBe(200);
      expect(thrown).toEqual([]);
    } finally {
      process.off('uncaughtException', note);
      await server.close();
    }
  });
});

describe('paths of the page', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'periplo-page-'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>the page</title>');
    app = Fastify();
    installRefusals(app);
    await servePage(app, folder);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it.each(['/', '/my-trips', '/trips/s_abc?from=mail', '/apiary'])('lead to the page: %s', async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<title>the page</title>');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/missing.js', '/api/nothing', '/api', '/assets/old.css'])(
    'do not hide what is missing: %s',
    async (url) => {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(refusalOf(response).error).toBe('NOT_FOUND');
    },
  );

  it.each(['//', '//:80', '//[', '/..%2f..%2fetc%2fpasswd', '/%00', '/%zz'])(
    'are no fault of ours when they are no paths: %s',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const response = await app.inject({ method, url });
        expect(response.statusCode, `${method} ${url}`).toBeLessThan(500);
        expect(response.body).not.toContain('root:');
      }
    },
  );

  it('start with the scripts of their own build, among files of earlier ones', async () => {
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'assets/start-AAAAAAAA.js'), '');
    await writeFile(path.join(folder, 'assets/loader-AAAAAAAA.js'), '');
    const tags =
      '<script type="module" crossorigin src="/assets/start-new.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/loader-new.js">';
    await writeFile(path.join(folder, 'home.es.html'), tags);
    expect(readBuiltPage(folder)).toEqual({
      html: '<!doctype html><title>the page</title>',
      scripts: { start: '/assets/start-new.js', loader: '/assets/loader-new.js' },
    });
  });
});
