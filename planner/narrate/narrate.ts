import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { seededUuid } from '#domain/random.ts';
import { shorten } from '#domain/shorten.ts';
import { addDays, dayCount, monthOf } from '#domain/trip/dates.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { holdsItsLunch } from '../day-out.ts';
import { bedsInTown } from '../intent/homes.ts';
import { itemsOf } from '../intent/understood.ts';
import { dayRules, stayArea } from '../rules.ts';
import type { TimedStop } from '../solver/finish.ts';
import { holidayLine, unknownHolidays } from './holidays.ts';
import { luggageLabels } from './luggage.ts';
import { isToBook, narrateStop, type Story } from './stops.ts';
import { enumerate, nameOfCategory, texts } from './texts.ts';
import { seasonalWeather } from './weather.ts';

type Texts = Pick<Trip, 'summary' | 'importantInfo' | 'recommendations' | 'accommodation' | 'luggage'>;

const HIGHLIGHTS = 3;

/** As many visits are named; the others are counted. */
const NAMED_VISITS = 3;

/** What a day is told by: the names of what is visited, that of where one is on a day without visits, and whether lunch is a stop. */
interface DayTold {
  readonly visits: readonly string[];
  readonly anchor: string;
  readonly hasLunch: boolean;
}

/** One sentence about a day. */
export function daySummary({ visits, anchor, hasLunch }: DayTold, language: Language): string {
  const t = texts[language];
  const [first] = visits;
  if (!first) return anchor === '' ? t.emptyDay : t.quietDay(anchor);
  if (visits.length === 1) return hasLunch ? t.oneVisit(first) : t.oneVisitWithLunch(first);
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

/** One day of the plan; `index` 0 is the first. */
export function narrateDay(stops: readonly TimedStop[], index: number, story: Story): Day {
  const { language, random, destination, request } = story;
  const anchor = stops[0]?.anchor;
  const visits = stops.flatMap((stop) => (stop.place && !stop.meal ? [inLanguage(stop.place.name, language)] : []));
  const date = addDays(request.dates.start, index);
  const hasLunch = !holdsItsLunch(stops, dayRules(destination.country, story.intent).lunch);
  const holiday = holidayLine(
    date,
    stops.flatMap(({ place }) => place ?? []),
    destination,
    language,
  );
  return {
    id: seededUuid(random),
    day: index + 1,
    summary:
      emptyReason(stops, index + 1, story) ??
      daySummary({ visits, anchor: anchor ? inLanguage(anchor.name, language) : '', hasLunch }, language),
    notes: '',
    weather: seasonalWeather(destination, date),
    ...(holiday !== null && { holiday }),
    activities: stops.map((stop) => narrateStop(stop, date, story)),
  };
}

/** Joins names while the line stays readable (H19: at most 160 characters). */
function shortList(names: readonly string[], language: Language, longest = 110): string {
  const kept: string[] = [];
  for (const name of names) {
    if ([...kept, name].join(', ').length > longest) break;
    kept.push(name);
  }
  return enumerate(kept, language);
}

/** "2026-06" -> "June 2026", "junio de 2026". */
const monthName = (month: string, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

const LONGEST_LINE = 160;
const LONGEST_BEDS = 100;

/** From where ways are counted: what the travellers said, or what was taken for it. */
function baseLine({ destination, intent, language }: Story): string {
  const t = texts[language];
  const beds = bedsInTown(intent.bookings, destination);
  const known = [...destination.areas, ...destination.compiled].filter(({ id }) =>
    beds.some(({ place }) => place?.placeId === id),
  );
  if (beds.length > 0) {
    // What an owner typed is no text of ours.
    const names = known.map((own) => inLanguage(own.name, language));
    return names.length === 0 ? t.staysBooked : t.staysAt(shortList(names, language, LONGEST_BEDS));
  }
  const { name: area } = stayArea(destination, intent.budget);
  const name = inLanguage(area, language);
  const isSaid = itemsOf(intent.wishes, 'lodging').length > 0 || intent.bookings.some(({ kind }) => kind === 'lodging');
  return isSaid ? t.staysSomewhere(name) : t.staysPerhaps(name);
}

function importantInfo(story: Story, places: readonly CompiledPlace[]): string[] {
  const { destination, language, request, intent } = story;
  const t = texts[language];
  const month = destination.climate[monthOf(request.dates.start)];
  const toBook = places.filter((place) => isToBook(place, story)).map((place) => inLanguage(place.name, language));
  const toVerify = places.filter((place) => place.hours === null).map((place) => inLanguage(place.name, language));
  const covered = new Set(places.flatMap((place) => place.categories));
  const unmet = [...intent.liked].filter((category) => !covered.has(category));
  return [
    baseLine(story),
    inLanguage(destination.transport, language),
    inLanguage(destination.safety, language),
    ...(month ? [t.climate(Math.round(month.low), Math.round(month.high), Math.round(month.rainDays))] : []),
    ...(toBook.length > 0 ? [t.book(shortList(toBook, language, 240))] : []),
    ...(toVerify.length > 0 ? [t.verifyHours(shortList(toVerify, language, 220))] : []),
    ...(unmet.length > 0
      ? [
          t.unmetCategories(
            enumerate(
              unmet.map((id) => nameOfCategory(id, language)),
              language,
            ),
          ),
        ]
      : []),
    t.pricesAge(monthName(destination.facts.date, language)),
  ];
}

/** By the figures of its crowds; where they are not known nothing is claimed. */
const isQuietestEarly = ({ crowds }: CompiledPlace) =>
  crowds !== undefined && !crowds.startsWith('0') && [1, 2].every((part) => crowds.charAt(0) < crowds.charAt(part));

function recommendations(story: Story, places: readonly CompiledPlace[]): string[] {
  const { language, intent, destination, request } = story;
  const t = texts[language];
  const dates = Array.from({ length: dayCount(request.dates) }, (_, index) => addDays(request.dates.start, index));
  const sights = places.filter((place) => place.kind !== 'food');
  const byFame = [...sights].sort((a, b) => b.popularity - a.popularity);
  const early = byFame.find((place) => isQuietestEarly(place) && !intent.pins.has(place.id));
  const table = places.find((place) => place.kind === 'food' && isToBook(place, story));
  const roof = sights.find((place) => place.indoor && place !== early);
  const lines = [
    ...(early ? [t.start(inLanguage(early.name, language))] : []),
    ...(table ? [t.table(inLanguage(table.name, language))] : []),
    ...(roof ? [t.rain(inLanguage(roof.name, language))] : []),
    ...(intent.withChildren ? [t.withChildren] : []),
    // Who cannot walk is not told of shoes.
    intent.gentle ? t.steps : t.walk,
    t.holidays,
    ...unknownHolidays(dates, destination, language),
    t.offline,
  ];
  return [...new Set(lines.map((line) => shorten(line, LONGEST_LINE)))];
}

type Sentences = Pick<Trip, 'summary' | 'importantInfo' | 'recommendations'>;

/** What is said about the places of a trip: summary, what to know, what we recommend. */
export function narratePlaces(places: readonly CompiledPlace[], story: Story): Sentences {
  const { destination, language, request, intent } = story;
  const t = texts[language];
  const sights = places.filter((place) => place.kind !== 'food').sort((a, b) => b.popularity - a.popularity);
  const highlights = sights.slice(0, HIGHLIGHTS).map((place) => inLanguage(place.name, language));
  const summary = t.summary({
    city: inLanguage(destination.name, language),
    days: dayCount(request.dates),
    people: t.people(request.travellers.adults, request.travellers.children),
    highlights: enumerate(highlights, language),
  });
  const interests = [...intent.liked].map((id) => nameOfCategory(id, language));
  return {
    summary: interests.length > 0 ? `${summary} ${t.categories(enumerate(interests, language))}` : summary,
    importantInfo: importantInfo(story, places),
    recommendations: recommendations(story, places),
  };
}

/** The texts around the days, from the places on them: summary, what to know, what to pack, where to stay. */
export function narrateTrip(places: readonly CompiledPlace[], story: Story): Texts {
  const { destination, language, request, intent, random } = story;
  const t = texts[language];
  const has = (...ids: string[]) => places.some((place) => place.categories.some((category) => ids.includes(category)));
  const labels = luggageLabels(
    {
      destination,
      start: request.dates.start,
      nights: dayCount(request.dates) - 1,
      children: request.travellers.children,
      beach: has('beach'),
      hiking: has('adventure', 'nature'),
      gentle: intent.gentle,
      dressy: intent.budget === 'luxury' || has('nightlife'),
    },
    language,
  );
  const areas = destination.areas.filter((area) => area.budgets.includes(intent.budget)).slice(0, 5);
  return {
    ...narratePlaces(places, story),
    accommodation: areas.map((area) =>
      shorten(t.stay(inLanguage(area.name, language), inLanguage(area.text, language)), LONGEST_LINE),
    ),
    luggage: labels.map((label) => ({ id: seededUuid(random), label, packed: false })),
  };
}
