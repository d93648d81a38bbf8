import * as z from 'zod/mini';
import { openList } from '../open-list.ts';

export const metWords = ['yes', 'partly', 'no'] as const;

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/**
 * One thing that was asked for and how the plan answers it. What the traveller typed is not repeated: `quote` says where in
 * the preferences it stands (UTF-16 offsets, end excluded), null when it was chosen in the form.
 */
export const answerSchema = z.strictObject({
  asked: text(160),
  met: openList(metWords),
  answer: text(300),
  quote: z.nullable(
    z.strictObject({ from: z.int().check(z.minimum(0)), to: z.int().check(z.minimum(0), z.maximum(2000)) }),
  ),
});
export type Answer = z.infer<typeof answerSchema>;
