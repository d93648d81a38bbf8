import type { ItemOf } from '#domain/wishes/item.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';

type Quality = NonNullable<ItemOf<'sort'>['quality']>;
type Figures = Pick<CompiledPlace, 'crowds' | 'popularity' | 'duration' | 'price' | 'indoor'>;

const FAMOUS = 85;
const LITTLE_KNOWN = 65;
/** Where nothing is known of its crowds, so famous a place is taken for a crowded one. */
const SURELY_CROWDED = 90;
const SHORT_VISIT = 60;
/** Euro cents an adult pays. */
const CHEAP = 1_200;
const EXPENSIVE = 3_000;

const PACKED = '3';
const BUSY = '2';

const isCrowded = ({ crowds, popularity }: Figures) =>
  crowds === undefined ? (popularity >= SURELY_CROWDED ? true : null) : crowds.includes(PACKED);

function isQuiet({ crowds }: Figures): boolean | null {
  if (crowds === undefined) return null;
  return !crowds.includes(PACKED) && crowds.indexOf(BUSY) === crowds.lastIndexOf(BUSY);
}

const qualities: { readonly [Q in Quality]: (place: Figures) => boolean | null } = {
  small: ({ duration, popularity }) => duration.typical <= SHORT_VISIT && popularity < FAMOUS,
  quiet: isQuiet,
  crowded: isCrowded,
  famous: ({ popularity }) => popularity >= FAMOUS,
  hidden: ({ popularity }) => popularity <= LITTLE_KNOWN,
  cheap: ({ price }) => (price.adult === null ? null : price.adult <= CHEAP),
  expensive: ({ price }) => (price.adult === null ? null : price.adult >= EXPENSIVE),
  free: ({ price }) => price.kind === 'free',
  indoor: ({ indoor }) => indoor,
  outdoor: ({ indoor }) => !indoor,
};

/** Whether a place is small, quiet, free... by our data; null where they do not say. */
export const hasQuality = (place: Figures, quality: Quality): boolean | null => qualities[quality](place);
