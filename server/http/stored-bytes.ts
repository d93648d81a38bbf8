import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rangeOf } from './byte-range.ts';

/** An answer that a traveller brought: handed out to be kept, and never to be run. */
export class StoredBytes {
  constructor(
    readonly content: {
      readonly type: string;
      readonly size: number;
      readonly name: string;
      /** Both included. */
      readonly read: (first: number, last: number) => AsyncIterable<Uint8Array>;
    },
  ) {}
}

/** RFC 6266: in plain letters, and spelled as it is for those who understand that. */
export function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const spelled = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${spelled}`;
}

/** Answers with the bytes, or the part of them that was asked for. */
export function sendBytes({ content }: StoredBytes, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { type, size, name, read } = content;
  void reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('content-disposition', attachmentNamed(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'");
  const range = rangeOf(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send();
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (range) void reply.status(206).header('content-range', `bytes ${first}-${last}/${size}`);
  return reply.header('content-length', last - first + 1).send(Readable.from(read(first, last)));
}

/** An answer in JSON that is too long to be held at once. */
export class StreamedJson {
  constructor(readonly pieces: AsyncIterable<string>) {}
}

export const sendStreamed = ({ pieces }: StreamedJson, reply: FastifyReply): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(Readable.from(pieces, { objectMode: false }));
