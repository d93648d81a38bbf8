// The server of the tests as a process of its own, so that its log can be read: DATA_DIR=... SERVE_DATABASE=<JSON> node tools/run.mjs tests/support/serve.ts
import type { AddressInfo } from 'node:net';
import type { Config } from '#server/config.ts';
import { aServer } from './server.ts';

const config = JSON.parse(process.env.SERVE_DATABASE ?? '') as Config['database'];
const kind = { kind: config.kind, make: async () => ({ config, drop: async () => {} }) };
const change = JSON.parse(process.env.SERVE_CHANGE ?? '{}') as Partial<Config>;
const server = await aServer(kind, { ...change, dataDir: process.env.DATA_DIR ?? '', logLevel: 'trace' });
await server.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.app.server.address() as AddressInfo;
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`listening on ${port}\n`);
