import type { Place } from '#domain/place/destination.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { CategoryId } from '#domain/trip/category.ts';

/** What is typical of a sort of sight. The figures are ours, of how long such a visit takes; the source says nothing of them. */
export interface Sort {
  /** In the words of `texts/`. */
  readonly id: SortId;
  readonly tags: readonly Tag[];
  readonly categories: readonly CategoryId[];
  /** Minutes of a typical visit. */
  readonly minutes: number;
  readonly indoor: boolean;
  /** Where no hours are mapped. `always`: open ground at any hour; `day`: planned by day, and marked; `asked`: only for who asks for it. */
  readonly open: 'always' | 'day' | 'asked';
  /** What it is worth before anything else is known of it, as `popularity`. */
  readonly worth: number;
  /** Only where an encyclopedia knows it: of these there are many that no traveller comes for. */
  readonly onlyKnown?: true;
  /** A street of the town, where no fee can be: of anything else the price is not known unless the map says so. */
  readonly street?: true;
  readonly children?: Place['children'];
  readonly effort?: Place['effort'];
  readonly good?: 'daylight' | 'sunset' | 'early';
}

export const sortIds = [
  'museum',
  'art-museum',
  'gallery',
  'zoo',
  'aquarium',
  'theme-park',
  'water-park',
  'viewpoint',
  'castle',
  'palace',
  'fort',
  'ruins',
  'monument',
  'city-gate',
  'tower',
  'lighthouse',
  'church',
  'monastery',
  'mosque',
  'temple',
  'synagogue',
  'park',
  'garden',
  'reserve',
  'beach',
  'waterfall',
  'cave',
  'peak',
  'square',
  'bridge',
  'market',
  'theatre',
  'spa',
  'attraction',
] as const;
export type SortId = (typeof sortIds)[number];

type Rest = Pick<Sort, 'tags' | 'categories' | 'minutes' | 'worth'> & Partial<Sort>;
const inside = (rest: Rest) => ({ indoor: true, open: 'day', ...rest }) as const;
const outside = (rest: Rest) => ({ indoor: false, open: 'always', ...rest }) as const;

export const sorts: Readonly<Record<SortId, Omit<Sort, 'id'>>> = {
  museum: inside({ tags: ['museum'], categories: ['culture', 'history'], minutes: 75, worth: 34 }),
  'art-museum': inside({ tags: ['museum', 'art'], categories: ['art', 'culture'], minutes: 90, worth: 36 }),
  gallery: inside({ tags: ['art'], categories: ['art'], minutes: 45, worth: 22 }),
  zoo: outside({
    tags: ['zoo', 'wildlife'],
    categories: ['family', 'nature'],
    minutes: 180,
    worth: 34,
    open: 'day',
    children: 'good',
  }),
  aquarium: inside({ tags: ['aquarium'], categories: ['family', 'nature'], minutes: 120, worth: 36, children: 'good' }),
  'theme-park': outside({
    tags: ['theme-park'],
    categories: ['family'],
    minutes: 300,
    worth: 34,
    open: 'day',
    children: 'good',
  }),
  'water-park': outside({
    tags: ['water-park'],
    categories: ['family'],
    minutes: 240,
    worth: 26,
    open: 'asked',
    children: 'good',
  }),
  viewpoint: outside({ tags: ['viewpoint'], categories: ['nature'], minutes: 25, worth: 28, good: 'daylight' }),
  castle: inside({ tags: ['castle'], categories: ['history', 'culture'], minutes: 90, worth: 42, children: 'good' }),
  palace: inside({ tags: ['palace'], categories: ['history', 'culture'], minutes: 75, worth: 38 }),
  fort: inside({ tags: ['castle', 'war'], categories: ['history'], minutes: 60, worth: 34, indoor: false }),
  ruins: outside({
    tags: ['ruins', 'archaeology'],
    categories: ['history'],
    minutes: 60,
    worth: 32,
    open: 'day',
    good: 'daylight',
  }),
  monument: outside({
    street: true,
    tags: ['monument'],
    categories: ['history', 'culture'],
    minutes: 15,
    worth: 18,
    onlyKnown: true,
  }),
  'city-gate': outside({
    street: true,
    tags: ['monument', 'medieval'],
    categories: ['history'],
    minutes: 15,
    worth: 24,
  }),
  tower: outside({ tags: ['tower'], categories: ['history', 'culture'], minutes: 30, worth: 24, open: 'day' }),
  lighthouse: outside({
    tags: ['tower', 'maritime'],
    categories: ['history', 'nature'],
    minutes: 30,
    worth: 24,
    onlyKnown: true,
  }),
  church: inside({ tags: ['church'], categories: ['culture', 'history'], minutes: 30, worth: 22, onlyKnown: true }),
  monastery: inside({ tags: ['church'], categories: ['culture', 'history'], minutes: 50, worth: 30 }),
  mosque: inside({ tags: ['mosque'], categories: ['culture', 'history'], minutes: 35, worth: 24, onlyKnown: true }),
  temple: inside({ tags: ['temple'], categories: ['culture', 'history'], minutes: 40, worth: 24, onlyKnown: true }),
  synagogue: inside({
    tags: ['synagogue', 'jewish'],
    categories: ['culture', 'history'],
    minutes: 30,
    worth: 22,
    onlyKnown: true,
  }),
  park: outside({
    open: 'day',
    tags: ['park'],
    categories: ['nature', 'family'],
    minutes: 50,
    worth: 22,
    onlyKnown: true,
    children: 'good',
    good: 'daylight',
  }),
  garden: outside({
    tags: ['garden'],
    categories: ['nature'],
    minutes: 50,
    worth: 26,
    open: 'day',
    onlyKnown: true,
    good: 'daylight',
  }),
  reserve: outside({
    open: 'day',
    tags: ['nature'],
    categories: ['nature'],
    minutes: 120,
    worth: 24,
    onlyKnown: true,
    effort: 'medium',
    good: 'daylight',
  }),
  beach: outside({
    tags: ['beach'],
    categories: ['beach'],
    minutes: 150,
    worth: 30,
    children: 'good',
    good: 'daylight',
  }),
  waterfall: outside({ tags: ['waterfall'], categories: ['nature'], minutes: 40, worth: 30, good: 'daylight' }),
  cave: outside({
    tags: ['cave'],
    categories: ['nature', 'adventure'],
    minutes: 60,
    worth: 26,
    open: 'asked',
    effort: 'medium',
  }),
  peak: outside({
    tags: ['mountain', 'hike'],
    categories: ['nature', 'adventure'],
    minutes: 150,
    worth: 22,
    onlyKnown: true,
    effort: 'high',
    good: 'daylight',
  }),
  square: outside({ street: true, tags: ['square'], categories: ['culture'], minutes: 25, worth: 24, onlyKnown: true }),
  bridge: outside({ street: true, tags: ['bridge'], categories: ['culture'], minutes: 20, worth: 24, onlyKnown: true }),
  market: inside({ tags: ['market'], categories: ['food', 'shopping'], minutes: 45, worth: 28 }),
  theatre: inside({
    tags: ['theatre'],
    categories: ['culture', 'nightlife'],
    minutes: 120,
    worth: 22,
    open: 'asked',
    onlyKnown: true,
  }),
  spa: inside({ tags: ['spa'], categories: ['wellness'], minutes: 120, worth: 22, open: 'asked' }),
  attraction: outside({ tags: ['photo-spot'], categories: ['culture'], minutes: 30, worth: 26, open: 'day' }),
};
