import * as z from 'zod/mini';

/** 144 random bits: no guesser finds one by trying (P5). */
export const SHARE_TOKEN_BYTES = 18;

/** The secret of a share link: its bytes as base64url. The device that shares makes it; the server keeps only its hash. */
export const shareTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{24}$/));
