/** What is asked of a plan by comparison with how it is. */
export const relativeAsks = [
  'less-walking',
  'cheaper',
  'start-later',
  'start-earlier',
  'end-earlier',
  'end-later',
  'dine-earlier',
  'lunch-earlier',
  'fuller',
  'slower',
] as const;
export type RelativeAsk = (typeof relativeAsks)[number];

/**
 * How a language asks for a change: sources of regular expressions, for a text without case and accents. In `exchanges` the group `gone` is what
 * is not wanted any more and `comes`, where there is one, what is wanted for it; `refuse` are words that the reader takes for "not this", `adds`
 * say no more than that something is to come. The first of `exchanges` that matches counts.
 */
export interface ChangeWords {
  readonly asks: Readonly<Record<RelativeAsk, string>>;
  readonly exchanges: readonly string[];
  /** So many things a day and no more: the group `count` is one of `counts`, which begin with one, or a figure. */
  readonly mostThings: string;
  readonly counts: readonly string[];
  readonly refuse: readonly string[];
  readonly adds: string;
  /** Words that ask for less of what there is, not for none of it. */
  readonly fewer: string;
  /** Words that ask for more of what there may be. */
  readonly more: string;
  readonly today: string;
  readonly tomorrow: string;
}
