import * as z from 'zod/mini';

/** PostgreSQL cannot store NUL, and no name has it. */
export const withoutNul = z.refine<string>((text) => !text.includes('\0'), { error: 'controlCharacter' });

export const MAX_NAME_LENGTH = 80;

const name = z.string().check(
  z.minLength(1),
  z.maxLength(MAX_NAME_LENGTH),
  z.refine((text) => text.trim() !== '', { error: 'required' }),
  withoutNul,
);

/** One spelling per address: trimmed, NFKC, lower case. The unique index of the database is on this. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

export const emailSchema = z.string().check(z.maxLength(254), z.regex(/^\s*[^\s@]+@[^\s@]+\.[^\s@.]+\s*$/), withoutNul);

/** What the server knows of a person and that person may see. */
export const userSchema = z.object({
  id: z.uuid(),
  name,
  lastname: name,
  email: z.string(),
  bio: z.nullable(z.string().check(z.maxLength(1000))),
  travelStyle: z.nullable(z.string().check(z.maxLength(200))),
  /** Where they travel from, in their own words. */
  userFrom: z.nullable(z.string().check(z.maxLength(80))),
});
export type User = z.infer<typeof userSchema>;

export const nameSchema = name;
