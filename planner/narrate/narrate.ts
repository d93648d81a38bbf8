import { inLanguage } from '#domain/bilingual.ts';
import { type Language, languages } from '#domain/language.ts';
import { seededUuid } from '#domain/random.ts';
import { shorten } from '#domain/shorten.ts';
import { addDays, dayCount } from '#domain/trip/dates.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import { keyOf, together } from '#domain/trip/known-texts.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { beginsOut } from '../day-out.ts';
import { dayRules } from '../rules.ts';
import type { TimedStop } from '../solver/timed-stop.ts';
import { importantInfo, type Line, LONGEST_LINE, recommendations } from './advice.ts';
import { holidayLine } from './holidays.ts';
import { luggageLabels } from './luggage.ts';
import { narrateStop, type Story } from './stops.ts';
import { enumerate, nameOfCategory, texts } from './texts.ts';
import { type Told, translationsOf } from './translations.ts';
import { seasonalWeather } from './weather.ts';

type Texts = Sentences & Pick<Trip, 'accommodation' | 'luggage'>;

const HIGHLIGHTS = 3;

/** As many visits are named; the others are counted. */
const NAMED_VISITS = 3;

/** What a day is told by: the names of what is visited, that of where one is on a day without visits, and whether the first visit holds lunch. */
interface DayTold {
  readonly visits: readonly string[];
  readonly anchor: string;
  readonly isOut: boolean;
}

/** One sentence about a day. */
export function daySummary({ visits, anchor, isOut }: DayTold, language: Language): string {
  const t = texts[language];
  const [first] = visits;
  if (!first) return anchor === '' ? t.emptyDay : t.quietDay(anchor);
  if (visits.length === 1) return isOut ? t.oneVisitWithLunch(first) : t.oneVisit(first);
  if (isOut && visits.length <= NAMED_VISITS) return t.dayOutThen(first, enumerate(visits.slice(1), language));
  const named = visits.length === NAMED_VISITS + 1 ? visits : visits.slice(0, NAMED_VISITS);
  const more = visits.length - named.length;
  return t.daySummary(more === 0 ? enumerate(named, language) : named.join(', '), more);
}

/** Why a day holds nothing, where the journeys say so; null for any other day. */
function emptyReason(stops: readonly TimedStop[], day: number, { intent, language }: Story): string | null {
  const { arrival, departure } = intent.fixed;
  const t = texts[language];
  if (stops.length > 0) return null;
  if (arrival && day <= arrival.day) return day === arrival.day ? t.arrivalDay : t.notThereYet;
  if (departure && day >= departure.day) return day === departure.day ? t.departureDay : t.goneBefore;
  return null;
}

/** What is said of a day, in a language. */
function daySaid(stops: readonly TimedStop[], index: number, date: string, story: Story) {
  const { language, destination } = story;
  const anchor = stops[0]?.anchor;
  const visits = stops.flatMap((stop) => (stop.place && !stop.meal ? [inLanguage(stop.place.name, language)] : []));
  const isOut = beginsOut(stops, dayRules(destination.country, story.intent).lunch);
  const places = stops.flatMap(({ place }) => place ?? []);
  return {
    summary:
      emptyReason(stops, index + 1, story) ??
      daySummary({ visits, anchor: anchor ? inLanguage(anchor.name, language) : '', isOut }, language),
    holiday: holidayLine(date, places, destination, language),
  };
}

/** One day of the plan; `index` 0 is the first. */
export function narrateDay(stops: readonly TimedStop[], index: number, story: Story): Day {
  const { language, random, destination, request } = story;
  const date = addDays(request.dates.start, index);
  const said = (other: Language) => daySaid(stops, index, date, { ...story, language: other });
  const { summary, holiday } = said(language);
  return {
    id: seededUuid(random),
    day: index + 1,
    summary,
    notes: '',
    weather: seasonalWeather(destination, date),
    ...(holiday !== null && { holiday }),
    ...translationsOf(language, (other) => toldDay(said(other))),
    activities: stops.map((stop) => narrateStop(stop, date, story)),
  };
}

