import * as z from 'zod/mini';
import { openList } from '../open-list.ts';
import { heldItemSchema, quoteSchema } from '../wishes/held.ts';

/** More stops than a plan has. */
const MOST_EVIDENCE = 100;

export const metWords = ['yes', 'partly', 'no'] as const;

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/**
 * One thing that was asked for and how the plan answers it. What the traveller typed is not repeated: `quote` says where in
 * the preferences it stands (UTF-16 offsets, end excluded), null when it was chosen in the form. `about` is the wish it answers, and
 * `places` are the stops of the plan, by catalogue id, that have what was asked for as data: what a judge of the answer looks at.
 */
export const answerSchema = z.strictObject({
  asked: text(160),
  met: openList(metWords),
  answer: text(300),
  quote: quoteSchema,
  about: z.optional(heldItemSchema),
  places: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(MOST_EVIDENCE))),
});
export type Answer = z.infer<typeof answerSchema>;
