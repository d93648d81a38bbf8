/** What a destination looks like from afar; decides the cover that is drawn where there is no photo. */
export const landscapes = ['coast', 'city', 'mountain', 'island', 'desert', 'historic'] as const;
export type Landscape = (typeof landscapes)[number];
