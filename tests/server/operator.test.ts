import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Config } from '#server/config.ts';
import { openBesideServer } from '#server/db/beside-server.ts';
import { migrate, schemaNames } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { commands } from '#server/operator/commands.ts';
import { readCommand } from '#server/operator/read-command.ts';
import { type DatabaseKind, databases, type TestDatabase } from '../support/databases.ts';
import { osmTown, overpassAnswer } from '../support/osm-town.ts';
import { scratchPostgres } from '../support/postgres.ts';
import { aDestination } from '../support/trips.ts';

const help = (...argv: string[]) => {
  const wanted = readCommand(argv, commands);
  return wanted.kind === 'help' ? wanted.text : `runs ${wanted.command.name}`;
};
const wrong = (...argv: string[]) => {
  try {
    return readCommand(argv, commands).kind;
  } catch (error) {
    return String(error);
  }
};

describe('the command line of operators', () => {
  it('helps with all commands, with a group and with each command', () => {
    for (const { name, what } of commands) {
      expect(help('--help')).toContain(`periplo ${name}`);
      expect(help(...name.split(' '), '--help')).toContain(what);
      expect(help('help', ...name.split(' '))).toContain(what);
    }
    expect(help('-h')).toBe(help('--help'));
    expect(help('tokens', '--help')).toContain('periplo tokens grant');
    expect(help('tokens', '--help')).not.toContain('publications');
  });

  it('names what is wrong, and what there is', () => {
    expect(wrong('nonsense')).toContain('no command "nonsense"');
    expect(wrong('tokens', 'burn')).toContain('no command "tokens burn"');
    expect(wrong()).toContain('Which command?');
    expect(wrong('tokens')).toContain('periplo tokens show');
    expect(wrong('ledger', 'check', '--force')).toContain("Unknown option '--force'");
    expect(wrong('tokens', 'grant', 'ana@example.org')).toContain('tokens grant takes 2, not 1');
    expect(wrong('ledger', 'check', 'now')).toContain('ledger check takes nothing more, not 1');
    expect(wrong('publications', 'take-down', 'id')).toContain('takes at least 2, not 1');
  });

  it('takes a reason of several words', () => {
    const wanted = readCommand(['publications', 'take-down', 'id', 'an', 'address'], commands);
    expect(wanted).toMatchObject({ kind: 'run', args: ['id', 'an', 'address'] });
  });
});

/** A database of its own that other processes can open, at a schema or still empty. */
async function aDatabase(kind: DatabaseKind['kind'], schema: string | null): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'periplo-operator-'));
  const scratch = kind === 'postgres' ? await scratchPostgres() : null;
  const file = path.join(folder, 'periplo.db');
  const { dialect } =
    scratch === null
      ? await openSqlite(file)
      : { dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: scratch.url, max: 1 }) }) };
  const db = new Kysely<never>({ dialect });
  if (schema !== null) await migrate(db, schema);
  if (scratch === null) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  await db.destroy();
  const drop = async () => {
    rmSync(folder, { recursive: true });
    await scratch?.drop();
  };
  return { config: scratch === null ? { kind: 'sqlite', file } : { kind: 'postgres', url: scratch.url }, drop };
}

/** The program in a process of its own, as an operator runs it, with a data folder that is not there. */
function periplo({ config }: TestDatabase, ...argv: string[]) {
  const dataDir = path.join(tmpdir(), `periplo-none-${process.pid}`);
  const url = config.kind === 'sqlite' ? `sqlite:${config.file}` : config.url;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'server/operator.ts', ...argv], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url },
  });
  expect(existsSync(dataDir)).toBe(false);
  return { status, stdout, stderr };
}

/** The hash of every file beside a SQLite database but the journal's, which SQLite makes and clears for every reader. */
function filesOf({ config }: TestDatabase): Record<string, string> {
  if (config.kind === 'postgres') return {};
  const folder = path.dirname(config.file);
  const names = readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name));
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
  return Object.fromEntries(names.map((name) => [name, hashOf(name)]));
}

const newest = schemaNames.at(-1) ?? '';

