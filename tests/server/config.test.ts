import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualRates } from '#domain/money/rates.ts';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/config-reader.ts';

const root = path.resolve(import.meta.dirname, '../..');
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-config-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env });

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    read(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the configuration', () => {
  it('needs no setting at all', () => {
    const config = read({});
    expect(config).toMatchObject({
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      accessTtlS: 900,
      anonymousPlansPerDay: 3,
      rateLimit: true,
      database: { kind: 'sqlite', file: path.join(dataDir, 'periplo.db') },
    });
  });

  it('makes a secret once, for nobody else to read', () => {
    const { secret } = read({});
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(read({}).secret).toBe(secret);
    expect(statSync(path.join(dataDir, 'secret')).mode & 0o077).toBe(0);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['PUBLIC_ORIGIN', 'trips.example.org'],
    ['PUBLIC_ORIGIN', 'https://trips.example.org/path'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'sqlite:'],
    ['SECRET', 'too short'],
    ['ACCESS_TTL_S', '1'],
    ['ANONYMOUS_PLANS_PER_DAY', 'three'],
    ['RATE_LIMIT', 'yes'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.7, proxy.example.org'],
    ['LOG_LEVEL', 'loud'],
    ['LLM_PROVIDER', 'skynet'],
    ['LLM_BASE_URL', 'localhost'],
    ['LLM_PLANS_PER_HOUR', '-1'],
    ['LLM_READS', 'true'],
    ['LLM_READS_PER_USER_DAY', '1.5'],
    ['MAPBOX_TOKEN', 'sk.secret'],
    ['BASEMAP_STYLE_URL', 'style.json'],
    ['BASEMAP_HOSTS', 'https://tiles.example.org/path'],
    ['BASEMAP_PMTILES', 'no/such/file.pmtiles'],
  ])('refuses %s=%s and names it', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    expect(problems[0]).toMatch(/expected/);
  });

  it('has a model read only where that is asked for, within figures of its own', () => {
    const provider = { LLM_PROVIDER: 'openai', LLM_MODEL: 'gpt-x', LLM_API_KEY: 'a key' };
    expect(read(provider).model?.reads).toBeNull();
    expect(read({ ...provider, LLM_READS: '1' }).model?.reads).toEqual({ perUserDay: 30, perHour: 300 });
    expect(read({ LLM_READS: '1' }).model).toBeNull();
  });

  it('reads whose X-Forwarded-For is believed: on this machine only, unless TRUST_PROXY says more (15.17)', () => {
    expect(read({}).trustProxy).toEqual(['loopback']);
    expect(read({ TRUST_PROXY: '0' }).trustProxy).toBe(0);
    expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    const several = ['10.0.0.7', '192.0.2.0/24', 'fd00::/8', 'uniquelocal'];
    expect(read({ TRUST_PROXY: '10.0.0.7 192.0.2.0/24,fd00::/8, uniquelocal' }).trustProxy).toEqual(several);
  });

  it('names all wrong values at once, and makes no secret then', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'periplo-config-'));
    expect(problemsOf({ DATA_DIR: empty, PORT: 'x', LOG_LEVEL: 'loud' })).toHaveLength(2);
    expect(existsSync(path.join(empty, 'secret'))).toBe(false);
    rmSync(empty, { recursive: true });
  });

  it('refuses to run without limits in production', () => {
    expect(problemsOf({ NODE_ENV: 'production', ALLOW_TEST_CHECKOUT: '1', RATE_LIMIT: '0' })).toHaveLength(1);
    expect(problemsOf({ NODE_ENV: 'production', ALLOW_TEST_CHECKOUT: '1' })).toEqual([]);
  });

  it('refuses in production to take test payments for real ones unless told to (D10)', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('ALLOW_TEST_CHECKOUT=1')]);
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(problemsOf({ NODE_ENV: 'production', ...stripe })).toEqual([]);
    expect(read({ ...stripe }).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: 'https://api.stripe.com',
    });
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([expect.stringContaining('STRIPE_WEBHOOK_SECRET')]);
  });

  it('looks places up only under a name', () => {
    const GEOCODER_BASE_URL = 'https://nominatim.example.org/';
    expect(problemsOf({ GEOCODER_BASE_URL })).toEqual([expect.stringContaining('GEOCODER_USER_AGENT')]);
    expect(read({ GEOCODER_BASE_URL, GEOCODER_USER_AGENT: 'Trips (a@example.org)' }).geocoder).toEqual({
      baseUrl: 'https://nominatim.example.org',
      userAgent: 'Trips (a@example.org)',
    });
    expect(read({}).geocoder).toBeNull();
  });

  it('puts the rates of the operator before ours, under their own date', () => {
    expect(read({}).rates).toEqual([usualRates]);
    expect(read({ EXCHANGE_RATES: ' 2026-11-20  USD=1.16 JPY=178.2 ' }).rates).toEqual([
      { date: '2026-11-20', perEuro: { USD: 1.16, JPY: 178.2 } },
      usualRates,
    ]);
  });

  it.each([
    ['USD=1.16', 'USD=1.16'],
    ['2026-02-30 USD=1.16', '2026-02-30'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 UDS=1.16 JPY=178.2', 'UDS=1.16'],
    ['2026-11-20 EUR=1', 'EUR=1'],
    ['2026-11-20 USD=1,16', 'USD=1,16'],
    ['2026-11-20 USD=0', 'USD=0'],
    ['2026-11-20 USD=-1', 'USD=-1'],
    ['2026-11-20 USD=1=2', 'USD=1=2'],
    ['2026-11-20 USD', 'USD'],
    ['2026-11-20 USD=1.16 USD=1.17', 'USD=1.17'],
    ['2026-11-20 usd=1.16', 'usd=1.16'],
  ])('refuses EXCHANGE_RATES=%s and names the entry', (EXCHANGE_RATES, entry) => {
    const [problem, ...more] = problemsOf({ EXCHANGE_RATES });
    expect(problem).toContain('EXCHANGE_RATES');
    expect([problem, ...more].some((own) => own?.includes(JSON.stringify(entry)))).toBe(true);
  });

  it('is described whole in .env.example and in the README', () => {
    const sources = ['config', 'config-documents', 'config-map', 'config-rates'].map((name) =>
      readFileSync(path.join(root, `server/${name}.ts`), 'utf8'),
    );
    const calls = sources.flatMap((source) => [...source.matchAll(/reader\s*\.\w+\(\s*'([A-Z_]+)'/g)]);
    const names = calls.map((match) => match[1] ?? '');
    const documented = new Set(names.filter((name) => name !== 'NODE_ENV'));
    expect(documented.size).toBeGreaterThan(9);
    for (const file of ['.env.example', 'README.md']) {
      const text = readFileSync(path.join(root, file), 'utf8');
      expect(
        [...documented].filter((name) => !text.includes(name)),
        file,
      ).toEqual([]);
    }
  });
});
