import type { Coordinates } from '#domain/place/coordinates.ts';

/** "node/123" as an id of the catalogue's form: the same each time a town is made. */
export const idOf = (element: string): string =>
  element
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** To four decimals, some ten metres: as the catalogue has them. */
export const pointOf = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});
