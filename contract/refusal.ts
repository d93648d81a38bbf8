import * as z from 'zod/mini';
import { openList } from '#domain/open-list.ts';
import { problemCodes } from '#domain/problem.ts';

/**
 * The one envelope of every refusal: a code for programs, texts for people, the fields at fault. The first three names are
 * those of the specification's error object.
 */
export const refusalSchema = z.object({
  error: openList(problemCodes),
  message: z.string(),
  details: z.string(),
  fields: z.array(z.object({ field: z.string(), rule: z.string(), message: z.string() })),
  suggestions: z.array(z.string()),
  /** For CONFLICT: the version that is stored, the paths that changed meanwhile, and those whose stop or day is gone. */
  conflict: z.optional(
    z.object({ version: z.int(), paths: z.array(z.string()), gone: z.optional(z.array(z.string())) }),
  ),
  requestId: z.string(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/**
 * Every answer of the API carries this header; an answer without it comes from another server (a captive portal). The page sends it too: the
 * version of the contract it was built with, so that the server sends nothing that a page of that version cannot read. The page of the
 * first release says nothing, and reads strictly.
 */
export const API_HEADER = 'x-api';
export const API_VERSION = 2;
/** The oldest version that the server still speaks; pages before it are asked to update (UPDATE_REQUIRED). */
export const OLDEST_API_VERSION = 1;