describe.each(databases)('an operator on $kind', ({ kind }) => {
  it('works on a database that the server has brought up to date, and leaves its files alone', async () => {
    const database = await aDatabase(kind, newest);
    const before = filesOf(database);
    expect(periplo(database, 'ledger', 'check')).toEqual({ status: 0, stdout: 'The ledger is right.\n', stderr: '' });
    expect(filesOf(database)).toEqual(before);
    const refused = periplo(database, 'tokens', 'show', 'ana@example.org');
    expect(refused).toMatchObject({ status: 1, stderr: 'no account has the address ana@example.org\n' });
    await database.drop();
  });

  it('makes a town plannable of a file of open data, lists it and removes it', async () => {
    const database = await aDatabase(kind, newest);
    const folder = mkdtempSync(path.join(tmpdir(), 'periplo-import-'));
    const file = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const elements = osmTown(aDestination('lyon')).map((own) => ({
      ...own,
      latitude: own.latitude + 47.2173 - 45.764,
      longitude: own.longitude - 1.5534 - 4.8357,
    }));
    const db = await openBesideServer(database.config);
    const said: string[] = [];
    const site = { config: {} as Config, db, say: (line: string) => said.push(line) };
    const run = (name: string, ...args: string[]) => commands.find((own) => own.name === name)?.run(site, args);
    await run('catalogue import', 'Nantes', file('nantes.json', overpassAnswer(elements)));
    expect(said.pop()).toMatch(/^open-nantes-fr-\S+ {2}Nantes, FR: \d\d sights, \d\d tables, hours known for \d\d$/);
    await run('catalogue list');
    const id = said[0]?.split(' ', 1)[0] ?? '';
    expect(said.pop()).toMatch(/Nantes, FR: .*, made \d{4}-\d\d-\d\d$/);
    const faults = [
      ['Rome', 'nantes.json', 'in our own catalogue already'],
      ['Nowhereville', 'nantes.json', 'No town of the gazetteer'],
      ['Nantes', 'none.json', 'cannot be read'],
      ['Nantes', file('bad.json', '<osm/>'), 'cannot be used: it is no JSON'],
      ['Lille', 'nantes.json', 'too little for Lille'],
    ] as const;
    for (const [town, name, message] of faults)
      await expect(run('catalogue import', town, path.resolve(folder, name))).rejects.toThrow(message);
    await run('catalogue remove', id);
    expect(said.pop()).toBe(`${id} is removed.`);
    await expect(run('catalogue remove', id)).rejects.toThrow('no such town');
    await run('catalogue list');
    expect(said).toEqual([]);
    await db.destroy();
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  it('is told of a database that was not migrated, which stays as it was', async () => {
    const database = await aDatabase(kind, schemaNames.at(-2) ?? '');
    const before = filesOf(database);
    const refused = periplo(database, 'seed');
    expect(refused).toEqual({ status: 2, stdout: '', stderr: expect.stringContaining('has an older schema') });
    expect(filesOf(database)).toEqual(before);
    await expect(openBesideServer(database.config)).rejects.toThrow('older schema');
    await database.drop();
  });

  it('is told of a database that is empty, or that a later version has changed', async () => {
    const empty = await aDatabase(kind, null);
    await expect(openBesideServer(empty.config)).rejects.toThrow('has no tables yet');
    await empty.drop();
    const later = await aDatabase(kind, newest);
    const db = await openBesideServer(later.config);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await db.destroy();
    await expect(openBesideServer(later.config)).rejects.toThrow('newer schema');
    await later.drop();
  });

  it('is told of a database that is not there, which is not made', async () => {
    const file = path.join(tmpdir(), `periplo-none-${process.pid}`, 'periplo.db');
    const [config, words] = {
      sqlite: [{ kind: 'sqlite', file }, 'no database at'] as const,
      postgres: [{ kind: 'postgres', url: 'postgres://tests@127.0.0.1:1/none' }, 'does not answer'] as const,
    }[kind];
    await expect(openBesideServer(config)).rejects.toThrow(words);
    expect(existsSync(path.dirname(file))).toBe(false);
  });
});
