import * as z from 'zod/mini';
import { anew, field, shapeOf, shown } from './field.ts';

/** The checklist of a trip has room for so many. */
export const MAX_LUGGAGE = 100;

/** Everything an item of the checklist has (D16). */
export const luggageFields = {
  /** Made by the device that adds the item; it never changes. */
  id: field({ schema: z.uuid(), shared: anew, exports: ['page'] }),
  label: field({
    schema: z.string().check(z.minLength(1), z.maxLength(160)),
    shared: shown,
    exports: ['page', 'markdown'],
  }),
  packed: field({
    schema: z.boolean(),
    hidden: false,
    change: 'luggage.set',
    merge: 'later wins',
    exports: ['page', 'markdown'],
  }),
};

export const luggageItemSchema = z.strictObject(shapeOf(luggageFields));
