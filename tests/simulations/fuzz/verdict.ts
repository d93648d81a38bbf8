import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { fromJSONSchema } from 'zod';
import { API_VERSION } from '#contract/refusal.ts';
import type { Db } from '#server/db/database.ts';
import type { JsonSchema, Operation } from './document.ts';
import type { FuzzRequest } from './requests.ts';
import { isJson } from './spoil.ts';

export const LONGEST_MS = 2000;
/** What only a program's inside says. */
const inside = /\n\s+at |node_modules|node:internal|\.[cm]?ts:\d|\.js:\d|SQLITE_|select .+ from |[a-z]+Error:/i;

const contracts = new Map<JsonSchema, ReturnType<typeof fromJSONSchema>>();

function contractOf(schema: JsonSchema): ReturnType<typeof fromJSONSchema> {
  const made = contracts.get(schema) ?? fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]);
  contracts.set(schema, made);
  return made;
}

function shapeFaults({ answers }: Operation, { statusCode, headers, body }: LightMyRequestResponse): string[] {
  const schema = answers.get(statusCode);
  if (!schema) return [`the document knows no ${statusCode} here`];
  const type = String(headers['content-type']);
  if (statusCode < 300 && !type.startsWith('application/json')) return [];
  if (!isJson(body)) return ['answers no JSON'];
  const parsed = contractOf(schema).safeParse(JSON.parse(body));
  return parsed.success ? [] : [`answers off its schema: ${parsed.error.message.slice(0, 300)}`];
}

/** What is wrong with an answer; empty when nothing is. */
export function faultsOf(request: FuzzRequest, answer: LightMyRequestResponse, ms: number): string[] {
  const { statusCode, headers, body } = answer;
  const allowed = request.body?.allowed ?? null;
  const faults = shapeFaults(request.operation, answer);
  if (statusCode >= 500) faults.push(`answers ${statusCode}`);
  // Who is not signed in, or names something by a wrong id, hears that first.
  if (allowed && ![400, 401, ...allowed].includes(statusCode))
    faults.push(`answers ${statusCode}, not ${allowed.join()}`);
  if (ms > LONGEST_MS) faults.push(`takes ${Math.round(ms)} ms`);
  if (statusCode >= 400 && inside.test(body)) faults.push('shows its inside');
  if (headers['x-api'] !== String(API_VERSION) || headers['cache-control'] !== 'no-store')
    faults.push('lacks the headers of the API');
  return faults;
}

/** Tables by hash of all their rows. */
export type State = ReadonlyMap<string, string>;

async function stateOf(db: Db): Promise<State> {
  const tables = await db.introspection.getTables();
  const state = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    state.set(name, createHash('sha256').update(JSON.stringify(rows)).digest('base64url'));
  }
  return state;
}

/** Tells which tables changed since it was asked last. SQLite counts written rows: where none was, nothing needs reading. */
export class ChangeWatch {
  private written = -1;
  private state: State = new Map();
  constructor(private readonly db: Db) {}

  async changed(): Promise<string[]> {
    const { rows } = await sql<{ n: number }>`select total_changes() as n`.execute(this.db);
    const written = rows[0]?.n ?? 0;
    if (written === this.written) return [];
    const before = this.state;
    this.written = written;
    this.state = await stateOf(this.db);
    return [...this.state].flatMap(([table, hash]) => (before.get(table) === hash ? [] : [table]));
  }
}