/** The texts of a day, to be paired with those of other languages. */
export const toldDay = ({ summary, holiday }: { readonly summary: string; readonly holiday: string | null }): Told => [
  [summary],
  [holiday ?? ''],
];

type Sentences = Pick<Trip, 'summary' | 'importantInfo' | 'recommendations' | 'translations' | 'mentions'>;

/** What is said about the places of a trip, in a language: summary, what to know, what we recommend. */
function placesSaid(places: readonly CompiledPlace[], story: Story): readonly (readonly Line[])[] {
  const { destination, language, request, intent } = story;
  const t = texts[language];
  const sights = places.filter((place) => place.kind !== 'food').sort((a, b) => b.popularity - a.popularity);
  const named = sights.slice(0, HIGHLIGHTS);
  const highlights = named.map((place) => inLanguage(place.name, language));
  const summary = t.summary({
    city: inLanguage(destination.name, language),
    days: dayCount(request.dates),
    people: t.people(request.travellers.adults, request.travellers.children),
    highlights: enumerate(highlights, language),
  });
  const interests = [...intent.liked].map((id) => nameOfCategory(id, language));
  const text = interests.length > 0 ? `${summary} ${t.categories(enumerate(interests, language))}` : summary;
  return [[{ text, named }], importantInfo(story, places), recommendations(story, places)];
}

/** What the texts name, in every language they are told in. */
function mentionsOf(lines: readonly Line[], language: Language): [string, Record<string, string>][] {
  return lines.flatMap(({ text, named }) =>
    named.length === 0
      ? []
      : [[keyOf(text), Object.fromEntries(named.map(({ id, name }) => [id, inLanguage(name, language)]))]],
  );
}

const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text);

/** What is said about the places of a trip: summary, what to know, what we recommend, in every language. */
export function narratePlaces(places: readonly CompiledPlace[], story: Story): Sentences {
  const { language } = story;
  const said = (other: Language) => placesSaid(places, { ...story, language: other });
  const [[summary] = [], info = [], advice = []] = said(language);
  return {
    summary: summary?.text ?? '',
    importantInfo: textsOf(info),
    recommendations: textsOf(advice),
    ...translationsOf(language, (other) => said(other).map(textsOf)),
    mentions: Object.fromEntries(languages.flatMap((other) => mentionsOf(said(other).flat(), other))),
  };
}

/** What lies around the places, in a language: where to stay, what to pack, what the destination is called. */
function aroundSaid(places: readonly CompiledPlace[], { destination, language, request, intent }: Story) {
  const t = texts[language];
  const has = (...ids: string[]) => places.some((place) => place.categories.some((category) => ids.includes(category)));
  const luggage = luggageLabels(
    {
      destination,
      start: request.dates.start,
      nights: request.packFor ?? dayCount(request.dates) - 1,
      children: request.travellers.children,
      beach: has('beach'),
      baths: has('wellness'),
      hiking: has('adventure', 'nature'),
      gentle: intent.gentle,
      dressy: intent.budget === 'luxury' || has('nightlife'),
    },
    language,
  );
  const areas = destination.areas.filter((area) => area.budgets.includes(intent.budget)).slice(0, 5);
  const accommodation = areas.map((area) =>
    shorten(t.stay(inLanguage(area.name, language), inLanguage(area.text, language)), LONGEST_LINE),
  );
  return { luggage, accommodation, destination: inLanguage(destination.name, language) };
}

/** The texts around the days, from the places on them: summary, what to know, what to pack, where to stay. */
export function narrateTrip(places: readonly CompiledPlace[], story: Story): Texts {
  const { language, random } = story;
  const said = (other: Language) => aroundSaid(places, { ...story, language: other });
  const { luggage, accommodation } = said(language);
  const sentences = narratePlaces(places, story);
  const { translations = {} } = translationsOf(language, (other) => {
    const around = said(other);
    return [around.luggage, around.accommodation, [around.destination]];
  });
  return {
    ...sentences,
    translations: together(sentences.translations, translations),
    accommodation,
    luggage: luggage.map((label) => ({ id: seededUuid(random), label, packed: false })),
  };
}
