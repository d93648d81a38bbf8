import { setTimeout as pause } from 'node:timers/promises';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { markDatabaseError, NoAnswer, outageOf } from './outage.ts';

const POSTGRES_BIGINT = 20;
/** `count` and `sum` are bigint on PostgreSQL and would arrive as text; ours stay far below 2^53. */
pg.types.setTypeParser(POSTGRES_BIGINT, Number);

const CONNECTIONS = 10;
/** For a connection, a free one or a new one. */
const CONNECT_MS = 2000;
/** What the database itself allows a statement: less than we wait, so that a wait beyond means that no server is there. */
const STATEMENT_MS = 3500;
const ANSWER_MS = 4000;
/** A restart of the database takes a second or two. */
const RESTART_MS = 3000;
const RESTART_LOOK_MS = 100;
/** So long nothing is asked of a database that did not answer. */
const AWAY_MS = 1000;
const CLOSE_MS = 2000;

/** Runs again on another connection when this one turns out to be dead: nothing was done yet. */
const repeatable = (sql: string) => /^\s*(begin\b|start transaction|select\b)/i.test(sql);
/** pg's words for a query that it never sent. */
const NEVER_SENT = /is not queryable/;

/** Whether a statement that failed with its connection has done nothing: it only reads or begins, or never left. */
const changedNothing = (sql: string, error: unknown) => repeatable(sql) || NEVER_SENT.test((error as Error).message);

/** One connection while a query or a transaction has it; given back broken it is closed, and its transaction with it. */
class PatientClient {
  private failure: unknown;
  private asked = false;

  constructor(
    private readonly pool: PatientPool,
    private client: pg.PoolClient,
  ) {}

  async query<R>(sql: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    for (let attempt = 0; ; attempt += 1) {
      if (this.failure !== undefined) throw this.failure;
      const first = !this.asked;
      this.asked = true;
      try {
        return (await this.client.query(sql, [...parameters])) as unknown as PostgresQueryResult<R>;
      } catch (error) {
        markDatabaseError(error);
        const outage = outageOf(error);
        if (outage !== 'lost' && outage !== 'late') throw error;
        this.failure = error;
        const silent = this.pool.noteSilence(error);
        const again = !silent && outage === 'lost' && first && attempt <= CONNECTIONS;
        if (!again || !changedNothing(sql, error)) throw error;
        await this.replace();
      }
    }
  }

  release(): void {
    this.client.release(this.failure !== undefined);
  }

  private async replace(): Promise<void> {
    const next = await this.pool.another();
    this.client.release(true);
    this.client = next;
    this.failure = undefined;
    this.asked = false;
  }
}

/** A pool that outlives its database: a restart is waited for, a database that does not answer is left alone for a moment. */
class PatientPool implements PostgresPool {
  private readonly pool: pg.Pool;
  private awayUntil = 0;

  constructor(settings: pg.PoolConfig) {
    this.pool = new pg.Pool({ ...settings, max: CONNECTIONS, keepAlive: true });
    // Without listeners a connection that the database drops would end the process, idle or not; its query hears of it anyway.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => {
      client.on('error', () => {});
      if (settings.query_timeout !== undefined) client.query(`set statement_timeout = ${STATEMENT_MS}`).catch(() => {});
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    // Without the cursors of Kysely's interface: nothing is streamed here.
    return new PatientClient(this, await this.another()) as unknown as PostgresPoolClient;
  }

  async another(): Promise<pg.PoolClient> {
    const until = performance.now() + RESTART_MS;
    for (;;) {
      if (performance.now() < this.awayUntil) throw new NoAnswer('The database did not answer a moment ago');
      try {
        return await this.pool.connect();
      } catch (error) {
        markDatabaseError(error);
        this.noteSilence(error);
        if (outageOf(error) !== 'lost' || performance.now() > until) throw error;
        await pause(RESTART_LOOK_MS);
      }
    }
  }

  /** True when an error says that the database did not answer at all; a statement that took too long is no silence. */
  noteSilence(error: unknown): boolean {
    const silent =
      error instanceof Error && /^Query read timeout|^timeout expired|connection timeout$/.test(error.message);
    if (silent) this.awayUntil = performance.now() + AWAY_MS;
    return silent;
  }

  async end(): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.pool.end(), pause(CLOSE_MS, undefined, { signal: late.signal })]);
    late.abort();
  }
}

/** `unlimited` is for migrations, which may take as long as they need. */
export function postgresDialect(url: string, { unlimited = false } = {}): PostgresDialect {
  const limits = unlimited ? {} : { connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS };
  return new PostgresDialect({ pool: new PatientPool({ connectionString: url, ...limits }) });
}
