/** The broad tags behind the narrow ones; a test holds them to the vocabulary. */
export const implied: Readonly<Record<string, readonly string[]>> = {
  'modern-art': ['art'],
  archaeology: ['history'],
  'art-nouveau': ['architecture'],
  gaudi: ['architecture', 'art-nouveau'],
  'modern-architecture': ['architecture'],
  forest: ['nature'],
  mountain: ['nature'],
  lake: ['nature'],
  river: ['nature'],
  waterfall: ['nature'],
  cave: ['nature'],
  volcano: ['nature'],
  wildlife: ['nature'],
  rooftop: ['viewpoint'],
  opera: ['live-music'],
  'classical-music': ['live-music'],
  jazz: ['live-music'],
  flamenco: ['live-music'],
  fado: ['live-music'],
  tango: ['live-music'],
  bar: ['nightlife'],
  club: ['nightlife'],
  'flea-market': ['market'],
  'night-market': ['market'],
  'food-market': ['market'],
  'christmas-market': ['market'],
  'cooking-class': ['workshop'],
  'natural-wine': ['wine'],
  sherry: ['wine'],
  pintxos: ['tapas'],
};

/** Whether a place that carries these tags is of a sort. */
export const hasTag = <T extends string>(carried: readonly T[], wanted: T): boolean =>
  carried.some((tag) => tag === wanted || implied[tag]?.includes(wanted));
