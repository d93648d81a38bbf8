import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';

interface Heard {
  onNotice(payload: string): void;
  /** Notices are heard from now on; some may have been missed before. */
  onBegin(): void;
  /** Notices are not heard any more, until the next `onBegin`. */
  onEnd(): void;
}

/** In the database's own list of connections, for the operator. */
const NAME = 'periplo news';
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const CONNECT_MS = 5000;
const FAREWELL_MS = 1000;
/** How often a server makes sure that it hears, and how long its own voice may take. */
const ECHO_EVERY_MS = 30_000;
const ECHO_MS = 5000;
const ECHO = 'echo ';

/** Ends a connection politely. A connection that is still being made says nothing of its end, and a silent server never does. */
async function farewell(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), pause(FAREWELL_MS, undefined, { ref: false })]);
}

/** Says something on the channel to itself. A pooler, or a network that went without a word, takes `LISTEN` and never tells anything. */
async function hearsItself(client: pg.Client, channel: string): Promise<boolean> {
  const word = ECHO + randomUUID();
  const heard = new Promise<true>((resolve) => {
    const listen = ({ payload }: pg.Notification) => {
      if (payload !== word) return;
      client.off('notification', listen);
      resolve(true);
    };
    client.on('notification', listen);
  });
  await client.query('select pg_notify($1, $2)', [channel, word]);
  return Promise.race([heard, pause(ECHO_MS, false, { ref: false })]);
}

/** Listens over one connection until it ends, is deaf or `stopped`. Resolves with whether it was ever heard. */
async function hearUntilItEnds(
  client: pg.Client,
  { channel, echoEveryMs }: { readonly channel: string; readonly echoEveryMs: number },
  heard: Heard,
  stopped: AbortSignal,
): Promise<boolean> {
  const ended = new Promise<false>((resolve) => {
    const end = () => resolve(false);
    client.on('error', end);
    client.on('end', end);
    stopped.addEventListener('abort', end, { once: true });
  });
  client.on('notification', ({ payload }) => {
    if (payload !== undefined && !payload.startsWith(ECHO)) heard.onNotice(payload);
  });
  const orEnd = (work: Promise<boolean>) => Promise.race([work.catch(() => false), ended]);
  const begin = async () => {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    return hearsItself(client, channel);
  };
  const began = await orEnd(begin());
  if (began) heard.onBegin();
  for (let hears = began; hears; )
    hears = (await orEnd(pause(echoEveryMs, true, { ref: false }))) && (await orEnd(hearsItself(client, channel)));
  if (began) heard.onEnd();
  await farewell(client);
  return began;
}

/** Hears what any server says on a channel of PostgreSQL, over a connection of its own that is opened again when it ends. Resolves with how to stop. */
export function listenPostgres(
  url: string,
  channel: string,
  heard: Heard,
  echoEveryMs = ECHO_EVERY_MS,
): () => Promise<void> {
  const stopped = new AbortController();
  const usual = { application_name: NAME, keepAlive: true, connectionTimeoutMillis: CONNECT_MS };
  const run = async () => {
    for (let attempt = 0; !stopped.signal.aborted; attempt += 1) {
      const client = new pg.Client({ ...usual, connectionString: url });
      if (await hearUntilItEnds(client, { channel, echoEveryMs }, heard, stopped.signal)) attempt = 0;
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
      await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopped.abort();
    await running;
  };
}

/** Says something on a channel, to every server that listens, this one too. */
export async function notifyPostgres(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
