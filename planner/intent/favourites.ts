import type { CompiledPlace } from '../catalogue/compiled.ts';
import { type Clause, names } from './wishes.ts';

/** Shorter names are too often ordinary words. */
const SHORTEST_NAME = 5;
const SHORTEST_TERM = 4;
/** A word that stands in more of the places says nothing about them. */
const LARGEST_SHARE = 0.2;

/** What comes after one of these is what somebody likes. */
const liking =
  /\b(?:love|loves|like|likes|enjoy|adore|fans?|interested|interests?|passion\w*|crazy about|into|keen on|see|visit|want|gusta|gustan|gustaria|encantan?|interesan?|interesad[oa]s?|fans de|apasionan?|aficionad[oa]s?|ver|visitar|queremos|quiero|admir\w*)\b/;
const ordinary = new Set(
  'about también tambien very much many more most have with from that this them they there here would could should some like love days time trip city town place places things thing visit nice good great best really please want need para como muy mucho mucha muchos muchas todo toda todos todas ciudad viaje dias sitios sitio lugares lugar cosas buen bueno buena buenos mejor mejores queremos quiero gusta gustan encanta encantan favor ideal world house houses people central centre center old new art food local water little small large open free first last street square park museum church tower bridge garden market beach castle palace calle plaza parque museo iglesia torre puente jardin mercado playa castillo palacio gratis libre agua vista vistas'.split(
    ' ',
  ),
);

export function placesNamed(text: string, places: readonly CompiledPlace[]): string[] {
  return places
    .filter((place) => place.words.proper.some((name) => name.length >= SHORTEST_NAME && names(text, name)))
    .map((place) => place.id);
}

/** Words of a clause that may be the name of somebody or something people like: "we love Gaudí". */
function termsOf({ wanted }: Clause): string[] {
  const liked = liking.exec(wanted);
  const words = (liked ? wanted.slice(liked.index + liked[0].length) : wanted).split(' ');
  if (!liked && words.length > 3) return [];
  return words.filter((word) => word.length >= SHORTEST_TERM && !ordinary.has(word));
}

/** Ids of places that a word of the clause singles out: an artist, a dish, a period. */
export function favouritesOf(clause: Clause, places: readonly CompiledPlace[]): string[] {
  const found = termsOf(clause).flatMap((term) => {
    const ids = places.filter((place) => names(place.words.all, term)).map(({ id }) => id);
    return ids.length <= places.length * LARGEST_SHARE ? ids : [];
  });
  return [...new Set(found)];
}
