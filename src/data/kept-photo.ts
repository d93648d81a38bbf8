import type { Photo } from '#contract/photos.ts';
import { usePhoto } from './photos.ts';
import { useStored } from './stored.ts';

/** The picture of a saved trip's destination: the one on this device, else as `usePhoto`. */
export function useKeptPhoto(key: string | null): Photo | null | undefined {
  const kept = useStored(`photo ${key}`, async ({ photos }) =>
    key === null ? null : ((await photos.get(key)) ?? null),
  );
  const asked = usePhoto(kept.state === 'read' && kept.value === null ? key : null);
  if (kept.state === 'reading') return undefined;
  return kept.state === 'read' && kept.value ? kept.value.photo : asked;
}
