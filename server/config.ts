import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type GeocoderConfig, type MapConfig, readGeocoder, readMap } from './config-map.ts';
import { readTrustProxy, type TrustProxy } from './config-proxy.ts';
import { hasSecret, keptSecret, SHORTEST_SECRET } from './kept-secret.ts';
import { tightenFolder } from './private-files.ts';
import { projectRoot } from './root.ts';

/** Everything an operator can set. The only reader of the environment; `.env.example` lists the same names. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  readonly trustProxy: TrustProxy;
  readonly dataDir: string;
  readonly database:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string };
  readonly secret: string;
  readonly accessTtlS: number;
  /** Of one device without an account, and of all of them at one address (D36). */
  readonly anonymousPlansPerDay: number;
  readonly anonymousPlansPerAddress: number;
  /** Plans are recorded with their price and a -100 % line; balances do not move (D7). */
  readonly betaFree: boolean;
  /** Tokens of a new account. */
  readonly welcomeTokens: number;
  /** The payment provider, or null: then the labelled test checkout takes its place (D10). */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly apiBase: string } | null;
  /** The photo service, or null: then covers are drawn. */
  readonly photos: { readonly accessKey: string; readonly baseUrl: string } | null;
  /** Where mail goes: an SMTP server, or with null files in `DATA_DIR/outbox`. */
  readonly mail: { readonly url: string | null; readonly from: string };
  /** The language model that proposes plans, or null: then our own planner does it alone. */
  readonly model: ModelConfig | null;
  /** What lies under the trips; with nothing in it maps are drawn by the page. */
  readonly map: MapConfig;
  /** Who finds places by their name, or null. */
  readonly geocoder: GeocoderConfig | null;
  /** The first publication of an account waits for the operator. */
  readonly reviewPublications: boolean;
  readonly rateLimit: boolean;
  readonly logLevel: LogLevel;
  readonly production: boolean;
}

const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

export interface ModelConfig {
  readonly provider: (typeof modelProviders)[number];
  readonly model: string;
  /** null: the provider's own. */
  readonly baseUrl: string | null;
  readonly apiKey: string;
  /** Plans and replans; beyond them our own planner takes over. */
  readonly plansPerUserDay: number;
  readonly plansPerHour: number;
  /** Euro cents per million tokens, read and written; for the accounts. */
  readonly centsPerMillion: { readonly in: number; readonly out: number };
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];
type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with one line per wrong value, each naming the variable, what it holds and what it may hold. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads values and collects what is wrong with them, so that an operator sees all mistakes at once. */
class Reader {
  readonly problems: string[] = [];
  constructor(private readonly env: Environment) {}

  text(name: string, fallback: string): string {
    const value = this.env[name]?.trim();
    return value === undefined || value === '' ? fallback : value;
  }

  refuse(name: string, expected: string): void {
    this.problems.push(`${name}=${JSON.stringify(this.env[name] ?? '')} is wrong: expected ${expected}`);
  }

  whole(name: string, fallback: number, lowest: number, highest: number): number {
    const text = this.text(name, String(fallback));
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= lowest && value <= highest) return value;
    this.refuse(name, `a whole number from ${lowest} to ${highest}`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name, fallback ? '1' : '0');
    if (text === '1' || text === '0') return text === '1';
    this.refuse(name, '0 or 1');
    return fallback;
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.text(name, fallback);
    const found = values.find((value) => value === text);
    if (found === undefined) this.refuse(name, `one of ${values.join(', ')}`);
    return found ?? fallback;
  }

  origin(name: string, fallback: string): string {
    const text = this.text(name, fallback);
    try {
      const url = new URL(text);
      if ((url.protocol === 'http:' || url.protocol === 'https:') && url.origin === text.replace(/\/$/, ''))
        return url.origin;
    } catch {
      // Falls through to the message below.
    }
    this.refuse(name, 'an origin such as https://trips.example.org, without a path');
    return fallback;
  }

  photos(): Config['photos'] {
    const baseUrl = this.origin('PHOTO_BASE_URL', 'https://api.unsplash.com');
    const accessKey = this.text('PHOTO_ACCESS_KEY', '');
    return accessKey === '' ? null : { accessKey, baseUrl };
  }

  mail(publicOrigin: string): Config['mail'] {
    const url = this.text('MAIL_URL', '');
    if (url !== '' && !/^smtps?:\/\/[^\s/]+/.test(url))
      this.refuse('MAIL_URL', 'smtp://user:password@host:port or smtps://...');
    const from = this.text('MAIL_FROM', `Periplo <no-reply@${new URL(publicOrigin).hostname}>`);
    if (!/^[^\r\n@]+@[^\s@]+$/.test(from)) this.refuse('MAIL_FROM', 'an address such as Periplo <hello@example.org>');
    return { url: url === '' ? null : url, from };
  }

  stripe(production: boolean): Config['stripe'] {
    const apiBase = this.origin('STRIPE_API_BASE', 'https://api.stripe.com');
    const secretKey = this.text('STRIPE_SECRET_KEY', '');
    const webhookSecret = this.text('STRIPE_WEBHOOK_SECRET', '');
    const testCheckout = this.flag('ALLOW_TEST_CHECKOUT', !production);
    if (secretKey === '') {
      if (!testCheckout)
        this.refuse('STRIPE_SECRET_KEY', 'a key, or ALLOW_TEST_CHECKOUT=1 for a checkout that takes no money');
      return null;
    }
    if (webhookSecret === '') this.refuse('STRIPE_WEBHOOK_SECRET', 'the signing secret of the webhook (whsec_...)');
    return { secretKey, webhookSecret, apiBase };
  }

  /** A base address with a path, without the slash at its end. */
  private baseUrl(name: string): string | null {
    const text = this.text(name, '').replace(/\/+$/, '');
    if (text === '' || (URL.canParse(text) && /^https?:/.test(text))) return text === '' ? null : text;
    this.refuse(name, 'an address such as http://localhost:11434/v1');
    return null;
  }

  model(): Config['model'] {
    const provider = this.oneOf('LLM_PROVIDER', ['', ...modelProviders], '');
    const model = this.text('LLM_MODEL', '');
    const baseUrl = this.baseUrl('LLM_BASE_URL');
    const apiKey = this.text('LLM_API_KEY', '');
    const limits = {
      plansPerUserDay: this.whole('LLM_PLANS_PER_USER_DAY', 10, 0, 1_000_000),
      plansPerHour: this.whole('LLM_PLANS_PER_HOUR', 200, 0, 1_000_000),
      centsPerMillion: {
        in: this.whole('LLM_CENTS_PER_MILLION_IN', 0, 0, 1_000_000),
        out: this.whole('LLM_CENTS_PER_MILLION_OUT', 0, 0, 1_000_000),
      },
    };
    if (provider === '') return null;
    if (model === '') this.refuse('LLM_MODEL', 'the name of a model of the provider');
    if (provider === 'openai-compatible' && baseUrl === null)
      this.refuse('LLM_BASE_URL', 'the address of the server, such as http://localhost:11434/v1');
    if (provider !== 'openai-compatible' && apiKey === '') this.refuse('LLM_API_KEY', 'a key of the provider');
    return { provider, model, baseUrl, apiKey, ...limits };
  }

  database(name: string, fallback: string): Config['database'] {
    const text = this.text(name, fallback);
    if (text.startsWith('sqlite:')) {
      const file = text.slice('sqlite:'.length);
      if (file !== '') return { kind: 'sqlite', file: file === ':memory:' ? file : path.resolve(projectRoot, file) };
    }
    if (/^postgres(ql)?:\/\/.+/.test(text)) return { kind: 'postgres', url: text };
    this.refuse(name, 'sqlite:<file> or postgres://user:password@host/database');
    return { kind: 'sqlite', file: ':memory:' };
  }
}

