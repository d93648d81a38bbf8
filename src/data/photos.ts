import { useEffect, useState } from 'react';
import { getPhotoEndpoint, type Photo } from '#contract/photos.ts';
import { call } from '../api/call.ts';
import { useSettings } from './settings.ts';

const asked = new Map<string, Promise<Photo | null>>();

/** Once per key and visit; a failure is asked again at the next visit. */
function ask(key: string): Promise<Photo | null> {
  const running = asked.get(key);
  if (running) return running;
  const answer = call(getPhotoEndpoint, { params: { key } })
    .then(({ photo }) => photo)
    .catch(() => null);
  asked.set(key, answer);
  return answer;
}

/**
 * The picture of a destination: undefined while nobody knows, null when there is none (no photo service, no picture, no
 * network). Nothing is asked where the operator has no photo service.
 */
export function usePhoto(key: string | null): Photo | null | undefined {
  const settings = useSettings();
  const [found, setFound] = useState<{ key: string; photo: Photo | null } | null>(null);
  const wanted = settings?.photos === true ? key : null;
  useEffect(() => {
    if (wanted === null) return;
    let current = true;
    ask(wanted)
      .then((photo) => current && setFound({ key: wanted, photo }))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [wanted]);
  if (wanted === null) return null;
  return found?.key === wanted ? found.photo : undefined;
}
