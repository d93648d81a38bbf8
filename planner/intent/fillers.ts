import { wordList } from './lexicon.ts';

const fillers = wordList('fillers');
const degrees = wordList('degrees');

/** The words of a normalised text that nothing has accounted for. */
export const contentOf = (text: string): string[] =>
  text.split(' ').filter((word) => word !== '' && !fillers.has(word) && !degrees.has(word));

/** The same for what is refused, where degrees count. */
export const contentOfRefusal = (text: string): string[] =>
  text.split(' ').filter((word) => word !== '' && (!fillers.has(word) || degrees.has(word)));
