import * as z from 'zod/mini';

const shortage = z.object({
  error: z.literal('INSUFFICIENT_TOKENS'),
  required: z.optional(z.int()),
  balance: z.optional(z.int()),
});

/** What our server answers. */
export const shortageAnswerSchema = z.object({
  detail: z.object({ error: z.literal('INSUFFICIENT_TOKENS'), required: z.int(), balance: z.int() }),
});

/** The one refusal with a shape of its own: 402 with `detail` (D5). Older servers answer 422 without it. */
export const insufficientTokensSchema = z.union([z.object({ detail: shortage }), shortage]);

export interface Shortage {
  /** Tokens that the work costs and that the account has; null where the server did not say. */
  readonly required: number | null;
  readonly balance: number | null;
}

/** Reads either form; null when a body is about something else. */
export function readShortage(body: unknown): Shortage | null {
  const parsed = insufficientTokensSchema.safeParse(body);
  if (!parsed.success) return null;
  const { required = null, balance = null } = 'detail' in parsed.data ? parsed.data.detail : parsed.data;
  return { required, balance };
}
