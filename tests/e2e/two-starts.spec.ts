import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const PORTS = [3961, 3962];
const [FIRST] = PORTS;
const children: ChildProcess[] = [];
let copy = '';

/** The project as a newcomer has it, with the packages of this folder; nothing is built. */
test.beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'periplo-copy-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files
    .trim()
    .split('\n')
    .filter((name) => !/^(docs|tests|bench)\//.test(name))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
test.afterAll(async () => {
  for (const child of children.filter(({ exitCode }) => exitCode === null)) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(copy, { recursive: true });
});

/** Runs a tool of the copy; what it says is collected, `ended` is its exit code. */
function run(tool: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`tools/${tool}.mjs`], {
    cwd: copy,
    env: { ...process.env, RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...env },
  });
  children.push(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said.text += chunk.toString();
    });
  return { child, said, ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) };
}

const ready = (port: number) =>
  expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 300_000 },
    )
    .toBe(true);

/** The page and every file it names, as a visitor who comes now gets them. */
async function statuses(port: number): Promise<number[]> {
  const origin = `http://localhost:${port}`;
  const page = await (await fetch(`${origin}/plan-trip`)).text();
  const files = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  return Promise.all(['/', '/sw.js', ...files].map(async (file) => (await fetch(origin + file)).status));
}

test('two starts at once share one build, and a seed that builds leaves the running servers their files', async () => {
  test.setTimeout(600_000);
  const starts = PORTS.map((port) => run('start', { PORT: String(port), DATA_DIR: path.join(copy, `data-${port}`) }));
  await Promise.all(PORTS.map(ready));
  const said = starts.map((start) => start.said.text);
  expect(said.filter((text) => text.includes('Building Periplo'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('Another process is building'))).toHaveLength(1);
  expect(readdirSync(path.join(copy, 'dist/builds'))).toHaveLength(1);

  const before = await statuses(FIRST ?? 0);
  expect(before.length).toBeGreaterThan(8);
  utimesSync(path.join(copy, 'index.html'), new Date(), new Date());
  const seed = run('seed', { DATA_DIR: path.join(copy, `data-${FIRST}`) });
  const seen = new Set<number>();
  while (seed.child.exitCode === null) {
    for (const port of PORTS) for (const status of await statuses(port)) seen.add(status);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect({ code: await seed.ended, said: seed.said.text }).toEqual({
    code: 0,
    said: expect.stringContaining('Demo account'),
  });
  expect(seed.said.text).toContain('Building Periplo');
  expect([...seen]).toEqual([200]);
  expect(starts.map(({ child }) => child.exitCode)).toEqual([null, null]);
});
