import { said, saidWords } from './lexicon.ts';

/** What of a clause is asked for and what is not, normalised. */
export interface Polarity {
  /** All that no refusal reaches. */
  readonly wanted: string;
  /** What a refusal reaches, without the words of the refusal. */
  readonly refused: string;
  /** Said of what people know already: that refuses a place that is named, never a whole sort of places. */
  readonly known: boolean;
  /** Whether anything was refused at all. */
  readonly isRefusing: boolean;
  /** The refusal stands behind all that it reaches. */
  readonly isWhole: boolean;
}

const known = new RegExp(
  `\\b(?:${said(({ polarity }) => polarity.known)})(?: (?:${said(({ polarity }) => polarity.knownAt)}))?\\b`,
);
const refusal = saidWords(({ polarity }) => polarity.refusal);
const refusedBefore = new RegExp(`\\b(?:${said(({ polarity }) => polarity.refusedBefore)})$`);
const turn = saidWords(({ polarity }) => polarity.turn);
const wantedAgain = new RegExp(
  `\\b(?:${said(({ polarity }) => polarity.and)}) (?:\\w+ ){0,2}(?:${said(({ polarity }) => polarity.wanting)})\\b`,
);
const exception = saidWords(({ polarity }) => polarity.exception);
const affirming = new RegExp(
  `\\b(?:${said(({ polarity }) => polarity.negatives)}) (?:(?:${said(({ polarity }) => polarity.between)}) ){0,3}(?:${said(({ polarity }) => polarity.missed)})\\b(?: (?:${said(({ polarity }) => polarity.knownAt)}))?`,
  'g',
);

function afterTurn(rest: string, ...turns: readonly RegExp[]): readonly [refused: string, wanted: string] {
  const ends = turns.map((sign) => rest.search(sign)).filter((at) => at >= 0);
  if (ends.length === 0) return [rest, ''];
  const end = Math.min(...ends);
  return [rest.slice(0, end), rest.slice(end)];
}

function splitKnown(whole: string): Polarity | null {
  const found = known.exec(whole);
  if (!found) return null;
  const before = whole.slice(0, found.index);
  const rest = whole.slice(found.index + found[0].length);
  const [refused, wanted] = afterTurn(rest, turn, wantedAgain);
  const kind = { known: true, isRefusing: true, isWhole: true };
  // "The Louvre we have seen": what stands before is meant, unless something is named behind.
  if (/\bplace\d/.test(refused)) return { wanted: `${before} ${wanted}`.trim(), refused: refused.trim(), ...kind };
  return { wanted: wanted.trim(), refused: `${before} ${refused}`.trim(), ...kind };
}

function splitRefusal(whole: string): Polarity {
  const late = refusedBefore.exec(whole);
  if (late && late.index > 0)
    return { wanted: '', refused: whole.slice(0, late.index).trim(), known: false, isRefusing: true, isWhole: true };
  const found = refusal.exec(whole);
  if (!found) return { wanted: whole, refused: '', known: false, isRefusing: false, isWhole: true };
  const before = whole.slice(0, found.index).trim();
  const [said, after] = afterTurn(whole.slice(found.index), turn, exception);
  const wanted = `${before} ${after.replace(exception, '').trim()}`.trim();
  const isWhole = after !== '' || before === '';
  return { wanted, refused: said.replace(refusal, '').trim(), known: false, isRefusing: true, isWhole };
}

/** Reads which part of a normalised clause is refused; the names of places in it stand as one word each. */
export function polarityOf(whole: string): Polarity {
  const said = whole.replace(affirming, '').trim();
  return splitKnown(said) ?? splitRefusal(said);
}
