import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { isKnownEvent, planEventSchema } from '#contract/plan-events.ts';
import { refusalSchema } from '#contract/refusal.ts';
import {
  fromWirePlannedTrip,
  fromWireTrip,
  toWirePlannedTrip,
  toWireTrip,
  wireTripSchema,
} from '#contract/wire-trip.ts';
import { isOpen, isOpenShape, isThin, neutralOf } from '#domain/open-list.ts';
import { reader } from '#domain/reader.ts';
import { anyValue } from '../support/any-value.ts';
import { aTrip } from '../support/trips.ts';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypeDef & Readonly<Record<string, unknown>>;

const files = import.meta.glob<Record<string, unknown>>('../../contract/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'answer' in value && 'path' in value;
const answers: (readonly [name: string, schema: Schema])[] = [
  ...Object.values(files)
    .flatMap((file) => Object.values(file).filter(isEndpoint))
    .map(({ method, path, answer }) => [`${method} ${path}`, answer] as const),
  ['an event', planEventSchema],
  ['a refusal', refusalSchema],
];

const partsOf = (schema: Schema): Schema[] => {
  const { shape, element, innerType, options, valueType } = schema._zod.def as Def;
  return [...Object.values(shape ?? {}), element, innerType, ...((options as Schema[]) ?? []), valueType].filter(
    (part): part is Schema => part !== undefined,
  );
};

/** The lists of words in an answer that a later version may not add to. */
function closedLists(schema: Schema): string[] {
  const { type, entries } = schema._zod.def as Def;
  if (isOpen(schema) || isOpenShape(schema) || isThin(schema) || neutralOf(schema) !== undefined) return [];
  if (type === 'enum') return [Object.values(entries as object).join(' ')];
  return partsOf(schema).flatMap(closedLists);
}

const LATER = 'of a later version';
let words = 0;

/** The same answer from a later server: a key more in every object, a new word in every list, longer than was allowed. */
function later(schema: Schema, value: unknown): unknown {
  const { type, shape, element, innerType, options } = schema._zod.def as Def;
  if (isOpen(schema)) return `unheard-of ${words++}`;
  if (isOpenShape(schema) && value) return { kind: `unheard-of ${words++}`, depth: 3 };
  if (value === null || value === undefined) return value;
  if (innerType) return later(innerType as Schema, value);
  if (type === 'array') return (value as unknown[]).map((part) => later(element as Schema, part));
  if (options) {
    const fitting = (options as Schema[]).find((option) => z.safeParse(option, value).success);
    return fitting ? later(fitting, value) : value;
  }
  if (!shape) return value;
  const parts = Object.entries(value).map(([key, part]) => {
    const own = (shape as Record<string, Schema>)[key];
    return [key, own ? later(own, part) : part];
  });
  return { ...Object.fromEntries(parts), [LATER]: { seats: ['12A'] } };
}

describe('answers of a later server (16.1)', () => {
  it.each(answers)('%s has no list of words that nothing can be added to', (_, schema) => {
    expect(closedLists(schema)).toEqual([]);
  });

  it.each(answers)('%s is read, and what is unknown stays in it untouched', (_, schema) => {
    fc.assert(
      fc.property(anyValue(schema), (value) => {
        const sent = later(schema, value);
        const read = z.safeParse(reader(schema), sent);
        expect(read.error?.issues ?? []).toEqual([]);
        expect(read.data).toEqual(sent);
      }),
      { numRuns: 30 },
    );
  });

  it('tell events that this version skips', () => {
    expect(isKnownEvent({ type: 'unheard-of' })).toBe(false);
    expect(isKnownEvent({ type: 'stage', stage: 'unheard-of' })).toBe(true);
  });

  it('go through a page of today untouched, as they are and planned', () => {
    const wire = later(wireTripSchema, toWireTrip(aTrip())) as z.infer<typeof wireTripSchema>;
    const trip = fromWireTrip(wire, () => 'never');
    expect(toWireTrip(trip)).toEqual(wire);
    const planned = toWirePlannedTrip(trip);
    expect(toWirePlannedTrip(fromWirePlannedTrip(planned, () => 'never'))).toEqual(planned);
    expect(JSON.stringify(planned)).toContain(LATER);
  });

  it('may hold more than today is allowed', () => {
    const trip = aTrip();
    const [day] = trip.days;
    if (!day) throw new Error('no day');
    const days = Array.from({ length: 12 }, (_, index) => ({ ...day, id: crypto.randomUUID(), day: index + 1 }));
    const wire = toWireTrip({ ...trip, days, summary: 'a'.repeat(9000) });
    expect(z.safeParse(wireTripSchema, wire).success).toBe(false);
    expect(z.safeParse(reader(wireTripSchema), wire).error?.issues ?? []).toEqual([]);
    expect(fromWireTrip(wire, () => 'never').days).toHaveLength(12);
  });
});
