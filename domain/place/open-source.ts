/** Open data that a destination may be made from. */
export const openSources = ['openstreetmap', 'wikidata'] as const;
export type OpenSource = (typeof openSources)[number];
