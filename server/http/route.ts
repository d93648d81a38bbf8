import { createHash } from 'node:crypto';
import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type HeadersOf,
  type ParamsOf,
  type QueryOf,
  refusalsOf,
} from '#contract/endpoint.ts';
import { shortageAnswerSchema } from '#contract/insufficient-tokens.ts';
import { EVENT_STREAM } from '#contract/plan-events.ts';
import { refusalSchema } from '#contract/refusal.ts';
import { Problem } from '#domain/problem.ts';
import { apiVersion } from './api-version.ts';
import { EventStream, streamOf } from './event-stream.ts';
import { eventsForFirstRelease, forFirstRelease } from './first-release.ts';
import { problemStatus } from './problem-status.ts';
import { StoredBytes, StreamedJson, sendBytes, sendStreamed } from './stored-bytes.ts';

/** Who is asking, as far as the access token says. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Reads the access token of a request: null without one, Problem UNAUTHORIZED with a bad one. `sending`: a token for sending what waits
 * on a device is a good one too.
 */
export type Authenticate = (request: FastifyRequest, sending?: boolean) => Promise<Caller | null>;

type CallerOf<E extends Endpoint> = E['access'] extends 'user'
  ? Caller
  : E['access'] extends 'optional'
    ? Caller | null
    : null;

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly headers: HeadersOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: CallerOf<E>;
  readonly request: FastifyRequest;
  /** For headers beyond what the contract promises. */
  readonly reply: FastifyReply;
}

/** An answer that is stored as JSON text already and goes out as it is. */
export class StoredJson {
  constructor(readonly text: string) {}
}

/** An answer that is no JSON. A caller that has it already, by its ETag, hears that it is still the same. */
export class StoredFile {
  readonly etag: string;
  constructor(
    readonly type: string,
    readonly text: string,
  ) {
    this.etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  }
}

/** What the caller has already, by the ETag that it sent along. */
export class Unchanged {
  constructor(readonly etag: string) {}
}

function sendFile({ type, text, etag }: StoredFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.type(type).send(text);
}

/** Answers that go out as they are, whatever the contract says of others. */
type OwnAnswer = StoredJson | Unchanged | StoredFile | StoredBytes | StreamedJson | EventStream;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | OwnAnswer>;

/** A handler with a limit of its own. */
interface LimitedHandler<E extends Endpoint> {
  /** Requests per minute and address, below the general limit. */
  readonly perMinute: number;
  readonly handle: Handler<E>;
}

type Answer = unknown;

/** The same answer for the page of the first release, which reads strictly. */
function asBefore(endpoint: Endpoint, answer: Answer): Answer {
  if (answer instanceof EventStream) return new EventStream(eventsForFirstRelease(answer.events), answer.onClose);
  if (!(answer instanceof StoredJson)) return forFirstRelease(endpoint.answer, answer);
  return new StoredJson(JSON.stringify(forFirstRelease(endpoint.answer, JSON.parse(answer.text))));
}

function sendAnswer(answer: Answer, reply: FastifyReply): FastifyReply {
  if (answer instanceof EventStream) return reply.type(EVENT_STREAM).send(streamOf(answer));
  if (answer instanceof StoredJson) return reply.type('application/json; charset=utf-8').send(answer.text);
  return reply.send(answer);
}

/** Who sent a request that is under way. */
const callers = new WeakMap<FastifyRequest, Caller | null>();

async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Caller | null> {
  if (endpoint.access === 'public') return null;
  const caller = await authenticate(request, endpoint.sending === true);
  if (!caller && endpoint.access === 'user') throw new Problem('UNAUTHORIZED', 'Sign in first');
  return caller;
}

function schemaOf(endpoint: Endpoint) {
  const refusals = new Set(refusalsOf(endpoint).map((code) => problemStatus[code]));
  return {
    summary: endpoint.summary,
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      [endpoint.status]: endpoint.forPrograms ? z.union([endpoint.answer, endpoint.forPrograms]) : endpoint.answer,
      ...Object.fromEntries(
        [...refusals].map((status) => [status, status === 402 ? shortageAnswerSchema : refusalSchema]),
      ),
    },
    ...(endpoint.access === 'user' && { security: [{ bearer: [] }] }),
  };
}

/**
 * Makes a Fastify route from a contract: schemas, status, who may call; the handler gets parsed, typed input. Who is asking is
 * settled before what is asked: a protected route answers 401 whatever else is wrong with the request (D41).
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  authenticate: Authenticate,
  endpoint: E,
  handler: Handler<E> | LimitedHandler<E>,
): void {
  const handle = 'handle' in handler ? handler.handle : handler;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    ...('perMinute' in handler && {
      config: { rateLimit: { max: handler.perMinute, timeWindow: '1 minute' } },
    }),
    // Before the body is read and judged, and after the limits have counted the request.
    preParsing: async (request: FastifyRequest) => {
      callers.set(request, await identify(endpoint, request, authenticate));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callers.get(request) ?? null;
      const { params, query, headers, body } = request;
      const call = { params, query, headers, body, caller, request, reply };
      const answer = await handle(call as Call<E>);
      void reply.status(endpoint.status);
      if (answer instanceof Unchanged) return reply.status(304).header('etag', answer.etag).send();
      if (answer instanceof StoredFile) return sendFile(answer, request, reply);
      if (answer instanceof StoredBytes) return sendBytes(answer, request, reply);
      if (answer instanceof StreamedJson) return sendStreamed(answer, reply);
      return sendAnswer(apiVersion(request) < 2 ? asBefore(endpoint, answer) : answer, reply);
    },
  });
}
