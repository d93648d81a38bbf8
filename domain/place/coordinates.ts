import * as z from 'zod/mini';

/** Degrees, WGS 84. */
export const coordinatesSchema = z.strictObject({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Coordinates = z.infer<typeof coordinatesSchema>;
