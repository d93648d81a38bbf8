/** Words that are common in English and hardly occur in the other languages. */
export const tellingWords = 'the and of with for is at to from your you are it by on this that not its they which what';
