import type { Bilingual } from '#domain/bilingual.ts';
import type { Tag } from '#domain/place/tag.ts';
import { tagWords as englishTags } from '#rendering/wishes/languages/en/tag-words.ts';
import { tagWords as spanishTags } from '#rendering/wishes/languages/es/tag-words.ts';
import type { Tags } from '../element.ts';
import type { SortId } from '../sorts.ts';
import type { TableId } from '../tables.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './words.ts';

const THIS_CENTURY = 21;

/** A text in both languages of the catalogue. */
export const inBoth = (say: (words: Words) => string): Bilingual => ({ en: say(en), es: say(es) });

/** "12th century" of `start_date=1163`, `C12` or `12th century`; null where no year can be read. */
function centuryOf({ start_date: text = '' }: Tags): number | null {
  const named = /^(?:C|c)(\d{1,2})$|^(\d{1,2})(?:st|nd|rd|th) century$/.exec(text.trim());
  const year = /^~?(\d{3,4})(?:-|$|s$|\.\.)/.exec(text.trim());
  const century = named ? Number(named[1] ?? named[2]) : year ? Math.ceil(Number(year[1]) / 100) : null;
  return century !== null && century >= 1 && century <= THIS_CENTURY ? century : null;
}

/** Gifts are no fee, and conditions are not read. */
export const isFree = ({ fee }: Tags): boolean => fee === 'no';
const isPaid = ({ fee = '' }: Tags) => fee === 'yes' || /^\d/.test(fee);

const listedIn = (words: Words, { heritage }: Tags) =>
  heritage === undefined ? null : /^[12]$/.test(heritage) ? words.worldHeritage : words.heritage;

/** "Church, 12th century, a listed monument. Free to enter." */
export function sightText(sort: SortId, tags: Tags): Bilingual {
  const century = centuryOf(tags);
  return inBoth((words) => {
    const parts = [words.sorts[sort], century === null ? null : words.century(century), listedIn(words, tags)];
    const fee = isFree(tags) ? words.free : isPaid(tags) ? words.paid : null;
    const whole = `${parts.filter((part) => part !== null).join(', ')}.`;
    return fee === null ? whole : `${whole} ${fee}`;
  });
}

/** "Restaurant: Italian food, Pizza." */
export function tableText(house: TableId, tastes: readonly Tag[]): Bilingual {
  const said = (words: Words, names: Readonly<Record<Tag, string>>) => {
    const what = tastes.map((tag) => names[tag].toLocaleLowerCase()).join(', ');
    return `${words.tables[house]}${what === '' ? '' : words.serves(what)}.`;
  };
  return { en: said(en, englishTags), es: said(es, spanishTags) };
}
