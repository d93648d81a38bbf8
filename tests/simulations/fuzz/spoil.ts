import fc from 'fast-check';

export const JSON_TYPE = 'application/json';
const BODY_LIMIT = 200 * 1024;

/** A body as it goes out, and the statuses that are right for it; null: whatever the document allows. */
export interface SentBody {
  /** For the failure message. */
  readonly kind: string;
  readonly contentType: string;
  readonly payload: string;
  readonly allowed: readonly number[] | null;
}

type Path = readonly (string | number)[];

/** The paths to everything inside a JSON value, the value itself excluded. */
function pathsIn(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => {
    const path = [...above, key];
    return [path, ...pathsIn((value as Record<string | number, unknown>)[key], path)];
  });
}

/** A copy of a JSON value in which one place holds something else, or nothing when `instead` is undefined. */
function replaced(value: unknown, [key, ...rest]: Path, instead: unknown): unknown {
  if (key === undefined) return instead;
  if (Array.isArray(value)) return value.map((part, index) => (index === key ? replaced(part, rest, instead) : part));
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  copy[key] = replaced(copy[key], rest, instead);
  return copy;
}

export const oddValues: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[[]]],
  '',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  'undefined',
  '[object Object]',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  'x'.repeat(7000),
  -1,
  0.1,
  1e21,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Array.from({ length: 500 }, () => 'food'),
  { length: 3 },
  { toString: 1, valueOf: null },
];

/** Words that mean something to JavaScript; as keys that no schema has, the server must not know them either. */
const unknownKeys = [
  'extra',
  '',
  ' ',
  'toString',
  'hasOwnProperty',
  'prototype',
  '__defineGetter__',
  'length',
  '0',
  'id\u0000',
];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);

/** The same body with one place wrong, missing or too many, or another value altogether. */
function wrongBody(body: unknown): fc.Arbitrary<{ kind: string; value: unknown }> {
  const paths = pathsIn(body);
  const anywhere = fc.constantFrom<Path>(...(paths.length > 0 ? paths : [['nowhere']]));
  const objects = [[], ...paths].filter((path) => isObject(at(body, path)));
  const wrongType = fc.tuple(anywhere, fc.constantFrom(...oddValues)).map(([path, odd]) => ({
    kind: `wrong value at ${path.join('.')}`,
    value: replaced(body, path, odd),
  }));
  const anyJson = fc.tuple(anywhere, fc.jsonValue()).map(([path, odd]) => ({
    kind: `random value at ${path.join('.')}`,
    value: replaced(body, path, odd),
  }));
  const missing = anywhere.map((path) => ({
    kind: `nothing at ${path.join('.')}`,
    value: replaced(body, path, undefined),
  }));
  const unknownKey = fc
    .tuple(fc.constantFrom<Path>(...objects), fc.constantFrom(...unknownKeys))
    .map(([path, key]) => ({
      kind: `unknown key ${JSON.stringify(key)} at ${path.join('.')}`,
      value: replaced(body, [...path, key], 'x'),
    }));
  const notAnObject = fc
    .constantFrom<unknown>(null, true, 0, 'NaN', '', [], [body], [[]], {}, JSON.stringify(body))
    .map((value) => ({ kind: 'another value for the whole body', value }));
  return fc.oneof(
    { weight: 4, arbitrary: wrongType },
    { weight: 2, arbitrary: anyJson },
    { weight: 2, arbitrary: missing },
    { weight: 2, arbitrary: unknownKey },
    { weight: 1, arbitrary: notAnObject },
  );
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const noJson = [
  '',
  ' ',
  'NaN',
  'undefined',
  '{a:1}',
  "{'a':1}",
  '[1,]',
  '{"a":1,}',
  '{"a":01}',
  '{} {}',
  '\u0000',
  '<x/>',
  '{"a":"\n"}',
];

/** Keys that would reach into the prototype of whatever is made from them. */
const poisoned = [
  '"__proto__":{"isAdmin":true}',
  '"__proto__":null',
  '"\\u005f_proto__":{"destination":"Rome"}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"constructor":1',
];

const nested = (depth: number, [open, close]: readonly [string, string]) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;
const brackets: readonly (readonly [string, string])[] = [
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"destination":', '}]'],
];

const otherTypes = [
  'text/plain',
  'text/html; charset=utf-8',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/jsonx',
  'json',
  '*/*',
];

/** A body that the endpoint takes, spoiled in one way. `accepts` says whether the contract still takes it. */
export function spoiled(body: object, accepts: (value: unknown) => boolean): fc.Arbitrary<SentBody> {
  const text = JSON.stringify(body);
  const same = { contentType: JSON_TYPE, allowed: [400] };
  const refusedBody = wrongBody(body).map(({ kind, value }): SentBody => {
    const payload = JSON.stringify(value) ?? '';
    const taken = isJson(payload) && accepts(JSON.parse(payload));
    return { ...same, kind, payload, allowed: taken ? null : [400] };
  });
  const wrongText = fc
    .oneof(
      fc.nat({ max: text.length - 1 }).map((length) => text.slice(0, length)),
      fc.nat({ max: text.length - 2 }).map((start) => text.slice(start + 1)),
      fc.constantFrom(...noJson),
      fc.string({ unit: 'binary' }),
    )
    .filter((payload) => !isJson(payload))
    .map((payload): SentBody => ({ ...same, kind: 'no JSON', payload }));
  const tooLarge = fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.constantFrom('x', ' ', '[', '€')).map(
    ([more, filler]): SentBody => ({
      contentType: JSON_TYPE,
      kind: `too large by ${more}, of ${filler}`,
      payload: filler === ' ' ? `${text}${' '.repeat(BODY_LIMIT + more)}` : filler.repeat(BODY_LIMIT + more),
      allowed: [413],
    }),
  );
  const wrongContentType = fc
    .constantFrom(...otherTypes)
    .map((contentType): SentBody => ({ contentType, kind: `sent as ${contentType}`, payload: text, allowed: [415] }));
  const keys = Object.keys(body);
  const deep = fc
    .tuple(fc.constantFrom(10, 1000, 10_000), fc.constantFrom(...brackets), fc.constantFrom('extra', ...keys))
    .map(
      ([depth, pair, key]): SentBody => ({
        ...same,
        kind: `${depth} deep`,
        payload: JSON.stringify({ ...body, [key]: '@' }).replace('"@"', nested(depth, pair)),
      }),
    );
  const prototypes = fc
    .constantFrom(...poisoned)
    .map(
      (key): SentBody => ({ ...same, kind: `the key ${key}`, payload: `{${key},${text.slice(1)}`.replace(',}', '}') }),
    );
  return fc.oneof(
    { weight: 10, arbitrary: refusedBody },
    { weight: 3, arbitrary: wrongText },
    { weight: 1, arbitrary: tooLarge },
    { weight: 2, arbitrary: wrongContentType },
    { weight: 1, arbitrary: deep },
    { weight: 2, arbitrary: prototypes },
  );
}
