import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Above this it costs a core more than the line saves (RFC 7932 has 0 to 11). */
const BROTLI_QUALITY = 5;
/** A shorter answer fits into one packet either way. */
const LEAST_BYTES = 1024;

/**
 * Compresses the JSON and the pages that routes added later answer, for clients that say they can read it. Events go out as they are: they must
 * not wait for each other, and files are compressed already. A site elsewhere cannot make a browser send our bearer, so lengths tell it nothing.
 */
export async function compressAnswers(api: FastifyInstance): Promise<void> {
  await api.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /^(application\/json|text\/html)\b/,
    threshold: LEAST_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
