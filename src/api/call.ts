import ky, { HTTPError, type KyResponse, type Options } from 'ky';
import * as z from 'zod/mini';
import type { AnswerOf, BodyInputOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import { readShortage } from '#contract/insufficient-tokens.ts';
import { API_HEADER, API_VERSION, type Refusal, refusalSchema } from '#contract/refusal.ts';
import { known } from '#domain/open-list.ts';
import { Problem, type ProblemCode, problemCodes } from '#domain/problem.ts';
import { reader } from '#domain/reader.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { updateSoon } from '../pwa/worker.ts';
import { readTokens } from '../session/session.ts';
import { refreshTokens } from './refresh.ts';

export interface CallOptions<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyInputOf<E>;
  /** In place of a body in JSON. */
  readonly bytes?: Blob;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 15_000;

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

const client = ky.create({ retry: 0, throwHttpErrors: true });

/** The server answered, and this page does not understand it: what was asked for may well be done. */
export function unreadable(): Problem {
  void updateSoon();
  return new Problem('UNREADABLE', 'The answer cannot be read');
}

function noResponse(): Problem {
  return new Problem('NO_RESPONSE', 'The server did not answer');
}

/** Only our own JSON counts as an answer: behind a captive portal everything answers 200. */
function assertOurs(response: KyResponse): void {
  if (!response.headers.has(API_HEADER)) throw noResponse();
}

async function readRefusal(response: KyResponse): Promise<Problem> {
  assertOurs(response);
  const body: unknown = await response.json().catch(() => null);
  const tokens = readShortage(body);
  if (tokens) return new Problem('INSUFFICIENT_TOKENS', 'Not enough tokens', { tokens });
  const parsed = z.safeParse(reader(refusalSchema), body);
  if (!parsed.success) return new Problem('UNAVAILABLE', `status ${response.status}`);
  const retryAfterS = Number(response.headers.get('retry-after')) || undefined;
  return toProblem(parsed.data, { status: response.status, retryAfterS });
}

interface RefusedBy {
  readonly status: number;
  readonly retryAfterS?: number | undefined;
}

/** What a code means that a later server made up: by its status it is worth another try, or it is final. */
const unknownCode = ({ status }: RefusedBy): ProblemCode =>
  status >= 500 || [408, 425, 429].includes(status) ? 'UNAVAILABLE' : 'REFUSED';

export function toProblem(refusal: Refusal, by: RefusedBy): Problem {
  const { error, message, details, fields, suggestions, conflict } = refusal;
  const { retryAfterS } = by;
  if (error === 'UPDATE_REQUIRED') void updateSoon();
  return new Problem(known(problemCodes, error) ?? unknownCode(by), message, {
    details,
    fields,
    suggestions,
    ...(conflict && { conflict }),
    ...(retryAfterS && { retryAfterS }),
  });
}

/** What goes along: JSON, or bytes as they are. */
function contentOf<E extends Endpoint>({ body, bytes }: CallOptions<E>): Options {
  if (bytes) return { body: bytes };
  return body === undefined ? {} : { json: body };
}

async function send<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<KyResponse> {
  const access = endpoint.access === 'public' ? null : readTokens()?.access;
  const request: Options = {
    method: endpoint.method,
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    headers: {
      [API_HEADER]: String(API_VERSION),
      'accept-language': currentLanguage(),
      ...(access && { authorization: `Bearer ${access}` }),
      ...options.headers,
    },
    ...(options.query !== undefined && { searchParams: options.query as Record<string, string> }),
    ...contentOf(options),
    ...(options.signal && { signal: options.signal }),
  };
  try {
    return await client(fillPath(endpoint.path, options.params), request);
  } catch (error) {
    if (error instanceof HTTPError) throw await readRefusal(error.response);
    if (options.signal?.aborted) throw error;
    throw noResponse();
  }
}

function canRefresh(endpoint: Endpoint, error: unknown): boolean {
  return (
    endpoint.access !== 'public' && error instanceof Problem && error.code === 'UNAUTHORIZED' && readTokens() !== null
  );
}

/** The response itself, once it is sure that it is ours; see `call`. */
export async function request<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Response> {
  const response = await send(endpoint, options).catch(async (error: unknown) => {
    if (!canRefresh(endpoint, error)) throw error;
    await refreshTokens();
    return send(endpoint, options);
  });
  assertOurs(response);
  return response;
}

/**
 * One call of the API. A 401 renews the tokens once and repeats it. Throws Problem: the server's own, or NO_RESPONSE when
 * the server did not answer, or another one did.
 */
export async function call<const E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<AnswerOf<E>> {
  const response = await request(endpoint, options);
  const parsed = z.safeParse(reader(endpoint.answer), await response.json().catch(() => undefined));
  if (!parsed.success) throw unreadable();
  return parsed.data as AnswerOf<E>;
}
