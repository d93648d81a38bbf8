import type { Place } from '#domain/place/destination.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import type { Tags } from './element.ts';

/** What is typical of a sort of sight. The figures are ours, of how long such a visit takes; the source says nothing of them. */
export interface Sort {
  /** In the words of `texts/`. */
  readonly id: SortId;
  readonly tags: readonly Tag[];
  readonly categories: readonly CategoryId[];
  /** Minutes of a typical visit. */
  readonly minutes: number;
  readonly indoor: boolean;
  /** `always`: open ground, at any hour and for nothing; `day`: by day, where no hours are known; `asked`: only who asks for it is sent. */
  readonly open: 'always' | 'day' | 'asked';
  /** What it is worth before anything else is known of it, as `popularity`. */
  readonly worth: number;
  /** Only where an encyclopedia knows it: of these there are many that no traveller comes for. */
  readonly onlyKnown?: true;
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

const sorts: Readonly<Record<SortId, Omit<Sort, 'id'>>> = {
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
    tags: ['monument'],
    categories: ['history', 'culture'],
    minutes: 15,
    worth: 18,
    onlyKnown: true,
  }),
  'city-gate': outside({ tags: ['monument', 'medieval'], categories: ['history'], minutes: 15, worth: 24 }),
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
  square: outside({ tags: ['square'], categories: ['culture'], minutes: 25, worth: 24, onlyKnown: true }),
  bridge: outside({ tags: ['bridge'], categories: ['culture'], minutes: 20, worth: 24, onlyKnown: true }),
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

const worshipIn: Readonly<Record<string, SortId>> = {
  christian: 'church',
  muslim: 'mosque',
  jewish: 'synagogue',
  buddhist: 'temple',
  hindu: 'temple',
  shinto: 'temple',
  taoist: 'temple',
  jain: 'temple',
  sikh: 'temple',
};

/** By `historic`. */
const historic: Readonly<Record<string, SortId>> = {
  castle: 'castle',
  manor: 'palace',
  palace: 'palace',
  fort: 'fort',
  fortress: 'fort',
  ruins: 'ruins',
  archaeological_site: 'ruins',
  monument: 'monument',
  memorial: 'monument',
  city_gate: 'city-gate',
  citywalls: 'city-gate',
  tower: 'tower',
  monastery: 'monastery',
  church: 'church',
  cathedral: 'church',
  mosque: 'mosque',
  temple: 'temple',
};
const tourism: Readonly<Record<string, SortId>> = {
  museum: 'museum',
  gallery: 'gallery',
  zoo: 'zoo',
  aquarium: 'aquarium',
  theme_park: 'theme-park',
  viewpoint: 'viewpoint',
};
const leisure: Readonly<Record<string, SortId>> = {
  park: 'park',
  garden: 'garden',
  nature_reserve: 'reserve',
  water_park: 'water-park',
  beach_resort: 'beach',
};
const natural: Readonly<Record<string, SortId>> = {
  beach: 'beach',
  peak: 'peak',
  volcano: 'peak',
  cave_entrance: 'cave',
};
const amenity: Readonly<Record<string, SortId>> = {
  marketplace: 'market',
  theatre: 'theatre',
  public_bath: 'spa',
  monastery: 'monastery',
};
const manMade: Readonly<Record<string, SortId>> = { tower: 'tower', lighthouse: 'lighthouse', bridge: 'bridge' };

function museumSort(tags: Tags): SortId {
  return /art|photography/.test(`${tags['museum'] ?? ''} ${tags['subject'] ?? ''}`) ? 'art-museum' : 'museum';
}

function castleSort({ castle_type: type = '' }: Tags): SortId {
  if (/palace|stately|manor/.test(type)) return 'palace';
  return /fort/.test(type) ? 'fort' : 'castle';
}

/** The narrowest that the tags say; what is only called an attraction comes last. */
function sortIdOf(tags: Tags): SortId | null {
  const by = tourism[tags['tourism'] ?? ''];
  if (by === 'museum') return museumSort(tags);
  if (by) return by;
  if (tags['historic'] === 'castle') return castleSort(tags);
  if (tags['amenity'] === 'place_of_worship') return worshipIn[tags['religion'] ?? ''] ?? null;
  const found =
    historic[tags['historic'] ?? ''] ??
    natural[tags['natural'] ?? ''] ??
    (tags['waterway'] === 'waterfall' ? 'waterfall' : undefined) ??
    leisure[tags['leisure'] ?? ''] ??
    amenity[tags['amenity'] ?? ''] ??
    manMade[tags['man_made'] ?? ''] ??
    (tags['place'] === 'square' ? 'square' : undefined);
  return found ?? (tags['tourism'] === 'attraction' ? 'attraction' : null);
}

/** Whether an encyclopedia, a list of monuments or the map itself calls it worth a journey. */
export const isKnown = (tags: Tags): boolean =>
  ['wikidata', 'wikipedia', 'heritage'].some((key) => tags[key] !== undefined) || tags['tourism'] === 'attraction';

/** What an element is for a traveller; null where it is nothing to see. */
export function sortOf(tags: Tags): Sort | null {
  const id = sortIdOf(tags);
  if (id === null) return null;
  const sort = { id, ...sorts[id] };
  return sort.onlyKnown && !isKnown(tags) ? null : sort;
}
