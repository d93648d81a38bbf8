import { activityFields } from '#domain/trip/fields/activity.ts';
import type { ExportName, Register } from '#domain/trip/fields/field.ts';
import type { Activity } from '#domain/trip/itinerary.ts';

type Labelled<F> = { [K in keyof F]: F[K] extends { readonly labelled: true } ? K : never }[keyof F];
/** The fields of an activity that exports tell under a name of their own. */
export type LabelledField = Labelled<typeof activityFields>;

interface FieldNames {
  readonly fieldNames: Readonly<Record<LabelledField, string>>;
}

export interface LabelledValue {
  readonly label: string;
  readonly text: string;
}

/** What an export says of an activity field by field, where the register names it: those that hold a text. */
export function labelledValues(activity: Activity, name: ExportName, { fieldNames }: FieldNames): LabelledValue[] {
  const fields: Register = activityFields;
  const held: Readonly<Record<string, unknown>> = activity;
  const names: Readonly<Record<string, string>> = fieldNames;
  return Object.entries(fields).flatMap(([key, { labelled, exports }]) => {
    const [label, text] = [names[key], held[key]];
    const told = labelled && label !== undefined && exports.includes(name) && typeof text === 'string' && text !== '';
    return told ? [{ label, text }] : [];
  });
}

/** The same as lines of plain text. */
export const labelledLines = (activity: Activity, name: ExportName, words: FieldNames): string[] =>
  labelledValues(activity, name, words).map(({ label, text }) => `${label}: ${text}`);
