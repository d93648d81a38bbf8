import type { Span } from './rules.ts';

/** The parts of spans that lie within a window; a span of no length is a moment and stays. */
export const cut = (spans: readonly Span[], window: Span): Span[] =>
  spans
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => to >= from);
