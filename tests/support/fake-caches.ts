const ORIGIN = 'http://localhost';

/** Cache storage as far as kept views need it: named caches of requests by path and query. */
export function fakeCaches() {
  const named = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cache = named.get(name) ?? new Map<string, Response>();
    named.set(name, cache);
    return {
      put: async (key: string, response: Response) => void cache.set(key, response),
      match: async (key: string) => cache.get(key)?.clone(),
      keys: async () => [...cache.keys()].map((key) => ({ url: new URL(key, ORIGIN).href })),
      delete: async (key: string) => cache.delete(key.replace(ORIGIN, '')),
    };
  };
  return {
    open,
    has: async (name: string) => named.has(name),
    delete: async (name: string) => named.delete(name),
    match: async (key: string, { cacheName = '' }: { cacheName?: string } = {}) =>
      named.get(cacheName)?.get(key)?.clone(),
  };
}
