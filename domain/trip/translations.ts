import * as z from 'zod/mini';
import { withNeutral } from '../open-list.ts';

// What a later version puts in is read as nothing known.
const texts = withNeutral(z.record(z.string(), withNeutral(z.string().check(z.maxLength(2000)), '')), {});

/**
 * What texts of ours say in other languages: by language, then by the key of the text as it stands. A text that its owner changed has another
 * key and is told as it was written; one that is changed back has its translation again.
 */
export const translationsSchema = z.record(z.string(), texts);
export type Translations = z.infer<typeof translationsSchema>;

/** Which stops a text names: by the key of the text, then by catalogue id, as they are called there. */
export const mentionsSchema = z.record(z.string(), texts);
export type Mentions = z.infer<typeof mentionsSchema>;
