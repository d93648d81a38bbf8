import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RateTable } from '#domain/money/rates.ts';
import { type DatabaseConfig, readDatabase } from './config-database.ts';
import { type DocumentsConfig, readDocuments } from './config-documents.ts';
import { type GeocoderConfig, type MapConfig, readGeocoder, readMap } from './config-map.ts';
import { type PlacesConfig, readPlaces } from './config-places.ts';
import { readTrustProxy, type TrustProxy } from './config-proxy.ts';
import { readRates } from './config-rates.ts';
import { ConfigError, type Environment, Reader } from './config-reader.ts';
import {
  type MailConfig,
  type ModelConfig,
  type PhotosConfig,
  readMail,
  readModel,
  readPhotos,
  readStripe,
  type StripeConfig,
} from './config-services.ts';
import { hasSecret, keptSecret, type SecretName, SHORTEST_SECRET } from './kept-secret.ts';
import { tightenFolder } from './private-files.ts';
import { projectRoot } from './root.ts';

/** Everything an operator can set. The only reader of the environment; `.env.example` lists the same names. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  readonly trustProxy: TrustProxy;
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  readonly secret: string;
  /** Where contents of documents lie, how many an account may have, and what they are encrypted with. */
  readonly documents: DocumentsConfig;
  readonly accessTtlS: number;
  /** Of one device without an account, and of all of them at one address (D36). */
  readonly anonymousPlansPerDay: number;
  readonly anonymousPlansPerAddress: number;
  /** Plans are recorded with their price and a -100 % line; balances do not move (D7). */
  readonly betaFree: boolean;
  /** Tokens of a new account. */
  readonly welcomeTokens: number;
  /** The payment provider, or null: then the labelled test checkout takes its place (D10). */
  readonly stripe: StripeConfig | null;
  /** The photo service, or null: then covers are drawn. */
  readonly photos: PhotosConfig | null;
  /** Where mail goes: an SMTP server, or with null files in `DATA_DIR/outbox`. */
  readonly mail: MailConfig;
  /** The language model that proposes plans, or null: then our own planner does it alone. */
  readonly model: ModelConfig | null;
  /** What lies under the trips; with nothing in it maps are drawn by the page. */
  readonly map: MapConfig;
  /** Who finds places by their name, or null. */
  readonly geocoder: GeocoderConfig | null;
  /** Where towns beyond the catalogue are asked for, or null. */
  readonly places: PlacesConfig | null;
  /** What prices in other currencies are converted with: the first table that knows one decides. */
  readonly rates: readonly RateTable[];
  /** The first publication of an account waits for the operator. */
  readonly reviewPublications: boolean;
  readonly rateLimit: boolean;
  readonly logLevel: LogLevel;
  readonly production: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];
/** Whether a first secret is made: an operator's command signs nothing that lasts, and leaves no folder behind. */
interface SecretRule {
  readonly mayMakeSecret: boolean;
}

interface SecretPlace {
  /** The setting. */
  readonly setting: string;
  readonly folder: string;
  readonly name: SecretName;
}

/** What signs sessions, and what documents are encrypted with: given, or made once and kept beside the database. */
function readSecret(reader: Reader, { setting, folder, name }: SecretPlace, { mayMakeSecret }: SecretRule): string {
  const given = reader.text(setting, '');
  if (given !== '') {
    if (given.length < SHORTEST_SECRET)
      reader.problems.push(`${setting} is too short: expected at least ${SHORTEST_SECRET} characters`);
    return given;
  }
  try {
    const kept = mayMakeSecret || hasSecret(folder, name);
    return kept ? keptSecret(folder, name) : randomBytes(SHORTEST_SECRET).toString('hex');
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
    database: readDatabase(reader, 'DATABASE_URL', `sqlite:${path.join(dataDir, 'periplo.db')}`),
    accessTtlS: reader.whole('ACCESS_TTL_S', 900, 5, 86_400),
    anonymousPlansPerDay: reader.whole('ANONYMOUS_PLANS_PER_DAY', 3, 0, 1000),
    anonymousPlansPerAddress: reader.whole('ANONYMOUS_PLANS_PER_ADDRESS', 30, 0, 100_000),
    betaFree: reader.flag('BETA_FREE', true),
    welcomeTokens: reader.whole('WELCOME_TOKENS', 200, 0, 1_000_000),
    stripe: readStripe(reader, production),
    photos: readPhotos(reader),
    mail: readMail(reader, publicOrigin),
    model: readModel(reader),
    map: readMap(reader),
    geocoder: readGeocoder(reader),
    places: readPlaces(reader),
    rates: readRates(reader),
    reviewPublications: reader.flag('REVIEW_PUBLICATIONS', false),
    rateLimit,
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
    production,
  };
  const read = (setting: string, name: SecretName) =>
    reader.problems.length === 0 ? readSecret(reader, { setting, folder: dataDir, name }, rule) : '';
  const secret = read('SECRET', 'secret');
  const documents = { ...readDocuments(reader, dataDir), key: read('DOCUMENTS_KEY', 'documents.key') };
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  tightenFolder(dataDir);
  return { ...config, secret, documents };
}

/** The configuration of this process: `.env` beside package.json fills what the environment does not set. */
export function loadConfig(rule?: SecretRule): Config {
  const file = path.join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env, rule);
}
