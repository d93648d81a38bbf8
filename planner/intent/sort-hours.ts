import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import type { Span } from '../rules.ts';
import { aroundSunset } from './hour-named.ts';

/** A day at a place. */
export interface Occasion {
  readonly date: string;
  readonly at: Pick<CompiledPlace, 'tags' | 'sun'>;
}

const MIDNIGHT = 24 * 60;
const BREAKFAST_UNTIL = 11 * 60 + 30;
const BRUNCH_UNTIL = 14 * 60;
const NIGHT_FROM = 21 * 60;
/** What a quarter is known for when it is dark: by day one only walks through it. */
const ofEvenings = new Set<Tag>([
  'live-music',
  'jazz',
  'flamenco',
  'fado',
  'tango',
  'theatre',
  'bar',
  'cocktails',
  'pub',
]);
const strolls: readonly Tag[] = ['quarter', 'street', 'square', 'old-town'];
const EVENING_FROM = 19 * 60 + 30;

const isByDay = (tag: Tag, { tags }: Occasion['at']) =>
  !ofEvenings.has(tag) || !strolls.some((own) => hasTag(tags, own));

/** When a visit of some minutes may start to be what is wanted of its sort, in local minutes; null: at any hour. */
export function startsOfSort(tag: Tag, minutes: number, { date, at }: Occasion): Span | null {
  if (tag === 'sunset') return aroundSunset(minutes, at.sun.on(date));
  if (tag === 'breakfast') return { from: 0, to: BREAKFAST_UNTIL };
  if (tag === 'brunch') return { from: 0, to: BRUNCH_UNTIL };
  if (tag === 'nightlife' || tag === 'club') return { from: NIGHT_FROM - minutes, to: MIDNIGHT };
  return isByDay(tag, at) ? null : { from: EVENING_FROM - minutes, to: MIDNIGHT };
}
