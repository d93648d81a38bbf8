import ky, { HTTPError, type KyResponse, type Options } from 'ky';
import * as z from 'zod/mini';
import type { AnswerOf, BodyInputOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import { readShortage } from '#contract/insufficient-tokens.ts';
import { API_HEADER, API_VERSION, type Refusal, refusalSchema } from '#contract/refusal.ts';
import { known } from '#domain/open-list.ts';
import { Problem, type ProblemCode, problemCodes } from '#domain/problem.ts';
import { reader } from '#domain/reader.ts';

export interface CallOptions<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyInputOf<E>;
  /** In place of a body in JSON. */
  readonly bytes?: Blob;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whose it is, where it is read from or goes into what the device keeps of a user: it is never sent as another. */
  readonly as?: string | null;
}

/** Who asks: a page, or the worker with the app closed. */
export interface Asker {
  /** null or undefined: no user is signed in. `as`: see `CallOptions`. Throws Problem where another user is. */
  accessToken(as?: string | null): string | null | undefined;
  /** Gets another access token after a 401, once; null where there is no way to. Throws Problem. */
  readonly renew: (() => Promise<void>) | null;
  language(): string;
  /** Waits with an answer that should come soon, and may tell the user when it does not. */
  listenFor<T>(answer: Promise<T>): Promise<T>;
  /** The server says something that this build does not understand: there is a newer one. */
  onOutdated(): void;
}

const TIMEOUT_MS = 15_000;
/** The answer to a caller that said which one it has. */
export const NOT_MODIFIED = 304;

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

const client = ky.create({ retry: 0, throwHttpErrors: true });

/** The server answered, and this build does not understand it: what was asked for may well be done. */
export const unreadable = (): Problem => new Problem('UNREADABLE', 'The answer cannot be read');

const noResponse = () => new Problem('NO_RESPONSE', 'The server did not answer');

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

/** An answer without a body that says that the caller has it already is none of the refusals. */
async function refusedOrSame(response: KyResponse): Promise<KyResponse> {
  if (response.status === NOT_MODIFIED) return response;
  throw await readRefusal(response);
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

async function send<E extends Endpoint>(asker: Asker, endpoint: E, options: CallOptions<E>): Promise<KyResponse> {
  const access = endpoint.access === 'public' ? null : asker.accessToken(options.as);
  const request: Options = {
    method: endpoint.method,
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    headers: {
      [API_HEADER]: String(API_VERSION),
      'accept-language': asker.language(),
      ...(access && { authorization: `Bearer ${access}` }),
      ...options.headers,
    },
    ...(options.query !== undefined && { searchParams: options.query as Record<string, string> }),
    ...contentOf(options),
    ...(options.signal && { signal: options.signal }),
  };
  try {
    const sent = client(fillPath(endpoint.path, options.params), request);
    // What is known to take its time says nothing by doing so.
    return await (Number(request.timeout) > TIMEOUT_MS ? sent : asker.listenFor(sent));
  } catch (error) {
    if (error instanceof HTTPError) return refusedOrSame(error.response);
    if (options.signal?.aborted) throw error;
    throw noResponse();
  }
}

const isExpired = (asker: Asker, endpoint: Endpoint, error: unknown): boolean =>
  endpoint.access !== 'public' &&
  error instanceof Problem &&
  error.code === 'UNAUTHORIZED' &&
  typeof asker.accessToken() === 'string';

async function readAnswer<const E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  const parsed = z.safeParse(reader(endpoint.answer), await response.json().catch(() => undefined));
  if (!parsed.success) throw unreadable();
  return parsed.data as AnswerOf<E>;
}

/** Calls of the API in the name of who asks. */
export interface Api {
  /** The response itself, once it is sure that it is ours; see `call`. */
  request<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Response>;
  /** What a response says. Throws Problem UNREADABLE. */
  read<const E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>>;
  /**
   * One call of the API. A 401 renews the tokens once and repeats it. Throws Problem: the server's own, or NO_RESPONSE when the server did
   * not answer, or another one did.
   */
  call<const E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<AnswerOf<E>>;
}

export function makeApi(asker: Asker): Api {
  const seen = (error: unknown): never => {
    if (error instanceof Problem && ['UPDATE_REQUIRED', 'UNREADABLE'].includes(error.code)) asker.onOutdated();
    throw error;
  };
  async function request<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Response> {
    const response = await send(asker, endpoint, options).catch(async (error: unknown) => {
      if (!asker.renew || !isExpired(asker, endpoint, error)) return seen(error);
      await asker.renew();
      return send(asker, endpoint, options).catch(seen);
    });
    assertOurs(response);
    return response;
  }
  async function read<const E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
    return readAnswer(endpoint, response).catch(seen);
  }
  return {
    request,
    read,
    call: async (endpoint, options = {}) => read(endpoint, await request(endpoint, options)),
  };
}
