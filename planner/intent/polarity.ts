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

/** After one of these people have been there already. */
const known =
  /\b(?:(?:have|has|had|ve) (?:all |both |already |just )*(?:seen|been|visited|done)|already (?:seen|been|visited|done|did|know|knew|saw|went)|already$|(?:seen|done) (?:it |them )?before|been to|know already|ya (?:\w+ ){0,3}(?:visto|vistos|vistas|estado|visitado|conoc\w*|conozco|vimos|estuvimos|estuve|fuimos|visitamos)|(?:hemos|habiamos|han|he) (?:visto|estado|visitado)|(?:lo |la |los |las )?(?:conocemos|conozco|estuvimos|vimos))(?: (?:to|in|en|a|al))?\b/;
/** After one of these the rest of the clause is not wanted. */
const refusal =
  /\b(?:no|not|never|without|avoid|avoiding|hate|hates|dislike|can t stand|cant stand|tired of|sick of|fed up with|bored (?:of|by|with)|skip|skips|skipping|leave out|leaving out|don t|dont|doesn t|doesnt|sin|evit\w*|odi\w+|detest\w*|hart[oa]s? de|cansad[oa]s? de|salt(?:ar|arnos|arse|aros|aos|ate|amos|emos|a|en)(?: el| la| los| las)?|omit\w*|prescind\w*|nada de|tampoco|ni)\b/;
/** Behind what it refuses: "museums bore us", "de museos nada". */
const refusedBefore =
  /\b(?:bores?(?: us| me| him| her| them)?|(?:is|are|so|too|very) boring|(?:me|nos|le|les) aburr\w*|(?:not|nada|no|none|fuera|ningun[oa]?))$/;
/** These turn the clause round again: "no museums but beaches". */
const turn = /\b(?:but|only|just|with|pero|sino|solo|con)\b/;
/** What is known may end with what is wanted: "and want to see", "y queremos". */
const wantedAgain =
  /\b(?:and|so|y|asi que|e) (?:\w+ ){0,2}(?:want|would|d like|like|love|wish|quer\w*|quiero|gustari?a\w*|apetece)\b/;
/** All but this after a refusal is what is wanted: "no museums except the Prado". */
const exception =
  /\b(?:except(?: for)?|excepting|apart from|other than|aside from|salvo|excepto|menos|aparte de|quitando)\b/;
/** Negatives that ask for a thing: "don't miss", "no te pierdas", "never seen", "not without". */
const affirming =
  /\b(?:don t|dont|do not(?: want to)?|not|never|haven t|havent|hasn t|no(?: \w+)?|nunca|aun no|todavia no) (?:to )?(?:yet )?(?:(?:hemos|he|han) )?(?:miss|forget|skip|leave out|seen|been|visited|without|sin|visto|estado|visitado|conoc\w*|conozco|perd\w*|pierd\w*|olvid\w*|salt\w*)\b(?: (?:en|to|in))?/g;

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
