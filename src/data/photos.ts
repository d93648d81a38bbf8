import { useCallback } from 'react';
import { getPhotoEndpoint, type Photo } from '#contract/photos.ts';
import { useAsked } from './asking.ts';
import { useSettings } from './settings.ts';

const answers = new Map<string, Promise<Photo | null>>();

async function fetchPhoto(key: string): Promise<Photo | null> {
  const { call } = await import('../api/call.ts');
  return (await call(getPhotoEndpoint, { params: { key } })).photo;
}

/** Once per key and visit; a failure is asked again at the next visit. */
function ask(key: string): Promise<Photo | null> {
  const running = answers.get(key);
  if (running) return running;
  const answer = fetchPhoto(key).catch(() => null);
  answers.set(key, answer);
  return answer;
}

/**
 * The picture of a destination: undefined while it is not known, null when there is none (no photo service, no picture, no
 * network). Nothing is asked where the operator has no photo service.
 */
export function usePhoto(key: string | null): Photo | null | undefined {
  const settings = useSettings();
  const wanted = settings?.photos === true ? key : null;
  const [asked] = useAsked(useCallback(async () => (wanted === null ? null : ask(wanted)), [wanted]));
  if (wanted === null) return null;
  return asked.state === 'answered' ? asked.answer : undefined;
}
