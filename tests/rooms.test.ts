import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** What stands in one place of the server and nowhere else. */
interface Rule {
  readonly name: string;
  /** What a line of any other file may not hold. */
  readonly pattern: RegExp;
  /** The files it is about; all of the server where it does not say. */
  readonly within?: RegExp;
  readonly home: RegExp;
  /** A file outside the place, and the line that the rule must find in it. */
  readonly planted: readonly [file: string, line: string];
}

const rules: readonly Rule[] = [
  {
    name: 'the type of the database is declared once',
    pattern: /\btype Db\s*=|\bKysely<Tables>/,
    home: /^server\/db\/(database\.ts|migrations\/)/,
    planted: ['server/trips/repo.ts', 'type Db = Kysely<Tables>;'],
  },
  {
    name: 'who owns a trip is read by the policy alone',
    pattern: /\buser_id\b/,
    within: /^server\/(trips|documents|shares|calendar-feeds|publications|inspiration)\//,
    home: /^server\/trips\/policy\.ts$/,
    planted: ['server/shares/repo.ts', "db.selectFrom('shares').where('user_id', '=', userId)"],
  },
  {
    name: 'leave to a trip is given by the policy alone',
    pattern: /\bnew (Read|Change|Manage)Access\b|\bnew TripScope\b/,
    home: /^server\/trips\/policy\.ts$/,
    planted: ['server/trips/patch-trip.ts', 'lockTrip(tx, new ChangeAccess(key), moment)'],
  },
  {
    name: 'routes have no timers',
    pattern: /\bset(Timeout|Interval|Immediate)\b|\bevery\(|timers/,
    within: /routes\.ts$/,
    home: /^$/,
    planted: ['server/tokens/routes.ts', 'every(app, HOUR, () => ledgerFaults(db));'],
  },
];

/** The room whose SQL speaks of a table; several where one is shared. */
const tables: Readonly<Record<string, RegExp>> = {
  users: /^server\/users\//,
  mail_tokens: /^server\/users\//,
  sessions: /^server\/auth\//,
  gone_sessions: /^server\/auth\//,
  trips: /^server\/trips\//,
  deleted_trips: /^server\/trips\//,
  trip_statistics: /^server\/trips\//,
  document_contents: /^server\/documents\//,
  gone_contents: /^server\/documents\//,
  shares: /^server\/shares\//,
  calendar_feeds: /^server\/calendar-feeds\//,
  publications: /^server\/publications\//,
  publication_reports: /^server\/publications\//,
  jobs: /^server\/planning\//,
  anonymous_plans: /^server\/planning\//,
  model_calls: /^server\/planning\//,
  accounts: /^server\/tokens\//,
  entries: /^server\/tokens\//,
  holds: /^server\/tokens\//,
  products: /^server\/products\//,
  // The ledger reads what was taken back of a purchase.
  orders: /^server\/(payments|tokens)\//,
  payment_events: /^server\/payments\//,
  withdrawals: /^server\/payments\//,
  declarations: /^server\/payments\//,
  test_sessions: /^server\/payments\//,
  found_places: /^server\/geocoding\//,
  open_towns: /^server\/towns\//,
  // Counted for every route; the probe of the database writes a row of its own.
  request_counts: /^server\/(http|db)\//,
  op_log: /^server\/db\//,
};

const tableRules = Object.entries(tables).map(
  ([table, home]): Rule => ({
    name: `SQL about ${table} stands in its room`,
    pattern: new RegExp(`(?:From|Into|Table|Join)\\('${table}'|\\b(?:from|into|update|join) ${table}\\b`),
    within: /^server\/(?!db\/migrations\/)/,
    home,
    planted: ['server/settings/routes.ts', `db.selectFrom('${table}')`],
  }),
);

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const root = path.resolve(import.meta.dirname, '..');

const serverFiles: readonly SourceFile[] = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `server/${file.split(path.sep).join('/')}`)
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const faults = ({ pattern, within = /^/, home }: Rule, files: readonly SourceFile[]) =>
  files
    .filter(({ path: file }) => within.test(file) && !home.test(file))
    .filter(({ text }) => pattern.test(withoutComments(text)))
    .map((file) => file.path);

describe.each([...rules, ...tableRules])('in the server $name', (rule) => {
  it('in every file', () => {
    expect(serverFiles.length).toBeGreaterThan(100);
    expect(faults(rule, serverFiles)).toEqual([]);
  });

  it('and a file that breaks this is found', () => {
    const [file, text] = rule.planted;
    expect(faults(rule, [{ path: file, text }])).toEqual([file]);
  });
});

describe('the rooms', () => {
  it('have a place for every table of the schema', () => {
    const schema = ['server/db/schema.ts', 'server/db/billing-rows.ts'].map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
    const named = schema.flatMap((text) => [...text.matchAll(/^ {2}(\w+): \w+Row;$/gm)].map((match) => match[1] ?? ''));
    expect(named.filter((table) => tables[table] === undefined)).toEqual([]);
    expect(named.length).toBe(Object.keys(tables).length);
  });
});
