import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Range {
  readonly first: number;
  readonly last: number;
}

/** The one range of `bytes=0-99`, `bytes=100-` or `bytes=-100`; null for all, `unsatisfiable` for one outside of the file. */
export function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}

/** Answers with a file, or the part of it that was asked for (RFC 9110, one range at a time). */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string, cacheControl: string) {
  const { size, mtimeMs } = await stat(file);
  void reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', cacheControl)
    .header('etag', `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`)
    .type('application/octet-stream');
  const range = rangeOf(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send();
  if (!range) return reply.header('content-length', size).send(createReadStream(file));
  const { first, last } = range;
  return reply
    .status(206)
    .header('content-range', `bytes ${first}-${last}/${size}`)
    .header('content-length', last - first + 1)
    .send(createReadStream(file, { start: first, end: last }));
}
