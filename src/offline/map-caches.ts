/** Maps of one user on this device lie in a cache of their own. */
const PREFIX = 'maps-';

export const mapCacheOf = (userId: string | null): string => `${PREFIX}${userId ?? 'anonymous'}`;

/** Every map of a user; of everybody when none is named. */
export async function deleteMaps(userId?: string | null): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = userId === undefined ? await caches.keys() : [mapCacheOf(userId)];
  for (const name of names) if (name.startsWith(PREFIX)) await caches.delete(name);
}
