import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { crowdsThen } from './crowds-then.ts';
import { type Answering, byFame, firstNames, idsOf, type StopMade, stopsOf, textsOf } from './input.ts';

const FAMOUS = 85;
const LESSER_KNOWN = 75;
const LUXURY_PRICE = 5_000;

const has = ({ place }: StopMade, ...tags: Tag[]) => tags.some((tag) => hasTag(place.tags, tag));

const isLesserKnown = ({ place }: StopMade) => place.popularity <= LESSER_KNOWN;

function isQuiet(stop: StopMade): boolean {
  const then = crowdsThen(stop);
  return then === null || then === 0 ? isLesserKnown(stop) : then < 3;
}

/** What of a stop has a style as data. */
const proofs: { readonly [S in ItemOf<'style'>['style']]: (stop: StopMade) => boolean } = {
  quiet: isQuiet,
  local: isLesserKnown,
  highlights: ({ place }) => place.popularity >= FAMOUS,
  thrifty: ({ place }) => place.price.kind === 'free',
  luxury: (stop) => has(stop, 'fine-dining', 'spa') || (stop.place.price.adult ?? 0) >= LUXURY_PRICE,
  foodie: (stop) => has(stop, 'food-market', 'local-food', 'fine-dining', 'workshop'),
  photos: (stop) => has(stop, 'photo-spot', 'viewpoint', 'sunset'),
  romantic: (stop) => has(stop, 'viewpoint', 'sunset', 'rooftop', 'garden', 'boat', 'view-table'),
};

/** A way to travel is a leaning: never a plain yes, but the stops that have it are named. */
export const styleAnswer: Answering<'style'> = ({ style }, input) => {
  const t = textsOf(input);
  const famousFirst = byFame(
    stopsOf(input)
      .filter(proofs[style])
      .map(({ place }) => place),
  );
  const proof = style === 'quiet' || style === 'local' ? famousFirst.toReversed() : famousFirst;
  if (proof.length === 0) return { met: 'no', answer: t.nothingOfIt };
  return { met: 'partly', answer: t.leant(proof.length, firstNames(proof, input.language)), places: idsOf(proof) };
};

export const occasionAnswer: Answering<'occasion'> = (_, input) => ({
  met: 'no',
  answer: textsOf(input).nothingSpecial,
});
