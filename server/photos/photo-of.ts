import path from 'node:path';
import type { Photo } from '#contract/photos.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { Photos } from './photos.ts';
import { Unsplash } from './unsplash.ts';

/** Pictures of the home page that are no destination of their own. */
const others: Readonly<Record<string, string>> = { japan: 'Japan' };

export const photoFolder = ({ config }: Pick<AppContext, 'config'>): string => path.join(config.dataDir, 'photos');

/** The picture of a destination by its id, or null; Problem NOT_FOUND for an id that is none. */
export type PhotoOf = (key: string) => Promise<Photo | null>;

/** Made once for the whole server: it counts what it asks the photo service for. */
export function makePhotoOf(context: AppContext): PhotoOf {
  const { config, catalogue, now } = context;
  const photos = config.photos && new Photos(new Unsplash(config.photos), photoFolder(context), now);
  return async (key) => {
    const query = others[key] ?? catalogue.destinations.find(({ id }) => id === key)?.name.en;
    if (!query) throw new Problem('NOT_FOUND', 'There is no such destination');
    return photos ? photos.get(key, query) : null;
  };
}
