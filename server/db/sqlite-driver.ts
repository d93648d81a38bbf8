import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { outageOf } from './outage.ts';

/** So long a write waits for another process; a copy of the database file takes about as long. */
const LOCK_PATIENCE_MS = 3000;
const LOOK_MS = { first: 5, longest: 50 };
const GROWING = ['InsertQueryNode', 'UpdateQueryNode'];

/** What the driver needs of a SQLite library. */
export interface SqliteConnection {
  prepare(sql: string): SqliteStatement;
  /** SQLite ends a transaction by itself when it cannot go on. */
  isTransaction(): boolean;
  close(): void;
}

export interface DriverOptions {
  readonly connection: SqliteConnection;
  /** Throws when nothing may be written that could grow. */
  readonly refuseGrowth: () => void;
}

/** Who has the one connection; the others wait in order. */
class Turns {
  private readonly waiting: (() => void)[] = [];
  private taken = false;

  async take(): Promise<void> {
    if (this.taken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.taken = true;
  }

  giveUp(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.taken = false;
  }
}

/** The connection for as long as a query or a transaction has it. */
class Turn implements DatabaseConnection {
  inTransaction = false;

  constructor(
    private readonly connection: SqliteConnection,
    private readonly turns: Turns,
    private readonly refuseGrowth: () => void,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.inTransaction) return this.run(query);
    if (GROWING.includes(query.query.kind)) this.refuseGrowth();
    return this.patiently(() => this.run(query));
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.connection.prepare(sql).iterate(parameters)) yield { rows: [row as R] };
  }

  /** Takes the write lock at once: a transaction that has begun meets no other process any more. */
  async begin(): Promise<void> {
    this.refuseGrowth();
    await this.patiently(() => this.run(CompiledQuery.raw('begin immediate')));
    this.inTransaction = true;
  }

  end(how: 'commit' | 'rollback'): void {
    if (how === 'commit' || this.connection.isTransaction()) this.run(CompiledQuery.raw(how));
    this.inTransaction = false;
  }

  private run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.connection.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /**
   * SQLite's own way to wait for another process stops this one. Here the turn is given to others meanwhile, who can read:
   * nothing has begun yet.
   */
  private async patiently<T>(work: () => T): Promise<T> {
    const until = performance.now() + LOCK_PATIENCE_MS;
    for (let look = LOOK_MS.first; ; look = Math.min(look * 2, LOOK_MS.longest)) {
      try {
        return work();
      } catch (error) {
        if (outageOf(error) !== 'lock' || performance.now() > until) throw error;
      }
      this.turns.giveUp();
      await pause(look);
      await this.turns.take();
    }
  }
}

class SqliteDriver implements Driver {
  private readonly turns = new Turns();

  constructor(private readonly options: DriverOptions) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.turns.take();
    return new Turn(this.options.connection, this.turns, this.options.refuseGrowth);
  }

  async beginTransaction(turn: DatabaseConnection, _settings: TransactionSettings): Promise<void> {
    await (turn as Turn).begin();
  }

  async commitTransaction(turn: DatabaseConnection): Promise<void> {
    (turn as Turn).end('commit');
  }

  async rollbackTransaction(turn: DatabaseConnection): Promise<void> {
    (turn as Turn).end('rollback');
  }

  async releaseConnection(): Promise<void> {
    this.turns.giveUp();
  }

  async destroy(): Promise<void> {
    this.options.connection.close();
  }
}

/** Kysely's SQLite with a driver that waits for other processes without stopping this one. */
export function patientSqlite(options: DriverOptions): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
