import * as z from 'zod/mini';
import { bilingualSchema } from '../bilingual.ts';
import { openList, thinList } from '../open-list.ts';
import { type Tag, tags } from '../place/tag.ts';
import { terminalKinds } from '../place/terminal.ts';

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));
const names = z.array(z.string());
const tag: z.ZodMiniType<Tag, Tag> = z.enum(tags);
const count = z.int().check(z.minimum(0));

const named = { id, name: bilingualSchema, names, aliases: names };

/** How many tables of a destination have a choice for a guest (`yes`), and how many a dish or two (`some`). */
const tables = z.strictObject({ yes: count, some: count });

/**
 * What the understanding of a wish needs of a destination: the names by which travellers call its places, quarters and itself, what
 * sorts of places they are, and how much there is for whom. Small enough to be kept on a phone that plans nothing itself.
 */
export const sheetSchema = z.strictObject({
  id,
  /** Names of the town, normalised. */
  names,
  places: z.array(
    z.strictObject({
      ...named,
      /** Single words of its names that are its own among all places: what they mean is likely, not sure. */
      parts: names,
      /** Sorts that mean this place when they are said of one: "the cathedral". */
      sorts: names,
      tags: thinList(z.array(tag)),
      /** One eats there. */
      isTable: z.boolean(),
    }),
  ),
  areas: z.array(z.strictObject(named)),
  /** Absent on a sheet that a device kept before there were any. */
  terminals: z.optional(z.array(z.strictObject({ ...named, kind: openList(terminalKinds) }))),
  diets: z.strictObject({
    vegetarian: tables,
    vegan: tables,
    halal: tables,
    kosher: tables,
    'gluten-free': tables,
    'lactose-free': tables,
  }),
  /** Visits that are known to have no steps. */
  stepFree: count,
});
export type DestinationSheet = z.infer<typeof sheetSchema>;
