import type { Quote } from '#domain/wishes/item.ts';
import type { Pace } from '../rules.ts';
import type { DietId, NeedId } from './need-ids.ts';
import type { Theme } from './theme.ts';

interface Said {
  readonly quote: Quote;
  /** Words around it were not understood: it may have been meant otherwise, so the answer is never a plain yes. */
  readonly partial: boolean;
}

/** A sort of places: those the catalogue's data know to be of it, and those whose description only speaks of it. */
export interface Sort {
  readonly theme: Theme;
  readonly known: readonly string[];
  readonly likely: readonly string[];
}

/** Something that was asked for, in the order in which the plan answers. */
export type Wish = Said &
  (
    | { readonly kind: 'must-see'; readonly placeId: string }
    | { readonly kind: 'refused-place'; readonly placeId: string }
    | { readonly kind: 'pace'; readonly pace: Pace }
    | { readonly kind: 'need'; readonly need: NeedId }
    | { readonly kind: 'diet'; readonly diet: DietId }
    /** `narrow`: less was asked for than the data of the sort can tell apart ("waterfalls" of nature). */
    | ({ readonly kind: 'theme'; readonly narrow: boolean } & Sort)
    | ({ readonly kind: 'refused-theme' } & Sort)
    /** Words that descriptions of places share: a leaning, and no answer. */
    | { readonly kind: 'favourite'; readonly placeIds: readonly string[] }
    | { readonly kind: 'not-understood' }
  );
