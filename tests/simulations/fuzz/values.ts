import fc from 'fast-check';
import type { JsonSchema } from './document.ts';

const LONGEST_LIST = 4;
const LONGEST_TEXT = 300;
const WIDEST = 1e6;

/** Strings of a pattern; patterns that fast-check cannot follow get strings that miss them. */
function ofPattern(pattern: string): fc.Arbitrary<string> {
  try {
    const matching = fc.stringMatching(new RegExp(pattern));
    fc.sample(matching, { seed: 1, numRuns: 1 });
    return matching;
  } catch {
    return fc.string({ maxLength: LONGEST_TEXT });
  }
}

/** Texts of the allowed length, now and then of the longest. */
function ofLength({ minLength = 0, maxLength = LONGEST_TEXT }: JsonSchema): fc.Arbitrary<string> {
  const shortEnough = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 40)),
  });
  return fc.oneof(
    { weight: 8, arbitrary: shortEnough },
    { weight: 1, arbitrary: fc.constant('é'.repeat(maxLength)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, 20) }) },
  );
}

function text(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.oneof(fc.uuid({ version: 4 }), fc.constantFrom(...known));
  if (schema.format === 'email') return fc.emailAddress();
  const matching = schema.pattern === undefined ? null : new RegExp(schema.pattern);
  const fitting = known.filter((word) => matching?.test(word) ?? word.length <= (schema.maxLength ?? WIDEST));
  const free = schema.pattern === undefined ? ofLength(schema) : ofPattern(schema.pattern);
  return fitting.length === 0 ? free : fc.oneof({ weight: 3, arbitrary: free }, fc.constantFrom(...fitting));
}

function object({ properties = {}, required = [] }: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([key, schema]) => {
    const value = valueOf(schema, known);
    return [key, required.includes(key) ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(parts)).map((made) => JSON.parse(JSON.stringify(made)) as unknown);
}

/** Values that a schema describes, out of `known` words where they fit: ids and names of what really exists. */
export function valueOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, known)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum = -WIDEST, maximum = WIDEST, minItems = 0, maxItems = LONGEST_LIST } = schema;
  switch (schema.type) {
    case 'object':
      return object(schema, known);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, known), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, LONGEST_LIST)),
      });
    case 'string':
      return text(schema, known);
    case 'integer':
      return fc
        .maxSafeInteger()
        .map((n) => minimum + (Math.abs(n) % (Math.min(maximum, minimum + WIDEST) - minimum + 1)));
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}
