import type { Place } from '#domain/place/destination.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';

const outdoors: readonly Tag[] = 'beach garden hike zoo ruins playground surf forest waterfall'.split(' ') as Tag[];
/** What has one of these lives by lamplight, too. */
const lamplit: readonly Tag[] =
  'nightlife live-music night-market bar sunset theatre club christmas-market square cafe museum'.split(' ') as Tag[];

/**
 * Whether a place of which nothing else is said is nothing without light: under the sky, first of all a beach, a garden or the like, or a park
 * with one. A memorial with a garden around it may be seen by night.
 */
export function needsLight({ kind, indoor, tags = [] }: Pick<Place, 'kind' | 'indoor' | 'tags'>): boolean {
  if (indoor || (kind !== 'sight' && kind !== 'area') || lamplit.some((tag) => hasTag(tags, tag))) return false;
  const [foremost] = tags;
  return outdoors.some((tag) => foremost === tag || (foremost === 'park' && hasTag(tags, tag)));
}
