import type { Theme } from './theme.ts';

/** What there is to do, to eat and to drink, and ways to travel. */
export const themesToDo: readonly Theme[] = [
  { id: 'beach', categories: ['beach'], tags: ['beach'] },
  { id: 'boats', tags: ['boat'] },
  { id: 'markets', tags: ['market'], tables: true },
  { id: 'shopping', categories: ['shopping'], tags: ['shopping', 'mall'] },
  { id: 'nightlife', categories: ['nightlife'], tags: ['nightlife'] },
  { id: 'food', categories: ['food'] },
  { id: 'tapas', tags: ['tapas'], tables: true },
  { id: 'street-food', tags: ['street-food'], tables: true },
  { id: 'seafood', tags: ['seafood'], tables: true },
  { id: 'wine', tags: ['wine'], tables: true },
  {
    id: 'coffee',
    tags: ['coffee', 'cafe', 'tea', 'bakery', 'pastry', 'chocolate', 'churros', 'ice-cream'],
    tables: true,
  },
  { id: 'music', tags: ['live-music', 'theatre', 'dance', 'cabaret'], tables: true },
  { id: 'wellness', categories: ['wellness'], tags: ['spa'] },
  { id: 'football', tags: ['football'] },
  { id: 'sports', categories: ['sports'], tags: ['sport'] },
  {
    id: 'family',
    categories: ['family'],
    tags: ['children'],
    known: (place) => place.kind !== 'food' && place.children === 'good',
  },
  { id: 'neighbourhoods', tags: ['quarter', 'old-town'], known: (place) => place.kind === 'area' },
  { id: 'street-art', tags: ['street-art'] },
  { id: 'science', tags: ['science'] },
  { id: 'free', known: (place) => place.kind !== 'food' && place.price.kind === 'free' },
  { id: 'indoors', known: (place) => place.kind !== 'food' && place.indoor },
  { id: 'outdoors', known: (place) => place.kind !== 'food' && !place.indoor },
  { id: 'day-trips', known: (place) => place.kind === 'day-trip' },
];
