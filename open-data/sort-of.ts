import type { Tags } from './element.ts';
import { type Sort, type SortId, sorts } from './sorts.ts';

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
