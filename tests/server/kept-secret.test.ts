import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/config-reader.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { canWatchCalls, runWatched } from '../support/strace.ts';

const execute = promisify(execFile);
const START = ['tests/support/read-secret.ts'];
const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

let above: string;
let dataDir: string;
let file: string;
beforeEach(() => {
  above = mkdtempSync(path.join(tmpdir(), 'periplo-secret-'));
  dataDir = path.join(above, 'data');
  file = path.join(dataDir, 'secret');
});
afterEach(() => rmSync(above, { recursive: true }));

const secretHere = () => readConfig({ DATA_DIR: dataDir }).secret;

describe('the secret that signs sessions (15.15)', () => {
  it('is not left half written by a disk that takes nothing, and the next start makes it', () => {
    const refused = spawnSync(
      'sh',
      ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, 'tools/run.mjs', ...START, dataDir],
      {
        encoding: 'utf8',
      },
    );
    expect(refused.status).not.toBe(0);
    expect(refused.stderr).toContain(`the secret cannot be kept in ${file}`);
    expect(readdirSync(dataDir)).toEqual([]);
    expect(secretHere()).toMatch(/^[\w-]{43}$/);
  });

  it.skipIf(!canWatchCalls).each(['fsync', 'link'])('is whole or not there when the server is killed in %s', (call) => {
    const { calls, output } = runWatched([...START, dataDir], ['fsync', 'link'], call);
    expect(calls.at(-1)).toContain(call);
    expect(output).toBe('');
    expect(existsSync(file)).toBe(false);
    const secret = secretHere();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(file, 'utf8').trim()).toBe(secret);
  });

  it.each(['', '\n', 'a'.repeat(31)])('is refused when the file holds %j, with words', (text) => {
    mkdirSync(dataDir);
    writeFileSync(file, text);
    expect(secretHere).toThrow(ConfigError);
    expect(secretHere).toThrow(/DATA_DIR: .*secret holds no secret: expected at least 32 characters/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it.skipIf(!canWatchCalls)('is the same one for servers that start at once', async () => {
    const late = ['-qq', '-o', '/dev/null', '-e', 'inject=link,rename:delay_enter=700000', process.execPath];
    const starts = [1, 2, 3].map(() => execute('strace', [...late, 'tools/run.mjs', ...START, dataDir]));
    const secrets = new Set((await Promise.all(starts)).map(({ stdout }) => stdout));
    expect([...secrets]).toEqual([secretHere()]);
    expect(readdirSync(dataDir)).toEqual(['documents.key', 'secret']);
  });
});

describe('what is kept in DATA_DIR (15.15)', () => {
  const open = async () => {
    const { database } = readConfig({ DATA_DIR: dataDir });
    return openDatabase(database);
  };

  it("is for the server's own user alone", async () => {
    const db = await open();
    const files = readdirSync(dataDir);
    expect(files).toEqual(expect.arrayContaining(['periplo.db', 'periplo.db-wal', 'secret']));
    expect([...new Set(files.map((name) => mode(path.join(dataDir, name))))]).toEqual(['600']);
    expect(mode(dataDir)).toBe('700');
    await db.destroy();
  });

  it('is closed to others when an earlier version left it open', async () => {
    await (await open()).destroy();
    for (const name of readdirSync(dataDir)) chmodSync(path.join(dataDir, name), 0o644);
    chmodSync(dataDir, 0o755);
    const db = await open();
    expect(readdirSync(dataDir).map((name) => mode(path.join(dataDir, name)))).toEqual(
      Array.from({ length: 6 }, () => '600'),
    );
    expect(mode(dataDir)).toBe('700');
    await db.destroy();
  });

  it('leaves a folder that many users share as it is', () => {
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o1777);
    secretHere();
    expect(statSync(dataDir).mode & 0o7777).toBe(0o1777);
  });
});
