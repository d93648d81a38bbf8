import * as z from 'zod/mini';
import { fallbackLanguage, languages } from '../language.ts';
import { withNeutral } from '../open-list.ts';
import { heldBudgetSchema } from '../trip/budget.ts';
import { heldCategorySchema, MAX_CATEGORIES } from '../trip/category.ts';
import { travellersSchema } from '../trip/travellers.ts';
import { nameSchema, userSchema, withoutNul } from './user.ts';

export const MAX_BIO_LENGTH = 1000;
export const MAX_TRAVEL_STYLE_LENGTH = 200;
export const MAX_USER_FROM_LENGTH = 80;
export const MAX_NOTES_LENGTH = 500;

export const languageSchema = z.enum(languages);

const text = (longest: number) => z.string().check(z.maxLength(longest), withoutNul);

/** What the user usually looks for: where a new plan starts from, as long as profiling is on. */
export const travelPreferencesSchema = z.strictObject({
  categories: z.array(heldCategorySchema).check(
    z.maxLength(MAX_CATEGORIES),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'categoriesRepeated' }),
  ),
  budget: z.nullable(heldBudgetSchema),
  travellers: z.nullable(travellersSchema),
  /** In their own words: "slow mornings, vegetarian". */
  notes: text(MAX_NOTES_LENGTH),
});
export type TravelPreferences = z.infer<typeof travelPreferencesSchema>;

export const noPreferences: TravelPreferences = { categories: [], budget: null, travellers: null, notes: '' };

/** What a person sees and may change about their own account. */
export const profileSchema = z.extend(userSchema, {
  emailVerified: z.boolean(),
  language: withNeutral(languageSchema, fallbackLanguage),
  preferences: travelPreferencesSchema,
  /** Whether the preferences may shape new plans. */
  profiling: z.boolean(),
  commercialMail: z.boolean(),
  /** ISO moment of registration. */
  memberSince: z.string(),
  /** What was agreed to, and when (D23). */
  terms: z.object({ version: z.string(), at: z.string() }),
});
export type Profile = z.infer<typeof profileSchema>;

/** Everything that may be changed; what is left out stays. The e-mail address is not among it (S5). */
export const profileChangeSchema = z.strictObject({
  name: z.optional(nameSchema),
  lastname: z.optional(nameSchema),
  bio: z.optional(z.nullable(text(MAX_BIO_LENGTH))),
  travelStyle: z.optional(z.nullable(text(MAX_TRAVEL_STYLE_LENGTH))),
  userFrom: z.optional(z.nullable(text(MAX_USER_FROM_LENGTH))),
  language: z.optional(languageSchema),
  preferences: z.optional(travelPreferencesSchema),
  profiling: z.optional(z.boolean()),
  commercialMail: z.optional(z.boolean()),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;
