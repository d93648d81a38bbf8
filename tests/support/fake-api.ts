import { vi } from 'vitest';
import { API_VERSION } from '#contract/refusal.ts';

export interface SentRequest {
  /** `POST /api/users`. */
  readonly what: string;
  readonly body: unknown;
}

/** A status, what goes out as JSON (a text with a content type of its own as it is), and headers besides the usual ones. */
export type FakeAnswer = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>];

export const refused = (error: string, status: number, headers = {}): FakeAnswer => [
  status,
  { error, message: '', details: '', fields: [], suggestions: [], requestId: 'r' },
  headers,
];

/** Stands in for the network in a document: Node's Request knows neither the page's address nor the document's signals. */
export function fakeApi(
  answer: (request: SentRequest, headers: Headers, query: URLSearchParams) => FakeAnswer | Promise<FakeAnswer>,
): void {
  const NodeRequest = Request;
  class PageRequest extends NodeRequest {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      const { signal: _, ...rest } = init;
      super(input instanceof NodeRequest ? input : new URL(String(input), 'http://localhost'), rest);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (asked: Request | string, init?: RequestInit) => {
    const input = typeof asked === 'string' ? new PageRequest(asked, init) : asked;
    const text = await input.text();
    const { pathname, searchParams } = new URL(input.url);
    const what = `${input.method} ${pathname}`;
    const sent = { what, body: text === '' ? undefined : JSON.parse(text) };
    const [status, body, headers = {}] = await answer(sent, input.headers, searchParams);
    const isText = typeof body === 'string' && 'content-type' in headers;
    return new Response(status === 304 ? null : isText ? body : JSON.stringify(body), {
      status,
      headers: { 'x-api': String(API_VERSION), 'content-type': 'application/json', ...headers },
    });
  });
}
