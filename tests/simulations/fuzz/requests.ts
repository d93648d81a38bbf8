import fc from 'fast-check';
import { fromJSONSchema } from 'zod';
import type { Operation } from './document.ts';
import { JSON_TYPE, oddValues, type SentBody, spoiled } from './spoil.ts';
import { valueOf } from './values.ts';

/** What requests are made of beside the document. */
export interface Material {
  readonly token: string;
  /** Ids and names of what exists, so that requests come further than to "there is no such thing". */
  readonly known: readonly string[];
  /** Bodies that are taken, by `method path`: chance alone hardly makes a trip. */
  readonly examples: Readonly<Record<string, object>>;
}

export interface FuzzRequest {
  readonly operation: Operation;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: SentBody | null;
}

const oddTexts = oddValues.map((odd) => (typeof odd === 'string' ? odd : JSON.stringify(odd)));
/** The bytes a header may hold on the wire. */
const inHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').trim();
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'));

const oddParts = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 60 }));

function parameterValue(operation: Operation, name: string, { known }: Material): fc.Arbitrary<string> {
  const parameter = operation.parameters.find((one) => one.name === name);
  const good = valueOf(parameter?.schema ?? { type: 'string' }, known).map(String);
  return fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: oddParts });
}

function urls(operation: Operation, material: Material): fc.Arbitrary<string> {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const path = fc
    .tuple(...names.map((name) => parameterValue(operation, name, material)))
    .map((values) =>
      names.reduce((url, name, i) => url.replace(`{${name}}`, encoded(values[i] ?? '')), operation.path),
    );
  const queries = operation.parameters.filter((one) => one.in === 'query');
  const query = fc
    .tuple(...queries.map(({ name }) => fc.option(parameterValue(operation, name, material), { nil: undefined })))
    .map((values) =>
      queries.flatMap(({ name }, i) => (values[i] === undefined ? [] : [`${name}=${encoded(values[i])}`])),
    );
  const extra = fc.oneof(
    { weight: 8, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.constantFrom(['extra=1'], ['q=a', 'q=b'], ['__proto__[x]=1'], ['%zz'], ['=&&=']) },
  );
  return fc.tuple(path, query, extra).map(([url, asked, more]) => {
    const parts = [...asked, ...more];
    return parts.length === 0 ? url : `${url}?${parts.join('&')}`;
  });
}

function header(operation: Operation, name: string, material: Material): fc.Arbitrary<string | null> {
  const given = parameterValue(operation, name, material).map(inHeader);
  return fc.oneof({ weight: 6, arbitrary: given }, { weight: 1, arbitrary: fc.constant(null) });
}

function headers(operation: Operation, material: Material): fc.Arbitrary<Record<string, string>> {
  const own = operation.parameters.filter((one) => one.in === 'header');
  const shapes: Record<string, fc.Arbitrary<string | null>> = {
    authorization: fc.oneof(
      { weight: 8, arbitrary: fc.constant(`Bearer ${material.token}`) },
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: oddParts.map((odd) => `Bearer ${inHeader(odd)}`) },
    ),
    'accept-language': fc.constantFrom(null, null, 'es', 'en;q=x,*;q=9', ';;q=,', 'x'.repeat(5000)),
    accept: fc.constantFrom(null, null, null, 'text/event-stream', 'image/png', ';,;'),
    ...Object.fromEntries(own.map(({ name }) => [name, header(operation, name, material)])),
  };
  return fc
    .record(shapes)
    .map((made) => Object.fromEntries(Object.entries(made).flatMap(([key, value]) => (value ? [[key, value]] : []))));
}

function bodies(operation: Operation, { known, examples }: Material): fc.Arbitrary<SentBody | null> {
  const schema = operation.body;
  if (operation.method === 'GET') return fc.constant(null);
  if (!schema)
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      fc
        .constant({})
        .chain((none) => spoiled(none, () => true))
        .map((body) => ({ ...body, allowed: null })),
    );
  const contract = fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]);
  const accepts = (value: unknown) => contract.safeParse(value).success;
  const example = examples[operation.name];
  const random = valueOf(schema, known) as fc.Arbitrary<object>;
  const good = example ? fc.oneof(fc.constant(example), random) : random;
  const whole = good.map(
    (body): SentBody => ({
      kind: 'whole',
      contentType: JSON_TYPE,
      payload: JSON.stringify(body),
      allowed: null,
    }),
  );
  return fc.oneof(
    { weight: 1, arbitrary: whole },
    { weight: 5, arbitrary: good.chain((body) => spoiled(body, accepts)) },
  );
}

/** Requests for one operation: few are whole, most are wrong somewhere. */
export function requestsFor(operation: Operation, material: Material): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      url: urls(operation, material),
      headers: headers(operation, material),
      body: bodies(operation, material),
    })
    .map((made) => ({ ...made, operation }));
}
