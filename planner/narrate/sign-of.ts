import type { Sign } from '#domain/place/sign.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';

/** Signs and the tags that call for them. */
type Called = Partial<Record<Sign, readonly Tag[]>>;

/** What a museum shows, where its tags say so after `museum`. */
const subjects = {
  science: ['science'],
  archaeology: ['archaeology', 'roman'],
  war: ['war'],
  maritime: ['maritime'],
  transport: ['transport'],
  film: ['film', 'cinema'],
  music: ['music-history'],
  art: ['art', 'modern-art', 'photography', 'design'],
  building: ['gaudi'],
} as const satisfies Called;

/** What one goes to, or does there. */
const visits = {
  museum: ['museum'],
  palace: ['palace'],
  castle: ['castle'],
  church: ['church'],
  temple: ['temple'],
  mosque: ['mosque'],
  synagogue: ['synagogue'],
  ruins: ['ruins'],
  monument: ['monument'],
  square: ['square'],
  street: ['street'],
  bridge: ['bridge'],
  tower: ['tower'],
  cemetery: ['cemetery'],
  library: ['library', 'bookshop'],
  town: ['old-town', 'quarter'],
  'street-art': ['street-art'],
  park: ['park'],
  garden: ['garden'],
  nature: ['forest'],
  mountain: ['mountain'],
  water: ['lake', 'river'],
  waterfall: ['waterfall'],
  cave: ['cave'],
  volcano: ['volcano'],
  island: ['island'],
  beach: ['beach'],
  hike: ['hike', 'climbing'],
  animals: ['zoo', 'wildlife'],
  fish: ['aquarium'],
  view: ['viewpoint', 'rooftop'],
  sunset: ['sunset'],
  boat: ['boat', 'kayak'],
  'cable-car': ['cable-car'],
  train: ['train-ride'],
  cycling: ['cycling'],
  swimming: ['water-park', 'swimming'],
  surf: ['surf'],
  diving: ['diving'],
  snow: ['ski'],
  spa: ['spa', 'yoga'],
  wheel: ['theme-park'],
  ball: ['football'],
  cooking: ['cooking-class'],
  theatre: ['theatre', 'opera', 'cabaret'],
  guitar: ['flamenco', 'fado', 'tango'],
  music: ['classical-music', 'jazz', 'live-music', 'dance'],
  shopping: ['shopping', 'mall', 'vintage', 'fashion'],
  market: ['market', 'flea-market', 'food-market'],
  lantern: ['night-market', 'christmas-market'],
  cocktail: ['cocktails', 'bar', 'nightlife'],
  club: ['club'],
  beer: ['beer', 'pub', 'cider'],
  wine: ['wine', 'natural-wine', 'sherry', 'vermouth'],
  spirits: ['whisky', 'sake'],
} as const satisfies Called;

/** What only colours a place, where its tags say nothing that one goes to. */
const colours = {
  ...subjects,
  building: ['modern-architecture', 'gaudi', 'art-nouveau', 'architecture'],
  nature: ['nature'],
  craft: ['craft', 'workshop'],
  palace: ['royal'],
  children: ['playground', 'children'],
  ball: ['sport'],
  tour: ['tour'],
} as const satisfies Called;

/** What is on the plate, and the kind of house. */
const tables = {
  noodles: ['ramen', 'noodles', 'soup'],
  sushi: ['sushi'],
  dumplings: ['dumplings', 'dim-sum'],
  pizza: ['pizza'],
  taco: ['tacos'],
  tapas: ['tapas', 'pintxos'],
  pan: ['paella', 'curry', 'hotpot'],
  burger: ['burger', 'sandwich'],
  grill: ['steak', 'bbq', 'yakitori', 'kebab'],
  fish: ['fish-and-chips', 'ceviche', 'seafood'],
  'ice-cream': ['ice-cream'],
  cake: ['churros', 'pastry', 'chocolate'],
  bread: ['bakery'],
  tea: ['tea'],
  fine: ['fine-dining'],
  coffee: ['cafe', 'coffee', 'breakfast', 'brunch'],
  lantern: ['izakaya'],
  market: ['food-market', 'street-food'],
  beer: ['beer', 'pub', 'cider'],
  wine: ['wine', 'natural-wine', 'sherry', 'vermouth'],
} as const satisfies Called;

type ByTag = ReadonlyMap<Tag, Sign>;

function byTag(called: Called): ByTag {
  const pairs = Object.entries(called) as [Sign, readonly Tag[]][];
  return new Map(pairs.flatMap(([sign, tags]) => tags.map((tag) => [tag, sign] as const)));
}

const ofSubject = byTag(subjects);
const ofVisit = byTag(visits);
const ofColour = byTag(colours);
const ofTable = byTag(tables);
const otherwise = { sight: 'monument', area: 'town', show: 'theatre', 'day-trip': 'train', food: 'table' } as const;

const firstOf = (signs: ByTag, tags: readonly Tag[]): Sign | undefined =>
  tags.map((tag) => signs.get(tag)).find((sign) => sign !== undefined);

/**
 * The sign of a place of the catalogue: that of the first of its tags that has one, as tags are written with the main point first. A café or an
 * ice-cream parlour that one visits has that of a table; a table with a choice of vegan dishes one of its own.
 */
export function signOfPlace({ kind, tags, diets }: Pick<CompiledPlace, 'kind' | 'tags' | 'diets'>): Sign {
  if (kind === 'food') return diets?.vegan === 'yes' ? 'green' : (firstOf(ofTable, tags) ?? otherwise.food);
  const sign = firstOf(ofVisit, tags);
  if (sign === 'museum') return firstOf(ofSubject, tags) ?? sign;
  return sign ?? firstOf(ofTable, tags) ?? firstOf(ofColour, tags) ?? otherwise[kind];
}
