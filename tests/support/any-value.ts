import fc from 'fast-check';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypeDef & Readonly<Record<string, unknown>>;

const shapeOf = (def: Def) => def.shape as Record<string, Schema>;

/** Texts and numbers among which every leaf of the contract finds one it takes. */
const texts = [
  'some words',
  'rome',
  '03-15',
  '09:00-18:00',
  'Europe/Rome',
  'IT',
  'EUR',
  '/photos/rome.jpg',
  `/map/areas/${'0'.repeat(32)}.pmtiles`,
  '90',
  '09:30',
  '2031-03-15',
  '2031-03',
  '2031-03-15T09:30:00.000Z',
  'c56a4180-65aa-42ec-a945-5fe2e0b3c4d1',
  'https://example.org/a',
  'ada@example.org',
  'test_abcdefghijklmnopqrstuv',
  'A'.repeat(43),
  '0a'.repeat(32),
];
const leaves: readonly unknown[] = [...texts, '1221', 3, 30, 100, 2031, 1, 12.5, 0, true, false, null, {}, []];

/** Any value that a schema of the contract takes. */
export function anyValue(schema: Schema): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def;
  const inner = () => anyValue(def.innerType as Schema);
  switch (def.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(shapeOf(def)).map(([key, part]) => [key, anyValue(part)])));
    case 'array':
      return anyList(def);
    case 'nullable':
      return fc.oneof({ weight: 4, arbitrary: inner() }, fc.constant(null));
    case 'optional':
    case 'default':
    case 'catch':
      return inner();
    case 'union':
      return fc.oneof(...(def.options as Schema[]).map(anyValue));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries as Record<string, string>));
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]));
    case 'record':
      return fc.dictionary(fc.constantFrom('daily'), anyValue(def.valueType as Schema));
    default:
      return fc.constantFrom(...fitting(schema));
  }
}

function anyList({ element, checks }: Def): fc.Arbitrary<unknown> {
  const limits = ((checks ?? []) as z.core.$ZodCheck<never>[]).map(
    ({ _zod }) => _zod.def as { minimum?: number; length?: number },
  );
  const minLength = Math.max(1, ...limits.map(({ minimum, length }) => minimum ?? length ?? 0));
  const part = anyValue(element as Schema);
  if (minLength > 1) return fc.array(part, { minLength, maxLength: minLength });
  return fc.uniqueArray(part, { minLength: 1, maxLength: 2, selector: (value) => JSON.stringify(value) });
}

function fitting(schema: Schema): unknown[] {
  const found = leaves.filter((leaf) => z.safeParse(schema, leaf).success);
  if (found.length === 0) throw new Error(`no leaf fits a ${schema._zod.def.type}`);
  return found.slice(0, 1);
}
