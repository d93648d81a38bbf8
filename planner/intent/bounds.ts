import { said, saidWords } from './lexicon.ts';

/**
 * What bounds or turns round a wish in ways we do not plan by yet. A clause with one of these is answered "not understood"
 * instead of being read as if the words were not there.
 */

/** "Everything but churches", "nothing except", "todo menos": the clause says the opposite of its nouns, or all of them but one. */
const insideOut = new RegExp(
  `\\b(?:${said(({ bounds }) => bounds.totals)})(?: \\w+){0,3}? (?:${said(({ bounds }) => bounds.save)})\\b`,
);
const exchanged = saidWords(({ bounds }) => bounds.exchanged);
const exception = saidWords(({ bounds }) => bounds.exception);
const exceptionFirst = new RegExp(`^${exception.source}`);
const whereabouts = saidWords(({ bounds }) => bounds.whereabouts);
const counted = saidWords(({ bounds }) => bounds.counted);
const ifFirst = new RegExp(`^(?:${said(({ bounds }) => bounds.ifFirst)}) `);
const afterthought = new RegExp(`^(?:${said(({ bounds }) => bounds.afterthought)})\\b`);
const notYet = new RegExp(`\\b(?:${said(({ bounds }) => bounds.notYet)})$`);

/** Whether what a clause names must not be taken for what is wanted or refused. */
export function isTurnedRound(text: string, wanted: string, refused: string): boolean {
  if (insideOut.test(text) || exchanged.test(text)) return true;
  return refused === '' && exception.test(wanted);
}

/** "No museums, except the Prado": after a refusal an exception is a wish. */
export const withoutException = (text: string): string => text.replace(exceptionFirst, '').trim();

export const isWhereabouts = (text: string): boolean => whereabouts.test(text);

/** Whether a sort of places in this text is bounded by a number, a share or a condition. */
export const isCounted = (text: string): boolean => counted.test(text) || ifFirst.test(text);

/** "But fewer than last time": words that say something of the clause before. */
export const isAfterthought = (text: string): boolean => afterthought.test(text);

/** "The Thyssen not yet": what the clause before says is known is not, here. */
export const isNotYet = (text: string): boolean => notYet.test(text);
