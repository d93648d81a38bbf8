import * as z from 'zod/mini';
import { activityFields } from './activity.ts';
import { dayFields } from './day.ts';
import type { Register } from './field.ts';
import { luggageFields } from './luggage.ts';
import { tripFields } from './trip.ts';

/** The changes that set one field, made from the registers: one for every field with a `change`. */

type Value<S> = S extends z.ZodMiniType ? Exclude<z.output<S>, undefined> : never;

/** The changes of one register; `Id` is the key that says which part is meant. */
type SetOf<F, Id extends string> = {
  [K in keyof F]: F[K] extends { readonly change: infer C; readonly schema: infer S }
    ? { readonly kind: C } & { readonly [I in Id]: string } & { readonly [P in K]: Value<S> }
    : never;
}[keyof F];

export type SetChange =
  | SetOf<typeof tripFields, never>
  | SetOf<typeof dayFields, 'dayId'>
  | SetOf<typeof activityFields, 'activityId'>
  | SetOf<typeof luggageFields, 'itemId'>;

export type PartName = 'trip' | 'day' | 'activity' | 'luggage';

/** Where a change of one kind writes. */
export interface SetTarget {
  readonly part: PartName;
  /** The key of the change that says which; null for the trip itself. */
  readonly idKey: 'dayId' | 'activityId' | 'itemId' | null;
  /** The field, which is a key of the change too. */
  readonly key: string;
  readonly merge: 'ask' | 'later wins';
  readonly schema: z.ZodMiniType;
}

function targetsOf(part: PartName, idKey: SetTarget['idKey'], fields: Register): [kind: string, SetTarget][] {
  return Object.entries(fields).flatMap(([key, { change, merge = 'ask', schema }]) =>
    change === undefined ? [] : [[change, { part, idKey, key, merge, schema }]],
  );
}

/** Every kind of change that sets one field, and where it writes. */
export const setTargets: ReadonlyMap<string, SetTarget> = new Map([
  ...targetsOf('trip', null, tripFields),
  ...targetsOf('day', 'dayId', dayFields),
  ...targetsOf('activity', 'activityId', activityFields),
  ...targetsOf('luggage', 'itemId', luggageFields),
]);

/** A change always says the value: what stands in for it in documents without it is none. */
const valueOf = (schema: z.ZodMiniType) =>
  schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniOptional
    ? (schema._zod.def.innerType as z.ZodMiniType)
    : schema;

/** The strict schemas of those changes, for the schema of all changes. */
export const setSchemas = [...setTargets].map(([kind, { idKey, key, schema }]) =>
  z.strictObject({
    kind: z.literal(kind),
    ...(idKey && { [idKey]: z.uuid() }),
    [key]: valueOf(schema),
  }),
);

export const isSet = (change: { readonly kind: string }): change is SetChange => setTargets.has(change.kind);

/** What a change that sets one field says: where, which part, and the value. */
export function readSet(change: SetChange): {
  readonly target: SetTarget;
  readonly id: string | null;
  readonly value: unknown;
} {
  const target = setTargets.get(change.kind);
  if (!target) throw new Error(`${String(change.kind)} sets no field`);
  const said: Readonly<Record<string, unknown>> = change;
  return { target, id: target.idKey && String(said[target.idKey]), value: said[target.key] };
}

/** The change that makes a field say a value; a field that is not there is set to null. */
export function setTo(kind: string, { idKey, key }: SetTarget, id: string | null, value: unknown): SetChange {
  const change: unknown = { kind, ...(idKey && { [idKey]: id }), [key]: value ?? null };
  return change as SetChange;
}
