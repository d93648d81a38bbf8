import type { Destination, Place } from '#domain/place/destination.ts';
import { parseHours, type WrittenHours, weekdays } from '#domain/place/opening-hours.ts';
import type { Element } from '#open-data/element.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Weekly hours as mappers write them. */
export function osmHours(hours: WrittenHours): string {
  const week = parseHours(hours);
  return weekdays
    .flatMap((_, day) => {
      const spans = (week[day] ?? []).map(({ open, close }) => `${clock(open)}-${clock(close)}`);
      return spans.length > 0 ? [`${days[day]} ${spans.join(',')}`] : [];
    })
    .join('; ');
}

/** How a mapper would tag what we tag so; the first that fits. */
const keys: readonly (readonly [tag: string, tags: Readonly<Record<string, string>>])[] = [
  ['zoo', { tourism: 'zoo' }],
  ['aquarium', { tourism: 'aquarium' }],
  ['theme-park', { tourism: 'theme_park' }],
  ['museum', { tourism: 'museum' }],
  ['castle', { historic: 'castle' }],
  ['palace', { historic: 'castle', castle_type: 'palace' }],
  ['church', { amenity: 'place_of_worship', religion: 'christian' }],
  ['mosque', { amenity: 'place_of_worship', religion: 'muslim' }],
  ['temple', { amenity: 'place_of_worship', religion: 'buddhist' }],
  ['market', { amenity: 'marketplace' }],
  ['food-market', { amenity: 'marketplace' }],
  ['ruins', { historic: 'ruins' }],
  ['beach', { natural: 'beach' }],
  ['waterfall', { waterway: 'waterfall' }],
  ['garden', { leisure: 'garden' }],
  ['park', { leisure: 'park' }],
  ['square', { place: 'square' }],
  ['bridge', { man_made: 'bridge' }],
  ['viewpoint', { tourism: 'viewpoint' }],
  ['monument', { historic: 'monument' }],
  ['theatre', { amenity: 'theatre' }],
];

const languages = [
  'de',
  'fr',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'ja',
  'zh',
  'ko',
  'ar',
  'he',
  'tr',
  'sv',
  'cs',
  'fi',
  'hu',
  'uk',
];

function sightTags(place: Place): Record<string, string> {
  const found = keys.find(([tag]) => place.tags?.some((own) => own === tag));
  const names = languages.slice(0, Math.round((place.popularity / 100) * languages.length));
  return {
    ...(found?.[1] ?? { tourism: 'attraction' }),
    ...(place.popularity > 40 && {
      wikidata: `Q${place.id.length}${Math.round(place.latitude * 1e4)}`,
      wikipedia: `en:${place.name.en}`,
    }),
    ...(place.price.kind === 'free' && { fee: 'no' }),
    ...Object.fromEntries(names.map((language) => [`name:${language}`, place.name.en])),
  };
}

const cuisineOf = (place: Place) =>
  place.tags?.filter((tag) => ['italian', 'french', 'vietnamese', 'pizza', 'sushi', 'seafood'].includes(tag)) ?? [];

function tableTags(place: Place): Record<string, string> {
  const cuisine = cuisineOf(place);
  return {
    amenity: place.tags?.includes('cafe') ? 'cafe' : 'restaurant',
    ...(cuisine.length > 0 && { cuisine: cuisine.join(';') }),
    ...(place.diets?.vegan === 'yes' && { 'diet:vegan': 'only' }),
    ...(place.diets?.vegetarian === 'some' && { 'diet:vegetarian': 'yes' }),
  };
}

const isNth = (at: number, every: number) => at % every === 0;

/**
 * A destination of our own catalogue as OpenStreetMap would have it: elements with tags. Of every third place the hours are not mapped, as
 * there; day trips are left out, which lie outside of what is asked for.
 */
export function osmTown({ places, areas }: Destination): Element[] {
  const own = places
    .filter(({ kind }) => kind !== 'day-trip')
    .map((place, at): Element => {
      const { latitude, longitude, name, hours, stepFree } = place;
      const wheelchair = stepFree && { yes: 'yes', partly: 'limited', no: 'no' }[stepFree];
      return {
        id: `${isNth(at, 2) ? 'node' : 'way'}/${at + 1}`,
        latitude,
        longitude,
        tags: {
          name: place.local ?? name.en,
          ...(place.local !== undefined && { 'name:en': name.en, 'name:es': name.es }),
          ...(place.kind === 'food' ? tableTags(place) : sightTags(place)),
          ...(hours && !isNth(at, 3) && { opening_hours: osmHours(hours) }),
          ...(wheelchair !== undefined && { wheelchair }),
        },
      };
    });
  const quarters = areas.map(
    ({ latitude, longitude, name }, at): Element => ({
      id: `node/${9000 + at}`,
      latitude,
      longitude,
      tags: { name: name.en, place: 'quarter' },
    }),
  );
  return [...own, ...quarters];
}

/** As Overpass answers: `out center tags`. */
export const overpassAnswer = (elements: readonly Element[]): string =>
  JSON.stringify({
    version: 0.6,
    generator: 'Overpass API',
    elements: elements.map(({ id, latitude, longitude, tags }) => {
      const [type, number] = id.split('/');
      const point = { lat: latitude, lon: longitude };
      return { type, id: Number(number), ...(type === 'node' ? point : { center: point }), tags };
    }),
  });
