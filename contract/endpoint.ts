import type * as z from 'zod/mini';
import type { ProblemCode } from '#domain/problem.ts';

type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * `public` never looks at the access token, `optional` treats a visitor without one as anonymous (a bad one is still refused,
 * so that it gets refreshed), `user` needs a valid one.
 */
export type Access = 'public' | 'optional' | 'user';

/**
 * A promise between page and server: what may be sent, what comes back, and every way it can be refused. The server makes
 * its routes and the OpenAPI document from it, the page its calls.
 */
export interface Endpoint {
  readonly method: Method;
  /** As Fastify writes it: `/api/trips/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Also opened by the token with which a device sends what waits on it while the app is closed; see `sendingTokenEndpoint`. */
  readonly sending?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  /** Headers beyond the usual ones, lower case. */
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly status: 200 | 201;
  readonly answer: Schema;
  /** What a program hears in place of `answer`: one that sends no `x-api`, as our page does. */
  readonly forPrograms?: Schema;
  readonly problems: readonly ProblemCode[];
}

export function endpoint<const E extends Endpoint>(promise: E): E {
  return promise;
}

/**
 * Everything a request can be refused with: what the contract names, and before that what any request hears that comes too often,
 * without a session, or cannot be read; and what it hears while the database is away.
 */
export function refusalsOf({ problems, method, access, params, query, headers }: Endpoint): ProblemCode[] {
  return [
    ...problems,
    'RATE_LIMITED',
    'UNAVAILABLE',
    'UPDATE_REQUIRED',
    ...(access === 'public' ? [] : ['UNAUTHORIZED' as const]),
    ...(params || query || headers ? ['INVALID_INPUT' as const] : []),
    ...(method === 'GET' ? [] : (['INVALID_JSON', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
  ];
}

type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

export type ParamsOf<E extends Endpoint> = Output<Part<E, 'params'>>;
export type HeadersOf<E extends Endpoint> = Output<Part<E, 'headers'>>;
export type QueryOf<E extends Endpoint> = Output<Part<E, 'query'>>;
export type BodyOf<E extends Endpoint> = Output<Part<E, 'body'>>;
export type BodyInputOf<E extends Endpoint> = Input<Part<E, 'body'>>;
export type AnswerOf<E extends Endpoint> = Output<E['answer']>;
