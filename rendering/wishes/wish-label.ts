import type { Language } from '#domain/language.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { ItemOf, WishItem, WishKind } from '#domain/wishes/item.ts';
import { type WishWords, wishWords } from './wish-words.ts';

interface Setting {
  readonly words: WishWords;
  readonly language: Language;
  /** What a place or an area is called; undefined where it is not known here. */
  readonly nameOf: (id: string) => string | undefined;
}

interface When {
  readonly day?: number | undefined;
  readonly time?: number | undefined;
  readonly part?: keyof WishWords['parts'] | undefined;
}

const joined = (parts: readonly (string | undefined | false)[]) => parts.filter(Boolean).join(' · ');

const dayOf = (day: number | undefined, { words }: Setting) =>
  day === undefined ? undefined : day === 0 ? words.outside : words.day(day);

const moment = ({ day, time, part }: When, setting: Setting) => {
  const hour = time === undefined ? part && setting.words.parts[part] : formatLocalTime(time);
  return [dayOf(day, setting), hour].filter((said) => said !== undefined).join(', ');
};

function bounds({ least, most }: { least?: number | undefined; most?: number | undefined }, words: WishWords) {
  if (least !== undefined && least === most) return words.exactly(least);
  if (least !== undefined && most !== undefined) return words.between(least, most);
  if (least !== undefined) return words.least(least);
  return most === undefined ? undefined : words.most(most);
}

/** "Not many", "two a day, in the morning", "every night". */
function amount({ few, least, most, aDay, day, part }: ItemOf<'sort'>, setting: Setting): string {
  const { words } = setting;
  const bound = few ? words.few : bounds({ least, most }, words);
  if (aDay && !bound) return part ? words.everyPart[part] : words.every;
  return joined([bound && (aDay ? words.aDay(bound) : bound), moment({ day, part }, setting)]);
}

function sort(item: ItemOf<'sort'>, setting: Setting): string {
  const { words } = setting;
  const { tag, stance, quality } = item;
  const what = joined([words.tags[tag], quality && words.qualities[quality], amount(item, setting)]);
  return stance === 'want' ? what : words.stances[stance](what);
}

function place(item: ItemOf<'place'>, setting: Setting): string {
  const nameOf = (id: string) => setting.nameOf(id) ?? id;
  const { or, sameDayAs, otherDayThan } = item;
  const names = [item.placeId, ...(or ? [or] : [])].map(nameOf);
  const either = new Intl.ListFormat(setting.language, { type: 'disjunction' }).format(names);
  const what = joined([
    either,
    moment(item, setting),
    sameDayAs && setting.words.sameDayAs(nameOf(sameDayAs)),
    otherDayThan && setting.words.otherDayThan(nameOf(otherDayThan)),
  ]);
  return item.stance === 'see' ? what : setting.words.stances[item.stance](what);
}

function money({ cents, per, each, currency }: ItemOf<'money'>, { words, language }: Setting): string {
  const format = { style: 'currency', currency, maximumFractionDigits: cents % 100 === 0 ? 0 : 2 } as const;
  const amount = new Intl.NumberFormat(language, format).format(cents / 100);
  return words.atMost([amount, words.per[per], each && words.each].filter(Boolean).join(' '));
}

const lodging = ({ areaId, near }: ItemOf<'lodging'>, { words, nameOf }: Setting) =>
  words.stay(areaId ? (nameOf(areaId) ?? areaId) : near ? words.near(nameOf(near) ?? near) : words.elsewhere);

function booked(item: ItemOf<'booked'>, setting: Setting): string {
  const { words, nameOf } = setting;
  const what = item.placeId ? (nameOf(item.placeId) ?? item.placeId) : item.what && words.bookable[item.what];
  const near = item.near && words.near(nameOf(item.near) ?? item.near);
  return words.booked(joined([what, moment(item, setting), near]));
}

function busy({ day, part, from, to }: ItemOf<'busy'>, setting: Setting): string {
  const { words } = setting;
  const hours =
    from !== undefined && to !== undefined
      ? words.span(formatLocalTime(from), formatLocalTime(to))
      : from !== undefined
        ? words.startsAt(formatLocalTime(from))
        : to !== undefined && words.endsBy(formatLocalTime(to));
  return words.busy(joined([dayOf(day, setting), part && words.parts[part], hours]));
}

const kilometres = (metres: number, language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(metres / 1000);

const journey = (item: ItemOf<'arrival' | 'departure'>, setting: Setting) =>
  joined([
    moment(item, setting),
    item.by && setting.words.vehicles[item.by],
    item.at && (setting.nameOf(item.at) ?? item.at),
  ]);

const labels: { readonly [K in WishKind]: (item: ItemOf<K>, setting: Setting) => string } = {
  place,
  sort,
  diet: ({ diet, who }, { words }) => joined([words.diets[diet], who === 'one' && words.one]),
  allergy: ({ to, who }, { words }) => joined([words.allergy(words.allergens[to]), who === 'one' && words.one]),
  mobility: ({ need }, { words }) => words.mobility[need],
  'walk-most': ({ metres }, { words, language }) => words.walkMost(kilometres(metres, language)),
  children: ({ ages }, { words }) => words.children(ages.join(', ')),
  pace: ({ pace, day }, setting) => joined([setting.words.paces[pace], dayOf(day, setting)]),
  things: (item, { words }) => words.visitsADay(bounds(item, words) ?? ''),
  'day-start': ({ at }, { words }) => (typeof at === 'number' ? words.startsAt(formatLocalTime(at)) : words.starts[at]),
  'day-end': ({ at }, { words }) => (typeof at === 'number' ? words.endsBy(formatLocalTime(at)) : words.ends[at]),
  meal: ({ meal, habit }, { words }) =>
    joined([words.meals[meal], typeof habit === 'number' ? formatLocalTime(habit) : words.habits[habit]]),
  table: ({ meal, near, day }, setting) => {
    const { words, nameOf } = setting;
    return joined([words.meals[meal], words.near(nameOf(near) ?? near), dayOf(day, setting)]);
  },
  free: ({ part, day, every, from, to }, setting) => {
    const { words } = setting;
    const hours = from !== undefined && to !== undefined && words.span(formatLocalTime(from), formatLocalTime(to));
    return joined([words.free[part], dayOf(day, setting), every && words.every, hours]);
  },
  money,
  company: ({ who }, { words }) => words.companies[who],
  occasion: ({ what, day }, setting) => joined([setting.words.occasions[what], dayOf(day, setting)]),
  visit: ({ which }, { words }) => words.visits[which],
  style: ({ style }, { words }) => words.styles[style],
  avoid: ({ what }, { words }) => words.avoid(words.avoidances[what]),
  arrival: (item, setting) => setting.words.arrival(journey(item, setting)),
  departure: (item, setting) => setting.words.departure(journey(item, setting)),
  lodging,
  booked,
  busy,
};

/** A wish in a few words, for a chip or the head of an answer: "Already seen: Colosseum", "Museums · at most 1". */
export function wishLabel(item: WishItem, language: Language, nameOf: Setting['nameOf']): string {
  const label = labels[item.kind] as (given: WishItem, setting: Setting) => string;
  return label(item, { words: wishWords[language], language, nameOf });
}