/** Whether a first secret is made: an operator's command signs nothing that lasts, and leaves no folder behind. */
interface SecretRule {
  readonly mayMakeSecret: boolean;
}

/** The secret that signs sessions: given, or made once and kept beside the database. */
function readSecret(reader: Reader, dataDir: string, { mayMakeSecret }: SecretRule): string {
  const given = reader.text('SECRET', '');
  if (given !== '') {
    if (given.length < SHORTEST_SECRET)
      reader.problems.push(`SECRET is too short: expected at least ${SHORTEST_SECRET} characters`);
    return given;
  }
  try {
    return mayMakeSecret || hasSecret(dataDir) ? keptSecret(dataDir) : randomBytes(SHORTEST_SECRET).toString('hex');
  } catch (error) {
    reader.problems.push(`DATA_DIR: ${(error as Error).message}`);
    return '';
  }
}

/** Throws ConfigError naming every wrong value. */
export function readConfig(env: Environment, rule: SecretRule = { mayMakeSecret: true }): Config {
  const reader = new Reader(env);
  const port = reader.whole('PORT', 3000, 0, 65_535);
  const production = reader.text('NODE_ENV', '') === 'production';
  const dataDir = path.resolve(projectRoot, reader.text('DATA_DIR', 'data'));
  const rateLimit = reader.flag('RATE_LIMIT', true);
  if (production && !rateLimit) reader.refuse('RATE_LIMIT', '1 when NODE_ENV=production: 0 is for load tests');
  const publicOrigin = reader.origin('PUBLIC_ORIGIN', `http://localhost:${port}`);
  const config = {
    port,
    host: reader.text('HOST', '0.0.0.0'),
    publicOrigin,
    trustProxy: readTrustProxy(reader),
    dataDir,
    database: reader.database('DATABASE_URL', `sqlite:${path.join(dataDir, 'periplo.db')}`),
    accessTtlS: reader.whole('ACCESS_TTL_S', 900, 5, 86_400),
    anonymousPlansPerDay: reader.whole('ANONYMOUS_PLANS_PER_DAY', 3, 0, 1000),
    anonymousPlansPerAddress: reader.whole('ANONYMOUS_PLANS_PER_ADDRESS', 30, 0, 100_000),
    betaFree: reader.flag('BETA_FREE', true),
    welcomeTokens: reader.whole('WELCOME_TOKENS', 200, 0, 1_000_000),
    stripe: reader.stripe(production),
    photos: reader.photos(),
    mail: reader.mail(publicOrigin),
    model: reader.model(),
    map: readMap(reader),
    geocoder: readGeocoder(reader),
    reviewPublications: reader.flag('REVIEW_PUBLICATIONS', false),
    rateLimit,
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
    production,
  };
  const secret = reader.problems.length === 0 ? readSecret(reader, dataDir, rule) : '';
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  tightenFolder(dataDir);
  return { ...config, secret };
}

/** The configuration of this process: `.env` beside package.json fills what the environment does not set. */
export function loadConfig(rule?: SecretRule): Config {
  const file = path.join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env, rule);
}
