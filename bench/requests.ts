import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { API_HEADER, API_VERSION } from '#contract/refusal.ts';
import type { WireTrip } from '#contract/wire-trip.ts';
import { Account } from '../tests/support/account.ts';
import { soonDates } from '../tests/support/soon.mjs';
import { aSoonWireTrip } from '../tests/support/soon-trips.ts';
import { withServer } from './server.mjs';

/**
 * Requests a second of the built server on SQLite beside a bare server (`floors/api.mjs`), round by round in the same run: a list of
 * ten, one trip, a note changed, a trip stored, by 16 connections each; and what readers wait while 16 writers write as fast as they can.
 */
const PORT = { ours: 3971, floor: 3972 };
const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 2;
const LIST = 10;

type Who = 'reader' | 'writer' | 'author';

interface Target {
  readonly origin: string;
  /** Access tokens: of a traveller with ten trips, of the writers, and of the author of what is stored anew. */
  readonly tokens: Readonly<Record<Who, string>>;
  readonly trip: WireTrip;
  /** One trip for each writer, with the version that it has. */
  readonly written: { readonly id: string; version: number }[];
}

const agent = new Agent({ keepAlive: true });

interface Sent {
  readonly who: Who;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** Milliseconds until the whole answer is there. */
function send({ origin, tokens }: Target, { who, method, path: at, body }: Sent): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${tokens[who]}`,
    [API_HEADER]: String(API_VERSION),
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'idempotency-key': randomUUID(),
    }),
  };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(origin + at, { method, headers, agent }, (answer) => {
      answer.resume().on('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve(performance.now() - began);
        else reject(new Error(`${method} ${origin}${at} was answered ${answer.statusCode}`));
      });
    });
    asked.on('error', reject).end(text);
  });
}

/** What a connection sends next. */
type Kind = (target: Target, connection: number) => Sent;

const device = randomUUID();
const kinds: Readonly<Record<string, Kind>> = {
  'list of ten': () => ({ who: 'reader', method: 'GET', path: '/api/trips' }),
  'one trip': ({ trip }) => ({ who: 'reader', method: 'GET', path: `/api/trips/${trip.id}` }),
  PATCH: ({ written }, connection) => {
    const trip = written[connection];
    if (!trip) throw new Error(`connection ${connection} has no trip`);
    const changes = [{ kind: 'notes', notes: `note ${trip.version}` }];
    trip.version += 1;
    const body = { device, baseVersion: trip.version - 1, changes };
    return { who: 'writer', method: 'PATCH', path: `/api/trips/${trip.id}`, body };
  },
  POST: ({ trip }) => ({ who: 'author', method: 'POST', path: '/api/trips', body: { ...trip, id: randomUUID() } }),
};

/** Milliseconds of each answer, sent by so many connections for a while. */
async function load(target: Target, kind: Kind, connections: number): Promise<number[]> {
  const until = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const loops = Array.from({ length: connections }, async (_, connection) => {
    while (performance.now() < until) times.push(await send(target, kind(target, connection)));
  });
  await Promise.all(loops);
  return times;
}

const at = (figures: readonly number[], share: number) =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? 0;

async function whileWriting(target: Target): Promise<number> {
  const { PATCH, 'one trip': read } = kinds;
  if (!PATCH || !read) throw new Error('kinds are missing');
  const [, reads] = await Promise.all([load(target, PATCH, CONNECTIONS), load(target, read, 1)]);
  return at(reads, 0.99);
}

interface Row {
  readonly ours: number[];
  readonly floor: number[];
}

async function round(targets: readonly (readonly [keyof Row, Target])[], rows: Map<string, Row>): Promise<void> {
  for (const [name, kind] of Object.entries(kinds))
    for (const [who, target] of targets)
      rows.get(name)?.[who].push((await load(target, kind, CONNECTIONS)).length / SECONDS);
  for (const [who, target] of targets) rows.get('reads')?.[who].push(await whileWriting(target));
}

function tell(rows: Map<string, Row>): void {
  const median = (figures: readonly number[]) => at(figures, 0.5);
  for (const name of Object.keys(kinds)) {
    const { ours = [], floor = [] } = rows.get(name) ?? {};
    const ratio = median(ours.map((figure, index) => figure / (floor[index] ?? 0)));
    const each = `${median(ours).toFixed(0)} a second, floor ${median(floor).toFixed(0)}`;
    process.stdout.write(`${name}: ${ratio.toFixed(2)} times the floor (${each})\n`);
  }
  const { ours = [], floor = [] } = rows.get('reads') ?? {};
  const waits = `p99 ${median(ours).toFixed(1)} ms, floor ${median(floor).toFixed(1)} ms`;
  process.stdout.write(`one trip while 16 connections write: ${waits}\n`);
}

/** Trips and travellers at the built server. */
async function ourTarget(origin: string): Promise<Target> {
  const trip = aSoonWireTrip({ dates: soonDates(5) });
  const [reader, writer, author] = [
    await Account.of(origin, 'reader@example.org'),
    await Account.of(origin, 'writer@example.org'),
    await Account.of(origin, 'author@example.org'),
  ];
  for (let i = 0; i < LIST; i += 1) await reader.save(i === 0 ? trip : { ...trip, id: randomUUID() });
  const written = Array.from({ length: CONNECTIONS }, () => ({ id: randomUUID(), version: 1 }));
  for (const { id } of written) await writer.save({ ...trip, id });
  const tokens = {
    reader: reader.session.access_token,
    writer: writer.session.access_token,
    author: author.session.access_token,
  };
  return { origin, tokens, trip, written };
}

/** The same trips at the bare server, where everybody is the same. */
async function floorTarget(origin: string, { trip, ...ours }: Target): Promise<Target> {
  const written = ours.written.map(({ id }) => ({ id, version: 1 }));
  const target = { origin, tokens: ours.tokens, trip, written };
  const others = Array.from({ length: LIST - 1 }, () => ({ id: randomUUID() }));
  for (const { id } of [trip, ...written, ...others])
    await send(target, { who: 'reader', method: 'POST', path: '/api/trips', body: { ...trip, id } });
  return target;
}

async function withFloor(work: (origin: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'periplo-floor-'));
  const env = { ...process.env, PORT: String(PORT.floor) };
  const program = path.join(import.meta.dirname, 'floors/api.mjs');
  const floor: ChildProcess = spawn(process.execPath, [program, path.join(folder, 'floor.db')], {
    env,
    stdio: 'inherit',
  });
  try {
    const origin = `http://localhost:${PORT.floor}`;
    while (!(await fetch(`${origin}/api/trips`).catch(() => null))?.ok) await pause(50);
    await work(origin);
  } finally {
    floor.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

await withServer(PORT.ours, (oursAt: string) =>
  withFloor(async (floorAt) => {
    const ours = await ourTarget(oursAt);
    const floor = await floorTarget(floorAt, ours);
    const rows = new Map(
      [...Object.keys(kinds), 'reads'].map((name): [string, Row] => [name, { ours: [], floor: [] }]),
    );
    for (let i = 0; i < ROUNDS; i += 1)
      await round(
        [
          ['ours', ours],
          ['floor', floor],
        ],
        rows,
      );
    tell(rows);
  }),
);
process.exit(0);
