import { behindWord, type Line, labelled, withoutMarks } from './plain-lines.ts';

/** Where the name of a house or of an event ends: at a mark, or at a word that goes on with the sentence. */
const ending =
  /[!?:;|]|\.(?:\s|$)|,? (?:is|has been|on|at|from|are|esta|está|ha sido|el (?:d[ií]a|\d|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|para el|para \d|a las|del \d|queda|for \d|with|con) /iu;

const unquoted = (text: string) => text.replace(/^[«"“'‘]+|[»"”'’,.]+$/g, '').trim();

/** The name at the start of a text; null where that is none. */
export function nameAt(text: string): string | null {
  const quoted = /^[\s:]*[«"“]([^»"”]{2,120})[»"”]/.exec(text)?.[1];
  const bare = withoutMarks(text);
  const stop = ending.exec(`${bare} `)?.index ?? bare.length;
  const name = unquoted(quoted ?? bare.slice(0, stop));
  return name.length >= 2 && name.length <= 120 && /\p{L}/u.test(name) ? name : null;
}

/** The name behind one of some phrases, wherever they stand: "your stay at ...". */
export function nameBehind(lines: readonly Line[], phrases: readonly string[]): string | null {
  for (const { text, plain } of lines) {
    const behind = behindWord(plain, phrases);
    const name = behind === -1 ? null : nameAt(text.slice(behind));
    // A house begins with a capital or a figure; anything else is a sentence that goes on.
    if (name && /^(?:(?:the|el|la|los|las) )?[\p{Lu}\d]/u.test(name)) return name;
  }
  return null;
}

/** The name behind a label at the start of a line. */
export function nameLabelled(lines: readonly Line[], labels: readonly string[]): string | null {
  const said = labelled(lines, labels);
  return said === null || said.length > 120 ? null : unquoted(said) || null;
}
