import type { Bilingual } from '#domain/bilingual.ts';
import type { Tags } from './element.ts';

const LONGEST = 90;
/** What a name never has: control characters, marks that cannot be seen or turn the writing direction, what markup is made of. */
const strange = /[\p{Cc}\p{Cf}<>{}\\]/gu;
const address = /https?:|www\.|\.(com|net|org|info)\b|@/i;

/** A name as it may be shown; null where nothing that reads as one is left. */
export function cleanName(text: string | undefined): string | null {
  if (text === undefined) return null;
  const clean = text.normalize('NFC').replace(strange, ' ').replace(/\s+/g, ' ').trim();
  if (clean.length < 2 || clean.length > LONGEST || address.test(clean)) return null;
  return /\p{L}/u.test(clean) ? clean : null;
}

const isLatin = (text: string) => !/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, ''));

export interface Names {
  readonly name: Bilingual;
  /** As it is written on the spot, where that is not in Latin letters. */
  readonly local?: string;
}

const inLanguage = (tags: Tags, language: string) => cleanName(tags[`name:${language}`]);
const latin = (name: string | null) => (name !== null && isLatin(name) ? name : null);

/** What a place is called in both languages of the catalogue: by its own name where it has none there. null: it has no name. */
export function namesOf(tags: Tags): Names | null {
  const own = cleanName(tags['name']);
  const international = cleanName(tags['int_name']);
  const english = inLanguage(tags, 'en');
  const spanish = inLanguage(tags, 'es');
  const otherwise = latin(own) ?? international ?? own ?? english ?? spanish;
  const en = english ?? otherwise;
  const es = spanish ?? latin(own) ?? english ?? otherwise;
  if (en === null || es === null) return null;
  const local = own !== null && !isLatin(own) && own.length <= 60 && own !== en ? { local: own } : {};
  return { name: { en, es }, ...local };
}
