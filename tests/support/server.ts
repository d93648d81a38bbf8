import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { AnswerOf, Endpoint, Method } from '#contract/endpoint.ts';
import { API_HEADER, API_VERSION } from '#contract/refusal.ts';
import { usualRates } from '#domain/money/rates.ts';
import { buildApp } from '#server/app.ts';
import { type Catalogue, loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Rasterise } from '#server/shares/rasterise.ts';
import type { DatabaseKind } from './databases.ts';
import { STANDING } from './standing-clock.ts';

/** A clock that stands until it is told to go on. */
export class TestClock {
  constructor(public moment = new Date(STANDING)) {}
  readonly now = (): Date => this.moment;
  advance(ms: number): void {
    this.moment = new Date(this.moment.getTime() + ms);
  }
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly clock: TestClock;
  readonly config: Config;
  readonly catalogue: Catalogue;
  /** Sends a request to the real app, without a socket. */
  send(request: SendOptions): Promise<LightMyRequestResponse>;
  /** The same for a contract: body out, parsed answer in; throws when the status is not the promised one. */
  call<const E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<AnswerOf<E>>;
  close(): Promise<void>;
}

interface SendOptions {
  readonly method: Method;
  readonly url: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

interface CallOptions {
  readonly body?: unknown;
  readonly params?: Record<string, string>;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

let catalogue: Catalogue | undefined;

const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  publicOrigin: 'http://localhost:3000',
  trustProxy: ['loopback'],
  dataDir: mkdtempSync(path.join(tmpdir(), 'periplo-test-')),
  database: { kind: 'sqlite', file: ':memory:' },
  secret: 'a secret of tests, long enough to sign',
  accessTtlS: 900,
  anonymousPlansPerDay: 3,
  anonymousPlansPerAddress: 30,
  betaFree: true,
  welcomeTokens: 200,
  stripe: null,
  photos: null,
  mail: { url: null, from: 'Periplo <hello@periplo.example>' },
  model: null,
  map: { mapbox: null, style: null, tiles: null },
  geocoder: null,
  places: null,
  rates: [usualRates],
  reviewPublications: false,
  documents: { folder: '', bytesPerAccount: 500 << 20, key: 'a key of tests, long enough to wrap' },
  rateLimit: false,
  logLevel: 'silent',
  production: false,
};

process.once('exit', () => rmSync(testConfig.dataDir, { recursive: true, force: true }));

/** The real app on a real, empty database. Close it when done. */
export async function aServer(
  kind: DatabaseKind,
  change: Partial<Config> = {},
  rasterise?: Rasterise,
): Promise<TestServer> {
  const database = await kind.make();
  const { dataDir = testConfig.dataDir } = change;
  const documents = { ...testConfig.documents, folder: path.join(dataDir, 'documents') };
  const config = { ...testConfig, documents, ...change, database: database.config };
  const clock = new TestClock();
  catalogue ??= loadCatalogue();
  const db = await openDatabase(config.database);
  const app = await buildApp({ config, db, now: clock.now, catalogue }, {}, rasterise);
  const send = ({ method, url, body, token, headers, address }: SendOptions) =>
    app.inject({
      method,
      url,
      headers: {
        [API_HEADER]: String(API_VERSION),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
      ...(address !== undefined && { remoteAddress: address }),
    });
  return {
    app,
    db,
    clock,
    config,
    catalogue,
    send,
    async call(endpoint, { body, params = {}, token, headers } = {}) {
      const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const response = await send({ method: endpoint.method, url, body, token, ...(headers && { headers }) });
      if (response.statusCode !== endpoint.status) {
        throw new Error(`${endpoint.method} ${url} answered ${response.statusCode}: ${response.body}`);
      }
      return response.json();
    },
    async close() {
      await app.close();
      await db.destroy();
      await database.drop();
    },
  };
}
