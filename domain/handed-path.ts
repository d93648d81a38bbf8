/** Where other apps hand texts and files over, and where the traveller says what becomes of them; the manifest says the same. */
export const HANDED_PATH = '/handed-over';

/** What that address says: which one it is about, or why there is none. */
export const HANDED_ID = 'id';
export const HANDED_PROBLEM = 'problem';

/** `notReady` is the server's: there is no worker yet that could keep it. */
export const handedProblems = ['empty', 'broken', 'noRoom', 'notReady'] as const;
export type HandedProblem = (typeof handedProblems)[number];
