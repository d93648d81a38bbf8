import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { needsCar } from '../../intent/refusals.ts';
import {
  type Answering,
  byFame,
  endOf,
  firstNames,
  idsOf,
  onDays,
  type Reply,
  type StopMade,
  stopsOf,
  textsOf,
  visitsOf,
} from './input.ts';

const FAMOUS = 85;
const LESSER_KNOWN = 75;
const LUXURY_PRICE = 5_000;
const NIGHTFALL = 20 * 60 + 30;

const has = ({ place }: StopMade, ...tags: Tag[]) => tags.some((tag) => hasTag(place.tags, tag));

/** What the four figures of a place's crowds stand for, in local minutes: before 10:00, to 14:00, to 18:00, after. */
const periods = [0, 10 * 60, 14 * 60, 18 * 60, 48 * 60];
/** Less of a period than this says nothing of a visit that begins before it. */
const LEAST_MINUTES = 30;
/** So famous a place is taken for packed where nothing is known of its crowds. */
const SURELY_CROWDED = 90;

/** How full a place is at the fullest while it is visited: 1 quiet to 3 packed, 0 or null where our data do not say. */
function crowdsThen({ place, activity }: StopMade): number | null {
  const { crowds } = place;
  if (crowds === undefined) return place.popularity >= SURELY_CROWDED ? 3 : null;
  const end = endOf(activity);
  const levels = periods.slice(0, -1).map((from, index) => {
    const to = periods[index + 1] as number;
    const begins = activity.start >= from && activity.start < to;
    const shared = Math.min(end, to) - Math.max(activity.start, from);
    return begins || shared >= LEAST_MINUTES ? Number(crowds.charAt(index)) : 0;
  });
  return Math.max(...levels);
}

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

const high = ['tower', 'rooftop', 'cable-car', 'viewpoint'] as const;

export const avoidAnswer: Answering<'avoid'> = ({ what }, input): Reply => {
  const t = textsOf(input);
  const { language } = input;
  if (what === 'heights') {
    const left = byFame(
      stopsOf(input)
        .filter((stop) => has(stop, ...high))
        .map(({ place }) => place),
    );
    return left.length === 0
      ? { met: 'yes', answer: t.leftOut }
      : { met: 'no', answer: t.stillThere(firstNames(left, language)) };
  }
  if (what === 'driving') {
    const left = byFame(
      stopsOf(input)
        .map(({ place }) => place)
        .filter(needsCar),
    );
    return left.length === 0
      ? { met: 'yes', answer: t.noCar }
      : { met: 'no', answer: t.byCar(firstNames(left, language)) };
  }
  if (what === 'night') {
    const ends = input.days.flatMap(({ activities }) => activities.slice(-1).map(endOf));
    const kept = ends.filter((end) => end <= NIGHTFALL).length;
    return { met: onDays(kept, ends.length), answer: t.someDays(kept, ends.length) };
  }
  if (what !== 'queues') return { met: 'no', answer: t.notPlannedBy };
  const visits = visitsOf(input);
  const packed = byFame(visits.filter((stop) => crowdsThen(stop) === 3).map(({ place }) => place));
  if (packed.length > 0) return { met: 'no', answer: t.crowdedThen(firstNames(packed, language)) };
  const unsure = visits.filter((stop) => (crowdsThen(stop) ?? 2) !== 1).length;
  return unsure === 0 ? { met: 'yes', answer: t.everyOne } : { met: 'partly', answer: t.crowdsUnknown(unsure) };
};

export const occasionAnswer: Answering<'occasion'> = (_, input) => ({
  met: 'no',
  answer: textsOf(input).nothingSpecial,
});
