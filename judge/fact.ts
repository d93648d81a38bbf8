import type { Place } from '#domain/place/destination.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { qualities } from '#domain/wishes/words.ts';

type Quality = (typeof qualities)[number];

/** Whether something is so of a place, by the catalogue. What is not known proves nothing, in either direction. */
export type Fact = 'yes' | 'no' | 'unknown';

const SMALL_MINUTES = 60;
export const FAMOUS = 85;
const HIDDEN = 65;
/** Where it is not known how full a place is, one as well known as this is taken for full. */
export const SURELY_CROWDED = 90;
const CHEAP_CENTS = 1200;
const EXPENSIVE_CENTS = 3000;

const fact = (holds: boolean): Fact => (holds ? 'yes' : 'no');

export function both(one: Fact, other: Fact): Fact {
  if (one === 'no' || other === 'no') return 'no';
  return one === 'yes' && other === 'yes' ? 'yes' : 'unknown';
}

export const notSo = (one: Fact): Fact => (one === 'unknown' ? one : fact(one === 'no'));

export const tagFact = (place: Place | undefined, tag: Tag): Fact =>
  place?.tags ? fact(hasTag(place.tags, tag)) : 'unknown';

/** What an adult pays, in cents; undefined: not known. A price "from" counts as what it says. */
export function adultPrice({ price }: Place): number | undefined {
  if (price.kind === 'free') return 0;
  return price.kind === 'variable' || price.adult === null ? undefined : price.adult;
}

const priceFact = (place: Place, holds: (cents: number) => boolean): Fact => {
  const cents = adultPrice(place);
  return cents === undefined ? 'unknown' : fact(holds(cents));
};

function crowdedFact({ crowds, popularity }: Place): Fact {
  if (crowds !== undefined) return fact(crowds.includes('3'));
  return popularity >= SURELY_CROWDED ? 'yes' : 'unknown';
}

const quietFact = ({ crowds }: Place): Fact =>
  crowds === undefined ? 'unknown' : fact(!crowds.includes('3') && crowds.split('2').length <= 2);

const ofPlace: { readonly [Q in Quality]: (place: Place) => Fact } = {
  small: ({ duration, popularity }) => fact(duration.typical <= SMALL_MINUTES && popularity < FAMOUS),
  quiet: quietFact,
  crowded: crowdedFact,
  famous: ({ popularity }) => fact(popularity >= FAMOUS),
  hidden: ({ popularity }) => fact(popularity <= HIDDEN),
  cheap: (place) => priceFact(place, (cents) => cents <= CHEAP_CENTS),
  expensive: (place) => priceFact(place, (cents) => cents >= EXPENSIVE_CENTS),
  free: ({ price }) => fact(price.kind === 'free'),
  indoor: ({ indoor }) => fact(indoor),
  outdoor: ({ indoor }) => fact(!indoor),
};

/** Without a quality every place has what is asked for. */
export function qualityFact(place: Place | undefined, quality: Quality | undefined): Fact {
  if (quality === undefined) return 'yes';
  return place ? ofPlace[quality](place) : 'unknown';
}
