import * as z from 'zod/mini';
import { toldAccessSchema } from '../../place/access.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** The way between where a journey touches the destination and where one sleeps, as the plan counted it. */
export const transferSchema = z.strictObject({
  bookingId: z.uuid(),
  /** The name of that end as the booking had it; empty: not said. With another name it is another way. */
  spot: text(160),
  /** The terminal that was counted with, in the plan's language; null: none is known. */
  terminal: z.nullable(text(160)),
  minutes: z.int().check(z.minimum(0), z.maximum(1439)),
  /** How one gets to its terminal from the centre; null: not known. */
  access: z.nullable(toldAccessSchema),
});
