import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { EVENT_STREAM } from '#contract/plan-events.ts';

/** A connection that is silent for longer counts as dead, for proxies and for the page. */
const KEEP_ALIVE_MS = 10_000;

/** An answer that goes out piece by piece: JSON texts, one for each event. */
export class EventStream {
  constructor(
    readonly events: AsyncIterable<string>,
    /** Runs once, when its reader has gone or has heard all of it. */
    readonly onClose: () => void = () => {},
  ) {}
}

/** Whether the caller asked for events rather than for one answer. */
export function wantsEvents({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').split(',').some((type) => type.split(';', 1)[0]?.trim() === EVENT_STREAM);
}

/** Server-sent events (WHATWG HTML, section 9.2). A reader who goes away ends the stream, not what it tells of. */
export function streamOf({ events, onClose }: EventStream): Readable {
  const stream = new Readable({ read: () => {} });
  const timer = setInterval(() => stream.push(': still here\n\n'), KEEP_ALIVE_MS);
  stream.once('close', () => {
    clearInterval(timer);
    onClose();
  });
  const pump = async () => {
    for await (const event of events) {
      if (stream.destroyed) return;
      stream.push(`data: ${event}\n\n`);
    }
    stream.push(null);
  };
  pump().catch((error: unknown) => stream.destroy(error as Error));
  return stream;
}
