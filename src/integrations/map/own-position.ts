import { useState } from 'react';
import type { Coordinates } from '#domain/place/coordinates.ts';

const LONGEST_MS = 15_000;

/** Where the reader is, asked for only when the reader wants it; it stays on this page. */
export function useOwnPosition() {
  const [here, setHere] = useState<Coordinates | null>(null);
  const [refused, setRefused] = useState(false);
  const locate = (found: (here: Coordinates) => void) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setHere({ latitude, longitude });
        setRefused(false);
        found({ latitude, longitude });
      },
      () => setRefused(true),
      { timeout: LONGEST_MS, maximumAge: 60_000 },
    );
  return { here, refused, locate };
}
