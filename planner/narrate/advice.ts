import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { perLanguage } from '#domain/per-language.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import { shorten } from '#domain/shorten.ts';
import { addDays, dayCount, monthOf } from '#domain/trip/dates.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { type CompiledPlace, existsOn } from '../catalogue/compiled.ts';
import { bedsInTown } from '../intent/homes.ts';
import { itemsOf } from '../intent/understood.ts';
import { stayArea } from '../rules.ts';
import { unknownHolidays } from './holidays.ts';
import { isToBook, type Story } from './stops.ts';
import { enumerate, nameOfCategory, texts } from './texts.ts';

/** H19. */
export const LONGEST_LINE = 160;

/** One thing that is said, and the places of the plan that it names, in the order of their names. */
export interface Line {
  readonly text: string;
  readonly named: readonly CompiledPlace[];
}

const line = (text: string, named: readonly CompiledPlace[] = []): Line => ({ text, named });

/** As many as can be named while the line stays readable (H19: at most 160 characters). */
function nameable<P extends Pick<CompiledPlace, 'name'>>(all: readonly P[], language: Language, longest = 110): P[] {
  const kept: P[] = [];
  for (const one of all) {
    if ([...kept, one].map(({ name }) => inLanguage(name, language)).join(', ').length > longest) break;
    kept.push(one);
  }
  return kept;
}

/** "Rome, Paris and London". */
const namesOf = (all: readonly Pick<CompiledPlace, 'name'>[], language: Language) =>
  enumerate(
    all.map(({ name }) => inLanguage(name, language)),
    language,
  );

const months = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** "2026-06" -> "June 2026", "junio de 2026". */
const monthName = (month: string, language: Language) => months(language).format(new Date(`${month}-01`));

const LONGEST_BEDS = 100;
const LONGEST_TO_BOOK = 240;
const LONGEST_TO_VERIFY = 220;

/** From where ways are counted: what the travellers said, or what was taken for it. */
function baseLine({ destination, intent, language }: Story): string {
  const t = texts[language];
  const beds = bedsInTown(intent.bookings, destination);
  const known = [...destination.areas, ...destination.compiled].filter(({ id }) =>
    beds.some(({ place }) => place?.placeId === id),
  );
  if (beds.length > 0) {
    // What an owner typed is no text of ours.
    return known.length === 0 ? t.staysBooked : t.staysAt(namesOf(nameable(known, language, LONGEST_BEDS), language));
  }
  const { name: area } = stayArea(destination, intent.budget);
  const name = inLanguage(area, language);
  const isSaid = itemsOf(intent.wishes, 'lodging').length > 0 || intent.bookings.some(({ kind }) => kind === 'lodging');
  return isSaid ? t.staysSomewhere(name) : t.staysPerhaps(name);
}

function toBook(story: Story, places: readonly CompiledPlace[]): Line[] {
  const { language } = story;
  const named = nameable(
    places.filter((place) => isToBook(place, story)),
    language,
    LONGEST_TO_BOOK,
  );
  return named.length > 0 ? [line(texts[language].book(namesOf(named, language)), named)] : [];
}

function toVerify({ language }: Story, places: readonly CompiledPlace[]): Line[] {
  const named = nameable(
    places.filter((place) => place.hours === null),
    language,
    LONGEST_TO_VERIFY,
  );
  return named.length > 0 ? [line(texts[language].verifyHours(namesOf(named, language)), named)] : [];
}

function unmet({ language, intent }: Story, places: readonly CompiledPlace[]): Line[] {
  const covered = new Set(places.flatMap((place) => place.categories));
  const names = [...intent.liked].filter((id) => !covered.has(id)).map((id) => nameOfCategory(id, language));
  return names.length > 0 ? [line(texts[language].unmetCategories(enumerate(names, language)))] : [];
}

/** So long lasts what one comes for; a market of a whole season is no feast. */
const LONGEST_FEAST = 21;

