import { byLanguage } from '#domain/by-language.ts';
import type { Language } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import { type AccessKind, accessKinds } from '#domain/place/access.ts';
import { formatDuration } from '#domain/trip/duration.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { setsOffAt } from '#domain/trip/sets-off.ts';

type Access = NonNullable<Activity['access']>;

/** How the way to a stop out of town is told. A language that lacks a word does not compile. */
export interface AccessWords {
  readonly by: Readonly<Record<AccessKind, string>>;
  from(how: string, place: string): string;
  /** The same way into town. */
  to(how: string, place: string): string;
  about(duration: string): string;
  into(duration: string): string;
  every(minutes: number): string;
  oneWay(price: string): string;
  last(time: string): string;
  setOff(time: string): string;
}

const words = byLanguage(
  import.meta.glob<AccessWords>('./languages/*/access-words.ts', { eager: true, import: 'words' }),
);

/** "By train". */
export const howText = (by: AccessKind, language: Language): string => words[language].by[by];

/** Euros of whole cents without needless digits. */
const euros = (cents: number, language: Language) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

/**
 * `leg`: `out` is the way from the centre, `in` the way into it.
 * "By train from Tiburtina station: about 1 h 15 from the centre, every 60 min, about €3 one way, last return about 21:30."
 */
export function accessText(access: Access, language: Language, leg: 'in' | 'out' = 'out'): string {
  const { by, from, minutes, every, price, last } = access;
  const t = words[language];
  const how = t.by[known(accessKinds, by) ?? 'mixed'];
  const parts = [
    (leg === 'in' ? t.into : t.about)(formatDuration(minutes)),
    ...(every === null ? [] : [t.every(every)]),
    ...(price === null || price === 0 ? [] : [t.oneWay(euros(price, language))]),
    ...(last === null ? [] : [t.last(formatLocalTime(last))]),
  ];
  return `${from === null ? how : (leg === 'in' ? t.to : t.from)(how, from)}: ${parts.join(', ')}.`;
}

/** "Set off from the centre at about 08:25.", of a day that begins out of town; empty of others. */
export function setOffText(day: Pick<Day, 'activities'>, language: Language): string {
  const at = setsOffAt(day);
  return at === null ? '' : words[language].setOff(formatLocalTime(at));
}
