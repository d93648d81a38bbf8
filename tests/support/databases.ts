import type { Config } from '#server/config.ts';
import { postgresUrl, scratchPostgres } from './postgres.ts';

export interface TestDatabase {
  readonly config: Config['database'];
  drop(): Promise<void>;
}

export interface DatabaseKind {
  readonly kind: 'sqlite' | 'postgres';
  make(): Promise<TestDatabase>;
}

const sqlite: DatabaseKind = {
  kind: 'sqlite',
  make: async () => ({ config: { kind: 'sqlite', file: ':memory:' }, drop: async () => {} }),
};

const postgres: DatabaseKind = {
  kind: 'postgres',
  make: async () => {
    const scratch = await scratchPostgres();
    return { config: { kind: 'postgres', url: scratch.url }, drop: scratch.drop };
  },
};

const here = postgresUrl === undefined ? [sqlite] : [sqlite, postgres];
const wanted = process.env.TEST_DATABASE;

/** Every server test runs on each of these: `describe.each(databases)('on $kind', ...)`. TEST_DATABASE picks one of them. */
export const databases: readonly DatabaseKind[] = here.filter(({ kind }) => wanted === undefined || kind === wanted);
if (databases.length === 0) throw new Error(`TEST_DATABASE=${wanted}, and there is no such database here`);
