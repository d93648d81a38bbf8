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
export function fakeApi(answer: (request: SentRequest, headers: Headers) => FakeAnswer): void {
  const NodeRequest = Request;
  class PageRequest extends NodeRequest {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      const { signal: _, ...rest } = init;
      super(input instanceof NodeRequest ? input : new URL(String(input), 'http://localhost'), rest);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (input: Request) => {
    const text = await input.text();
    const what = `${input.method} ${new URL(input.url).pathname}`;
    const sent = { what, body: text === '' ? undefined : JSON.parse(text) };
    const [status, body, headers = {}] = answer(sent, input.headers);
    const isText = typeof body === 'string' && 'content-type' in headers;
    return new Response(isText ? body : JSON.stringify(body), {
      status,
      headers: { 'x-api': String(API_VERSION), 'content-type': 'application/json', ...headers },
    });
  });
}
