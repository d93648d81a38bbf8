import 'fake-indexeddb/auto';

/** What the page's own modules find around them in a browser, as far as sending edits needs it. */
const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

const fetchFromAnywhere = globalThis.fetch;

/** From now on addresses without an origin belong to this one, as on a page of it. */
export function visit(origin: string): void {
  const whole = (input: RequestInfo | URL) =>
    typeof input === 'string' && input.startsWith('/') ? origin + input : input;
  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(whole(input), init);
    }
  }
  globalThis.fetch = (input, init) => fetchFromAnywhere(whole(input), init);
  Object.defineProperty(globalThis, 'Request', { value: PageRequest, configurable: true });
}