/** Feasts that are on while the travellers are there, and that the plan leaves out: streets are full and beds dear, and a traveller who knew of it might go. */
function feasts({ destination, intent, language, request }: Story, places: readonly CompiledPlace[]): Line[] {
  const dates = datesOf(request);
  const isFeast = (place: CompiledPlace) =>
    place.dates !== undefined &&
    hasTag(place.tags, 'festival') &&
    !places.includes(place) &&
    !intent.refused.has(place.id) &&
    dates.some((date) => existsOn(place, date) && !existsOn(place, addDays(date, LONGEST_FEAST)));
  const named = nameable(
    destination.compiled.filter(isFeast).sort((a, b) => b.popularity - a.popularity),
    language,
  );
  return named.length > 0 ? [line(texts[language].feasts(namesOf(named, language)))] : [];
}

const datesOf = ({ dates }: Story['request']): string[] =>
  Array.from({ length: dayCount(dates) }, (_, index) => addDays(dates.start, index));

/** What to know of a trip to these places. */
export function importantInfo(story: Story, places: readonly CompiledPlace[]): Line[] {
  const { destination, language, request } = story;
  const t = texts[language];
  const month = destination.climate?.[monthOf(request.dates.start)];
  return [
    line(baseLine(story)),
    line(inLanguage(destination.transport, language)),
    line(inLanguage(destination.safety, language)),
    line(month ? t.climate(Math.round(month.low), Math.round(month.high), Math.round(month.rainDays)) : t.noClimate),
    ...feasts(story, places),
    ...toBook(story, places),
    ...toVerify(story, places),
    ...unmet(story, places),
    line((destination.sources ? t.openFacts : t.pricesAge)(monthName(destination.facts.date, language))),
  ];
}

/** By the figures of its crowds; where they are not known nothing is claimed, and what is never shut has no first hour. */
const isQuietestEarly = ({ crowds, week }: CompiledPlace) =>
  week !== null &&
  week.flat().some(({ open }) => open > 0) &&
  crowds !== undefined &&
  !crowds.startsWith('0') &&
  [1, 2].every((part) => crowds.charAt(0) < crowds.charAt(part));

/** The sights that advice is about: the best known that is quietest early, a table to book, a roof for when it rains. */
function advised(story: Story, places: readonly CompiledPlace[]) {
  const sights = places.filter((place) => place.kind !== 'food');
  const byFame = [...sights].sort((a, b) => b.popularity - a.popularity);
  const early = byFame.find((place) => isQuietestEarly(place) && !story.intent.pins.has(place.id));
  const table = places.find((place) => place.kind === 'food' && isToBook(place, story));
  return { early, table, roof: sights.find((place) => place.indoor && place !== early) };
}

/** When to stay out of the sun, where the plan does. */
function heat({ intent, language }: Story): Line[] {
  const [first] = intent.heat.hours.values();
  return first ? [line(texts[language].heat(formatLocalTime(first.from), formatLocalTime(first.to)))] : [];
}

/** What we recommend for a trip to these places. */
export function recommendations(story: Story, places: readonly CompiledPlace[]): Line[] {
  const { language, intent, destination, request } = story;
  const t = texts[language];
  const dates = datesOf(request);
  const { early, table, roof } = advised(story, places);
  const about = (place: CompiledPlace | undefined, say: (name: string) => string) =>
    place ? [line(say(inLanguage(place.name, language)), [place])] : [];
  const lines = [
    ...about(early, t.start),
    ...about(table, t.table),
    ...about(roof, t.rain),
    ...heat(story),
    ...(intent.withChildren ? [line(t.withChildren)] : []),
    // Who cannot walk is not told of shoes.
    line(intent.gentle ? t.steps : t.walk),
    line(t.holidays),
    ...unknownHolidays(dates, destination, language).map((text) => line(text)),
    line(t.offline),
  ].map(({ text, named }) => line(shorten(text, LONGEST_LINE), named));
  return [...new Map(lines.map((own) => [own.text, own])).values()];
}
