import { plainText } from '#domain/plain-text.ts';
import type { Quote } from '#domain/wishes/item.ts';
import { singularsOf } from '#reading/forms.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';

/** Words that were refused and that no item holds, with the places whose own texts say them. */
export interface UnreadRefusal {
  readonly quote: Quote;
  readonly places: readonly CompiledPlace[];
}

const listed = (words: string) => new Set(words.split(' '));

const endsThought = /[.;:!?\n()]/;
/** What refuses the word behind it: "no elephants", "sin camellos ni caballos". */
const refusing = listed('no sin without ni nor nada zero cero hate hates odio odia odiamos dont');
const joining = listed('ni nor or o u y e and');
/** What may stand between a refusal and what it refuses: "no nos metan en", "I don't want to see any". */
const between = listed(
  'want see ver visit like eat need me nos le les us quiero queremos quiere quieren gusta gustan como comemos come comen puedo puede metan meter lleven llevar lleves to a en in on at with con de of any the un una unos unas el la los las al del',
);
/** No thing, or none that can be left out of a plan. */
const idle = listed(
  'ganas broma idea wait clue rush prisa prisas worries problem problema more less much mucho mucha demasiado andar caminar walking hours horas minutes minutos lunch dinner breakfast cena comida desayuno food foot house time tiempo day days dia dias lunes martes miercoles jueves viernes sabado domingo monday tuesday wednesday thursday friday saturday sunday abre abren hablamos hablo paga pagamos talk walk tarde late rules please porfa gracias thanks drama nonsense',
);
/** So many words are one thing: "elephant riding", "carne roja". */
const LONGEST = 2;
const SHORTEST = 4;

/** A word says nothing of a place where it stands in the texts of more than so many, or of more than this share of them. */
const FEW = { places: 3, share: 0.06 };

interface Word {
  readonly text: string;
  /** No item was made of it. */
  readonly isUnread: boolean;
}

/** The words, and the commas, of a thought up to the end of a quote in it. */
function wordsOf(typed: string, { from, to }: Quote): Word[] {
  let start = from;
  while (start > 0 && !endsThought.test(typed.charAt(start - 1))) start--;
  return [...typed.slice(start, to).matchAll(/[\p{L}\p{N}'’]+|,/gu)].map((own) => ({
    text: plainText(own[0]).replace(/['’]/g, ''),
    isUnread: start + own.index >= from,
  }));
}

/** Whether a refusal goes on behind a comma: "no tigers, no elephants, nor snakes". */
const goesOn = (next: Word | undefined) => next !== undefined && (refusing.has(next.text) || joining.has(next.text));

type Role = 'refusal' | 'join' | 'end' | 'between' | 'thing';

function roleOf(text: string, next: Word | undefined): Role {
  if (refusing.has(text)) return 'refusal';
  if (text === ',') return goesOn(next) ? 'join' : 'end';
  if (idle.has(text)) return 'end';
  if (joining.has(text)) return 'join';
  return between.has(text) ? 'between' : 'thing';
}

/** The things under a refusal of which nothing was made, each in its one or two words. */
function refusedIn(typed: string, quote: Quote): string[][] {
  const words = wordsOf(typed, quote);
  const found: string[][] = [[]];
  let room = 0;
  for (const [i, { text, isUnread }] of words.entries()) {
    const role = roleOf(text, words[i + 1]);
    if (role === 'refusal' || (role === 'join' && room > 0)) {
      found.push([]);
      room = LONGEST;
    } else if (role === 'end') room = 0;
    else if (role === 'thing' && room > 0) {
      room--;
      if (isUnread && text.length >= SHORTEST) found.at(-1)?.push(text);
    }
  }
  return found.filter((thing) => thing.length > 0);
}

/** A text that says it has none of it. */
const lacking = listed('no sin without vegan vegano vegana');

const formsOf = (word: string) => [word, ...singularsOf(word, false)];

/** The places whose texts say a word, in the one number or the other; none where too many do. */
function saying(word: string, { compiled }: CompiledDestination): CompiledPlace[] {
  const forms = new Set(formsOf(word));
  const isIt = (own: string) => forms.has(own) || singularsOf(own, false).some((one) => forms.has(one));
  const found = compiled.filter(({ words }) =>
    words.all.split(' ').some((own, i, all) => isIt(own) && !lacking.has(all[i - 1] ?? '')),
  );
  return found.length > Math.max(FEW.places, compiled.length * FEW.share) ? [] : found;
}

/** What says all the words of a thing, else what says the first of them that any place says. */
function meant(thing: readonly string[], destination: CompiledDestination): CompiledPlace[] {
  const each = thing.map((word) => saying(word, destination));
  const [first = [], ...others] = each;
  const all = first.filter((place) => others.every((own) => own.includes(place)));
  return all.length > 0 ? all : (each.find((own) => own.length > 0) ?? []);
}

/**
 * What was refused in words that no item holds ("sin camellos ni caballos"): the few places whose own names and texts say them. A word that
 * stands in the texts of many places leaves none of them out.
 *
 * @param typed the preferences that the quotes point into
 */
export function unreadRefusals(
  typed: string,
  unknown: readonly Quote[],
  destination: CompiledDestination,
): UnreadRefusal[] {
  return unknown.flatMap((quote) => {
    const places = refusedIn(typed, quote).flatMap((thing) => meant(thing, destination));
    return places.length > 0 ? [{ quote, places: [...new Set(places)] }] : [];
  });
}
