import type * as z from 'zod/mini';

/** What a share link may show beside the plan itself, ticked by the owner (D13). */
export const shareChoices = ['luggage', 'costs', 'links'] as const;
export type ShareChoice = (typeof shareChoices)[number];

/** What a viewer of a shared trip is to see. */
export interface Viewer {
  /** `dates`: exactly, or only how many days they are. */
  readonly options: { readonly [K in ShareChoice]?: boolean | undefined } & { readonly dates: string };
  /** No id that a viewer sees is the owner's. */
  readonly newId: () => string;
}

/** The files that a trip is exported to, for people and programs other than ours (`page` is printed too); our own file carries everything. */
export const exportNames = ['page', 'markdown', 'calendar', 'kml', 'gpx'] as const;
export type ExportName = (typeof exportNames)[number];

interface Common<S extends z.ZodMiniType> {
  /** What the field holds. */
  readonly schema: S;
  /** The exports that carry it. */
  readonly exports: readonly ExportName[];
  /** It is told in every one of them under a name of its own (`fieldNames` of the rendering). */
  readonly labelled?: true;
}

type SharedWith<S extends z.ZodMiniType> =
  /** What a viewer gets of it. */
  | { readonly shared: (value: z.output<S>, viewer: Viewer) => z.output<S>; readonly hidden?: never }
  /** The owner's alone: what stands in its place for everybody else. */
  | { readonly hidden: z.output<S>; readonly shared?: never };

type ChangedBy =
  | { readonly change?: never }
  | {
      /** The kind of the change that sets it and nothing else; undone by setting it back. */
      readonly change: string;
      /** Two devices that set it: the owner is asked, or the later one wins. */
      readonly merge: 'ask' | 'later wins';
    };

/**
 * One field of a trip, a day, an activity or an item of luggage, with everything that depends on it. Apply, undo, difference, conflicts,
 * shares and exports read it here; the wire does not compile without it.
 */
export type Field<S extends z.ZodMiniType = z.ZodMiniType> = Common<S> & SharedWith<S> & ChangedBy;

/** Checks one entry of a register against its own schema. */
export const field = <const S extends z.ZodMiniType, const F extends Field<S>>(entry: F & { readonly schema: S }): F =>
  entry;

type Fields = Readonly<Record<string, { readonly schema: z.ZodMiniType }>>;
export type ShapeOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] };

/** The schemas of a register, for the schema of the whole. */
export function shapeOf<const F extends Fields>(fields: F): ShapeOf<F> {
  const shape = Object.entries(fields).map(([key, { schema }]) => [key, schema] as const);
  return Object.fromEntries(shape) as ShapeOf<F>;
}

/** A field of any register, when nothing is known of what it holds. */
export interface AnyField {
  readonly schema: z.ZodMiniType;
  readonly exports: readonly ExportName[];
  readonly labelled?: true;
  readonly hidden?: unknown;
  readonly change?: string;
  readonly merge?: 'ask' | 'later wins';
  // A method, so that fields of every type fit.
  shared?(value: unknown, viewer: Viewer): unknown;
}
export type Register = Readonly<Record<string, AnyField>>;

/** What a viewer gets of one part of a trip: every registered field, and nothing that is not registered. */
export function projected<T extends object>(fields: Register, part: T, viewer: Viewer): T {
  const seen = Object.entries(fields).flatMap(([key, own]) => {
    const value: unknown = part[key as keyof T];
    const shown = own.shared ? own.shared(value, viewer) : own.hidden;
    return shown === undefined ? [] : [[key, shown] as const];
  });
  return Object.fromEntries(seen) as T;
}

/** A viewer sees it. */
export const shown = <V>(value: V): V => value;
/** A viewer gets another id. */
export const anew = (_: string, { newId }: Viewer): string => newId();
/** A viewer sees it where the owner ticked that. */
export const shownWith =
  <V>(choice: ShareChoice, hidden: V) =>
  (value: V, { options }: Viewer): V =>
    options[choice] ? value : hidden;
