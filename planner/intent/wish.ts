import type { Pace } from '../rules.ts';
import type { DietId, NeedId } from './needs.ts';
import type { Theme } from './themes.ts';

/** Where in the preferences something was said: the plan's answer points there instead of repeating it. */
export interface Quote {
  readonly from: number;
  readonly to: number;
}

/** Something that was asked for, in the order in which the plan answers. */
export type Wish =
  | { readonly kind: 'must-see'; readonly placeId: string; readonly quote: Quote }
  | { readonly kind: 'pace'; readonly pace: Pace; readonly quote: Quote }
  | { readonly kind: 'need'; readonly need: NeedId; readonly quote: Quote }
  | { readonly kind: 'diet'; readonly diet: DietId; readonly quote: Quote }
  | { readonly kind: 'theme'; readonly theme: Theme; readonly placeIds: readonly string[]; readonly quote: Quote }
  | {
      readonly kind: 'refused-theme';
      readonly theme: Theme;
      readonly placeIds: readonly string[];
      readonly quote: Quote;
    }
  | { readonly kind: 'refused-place'; readonly placeId: string; readonly quote: Quote }
  | { readonly kind: 'favourite'; readonly placeIds: readonly string[]; readonly quote: Quote }
  | { readonly kind: 'not-understood'; readonly quote: Quote };
