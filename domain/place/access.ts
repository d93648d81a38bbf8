import * as z from 'zod/mini';
import { bilingualSchema } from '../bilingual.ts';
import { openList } from '../open-list.ts';
import { type Coordinates, coordinatesSchema } from './coordinates.ts';

/** How one comes to a place that is not reached on foot or by the metro, trams and buses of the town. */
export const accessKinds = [
  'train',
  'bus',
  'metro',
  'tram',
  'ferry',
  'car',
  'cable-car',
  'funicular',
  'mixed',
] as const;
export type AccessKind = (typeof accessKinds)[number];

const figures = {
  by: openList(accessKinds),
  /** Whole minutes from the centre to the place, door to door: waiting, changing and the walk at the other end included. */
  minutes: z.int().check(z.minimum(5), z.maximum(360)),
  /** Minutes between two departures by day; null: not known. */
  every: z.nullable(z.int().check(z.minimum(1), z.maximum(720))),
  /** One way for an adult, in euro cents; null: not known. */
  price: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
  /** When about the last sensible return leaves there, in local minutes; null: late enough, or not known. */
  last: z.nullable(z.int().check(z.minimum(0), z.maximum(1439))),
};

/** The typical way to a place, as the catalogue knows it. `from`: where one boards, with its article; null where that is not one place. */
export const accessSchema = z.strictObject({ ...figures, from: z.nullable(bilingualSchema) });

/** The same on a stop of a plan, in the plan's language. */
export const toldAccessSchema = z.strictObject({
  ...figures,
  from: z.nullable(z.string().check(z.minLength(1), z.maxLength(120))),
  /** The centre its minutes are counted from. Absent in plans from before it was told. */
  centre: z.optional(coordinatesSchema),
});

/** A point, with its way where that is known. */
export interface Reached {
  readonly access?:
    | { readonly by: string; readonly minutes: number; readonly centre?: Coordinates | undefined }
    | null
    | undefined;
}
