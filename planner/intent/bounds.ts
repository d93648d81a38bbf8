/**
 * What bounds or turns round a wish in ways we do not plan by yet. A clause with one of these is answered "not understood"
 * instead of being read as if the words were not there.
 */

/** "Everything but churches", "nothing except", "todo menos": the clause says the opposite of its nouns, or all of them but one. */
const insideOut =
  /\b(?:everything|anything|nothing|all|none|any|todo|todos|todas|nada|cualquier\w*|ningun\w*)(?: \w+){0,3}? (?:but|except\w*|save|besides|apart from|aside from|other than|menos|salvo|excepto|mas que|aparte de|que no sea\w*)\b|\b(?:nothing|anything|nada) but\b/;
/** "Rather than", "instead of": one of the two is not wanted, and which is not known. */
const exchanged = /\b(?:instead|than|en vez del?|en lugar del?|antes que|replace|swap|cambiar)\b/;
/** "Except the Prado" with no refusal before it takes away what it names. */
const exception = /\b(?:except\w*|apart from|aside from|other than|salvo|excepto|menos|aparte de|quitando)\b/;
/** "Near the Louvre", "our hotel in Eixample": where, not what. */
const whereabouts =
  /\b(?:near|nearby|close to|next to|around|not far from|walking distance|hotel|hostel|apartment|airbnb|flat|room|staying|stay(?: in| at| near)|sleep(?:ing)?|lodging|accommodation|cerca de|cerca del|junto a|junto al|al lado de|al lado del|alrededor de|alojad\w*|alojamiento|alojamos|dorm\w*|apartamento|piso|habitacion|hostal|airport|station|flight|train|aeropuerto|estacion|vuelo)\b/;
/** How many, how often, on which condition: sorts of places cannot be planned by these. */
const counted =
  /\b(?:only|just|merely|solely|single|once|twice|couple|few|fewer|less|least|most|max|maximum|min|minimum|half|maybe|perhaps|possibly|optional\w*|unless|if|when|depending|every|each|per|one|two|three|four|five|six|seven|eight|nine|ten|\d+|a day|solo|solamente|unic[oa]s?|unicamente|poc[oa]s?|menos|mas|maxim[oa]|minim[oa]|medio|media|quiza\w*|tal vez|a lo mejor|cuando|depende|segun|cada|al dia|por dia|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b|^si /;

/** Whether what a clause names must not be taken for what is wanted or refused. */
export function isTurnedRound(text: string, wanted: string, refused: string): boolean {
  if (insideOut.test(text) || exchanged.test(text)) return true;
  return refused === '' && exception.test(wanted);
}

/** "No museums, except the Prado": after a refusal an exception is a wish. */
export const withoutException = (text: string): string => text.replace(new RegExp(`^${exception.source}`), '').trim();

export const isWhereabouts = (text: string): boolean => whereabouts.test(text);

/** Whether a sort of places in this text is bounded by a number, a share or a condition. */
export const isCounted = (text: string): boolean => counted.test(text);

/** "But fewer than last time": words that say something of the clause before. */
export const isAfterthought = (text: string): boolean =>
  /^(?:but|though|although|only|just|not|no|if|unless|except\w*|and not|pero|aunque|solo|si|salvo|excepto|menos|y no)\b/.test(
    text,
  );
