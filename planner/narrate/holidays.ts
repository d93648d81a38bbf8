import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import { type Holiday, type HolidaySort, holidaySorts } from '#domain/place/holiday.ts';
import { shorten } from '#domain/shorten.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { type HolidayOn, treatmentOn } from '../catalogue/holidays.ts';
import { enumerate, holidayTexts } from './texts.ts';

const LONGEST = 600;

/** Sentences in the order they are said, each once. */
const joined = (lines: readonly string[]) => [...new Set(lines)].join(' ');

/** What it is: public holidays together, then the days kept like one, then what the moon decides. */
function namesOf(days: readonly HolidayOn[], language: Language): string[] {
  const t = holidayTexts[language];
  const names = (wanted: (own: HolidayOn) => boolean) =>
    days.filter(wanted).map(({ holiday }) => inLanguage(holiday.name, language));
  const isPublic = ({ holiday }: HolidayOn) => holiday.kind === 'public';
  const publicOnes = names((own) => own.certainty === 'sure' && isPublic(own));
  const others = names((own) => own.certainty === 'sure' && !isPublic(own));
  return [
    ...(publicOnes.length > 0 ? [t.public(enumerate(publicOnes, language))] : []),
    ...(others.length > 0 ? [t.kept(enumerate(others, language))] : []),
    ...names(({ certainty }) => certainty === 'expected').map(t.expected),
    ...names(({ certainty }) => certainty === 'perhaps').map(t.perhaps),
  ];
}

/** Sorts as one sentence, places a sentence each. */
function whatIsShut(
  what: readonly string[] | undefined,
  say: (sorts: string) => string,
  { byId }: CompiledDestination,
  language: Language,
): string[] {
  const t = holidayTexts[language];
  const sorts = (what ?? []).flatMap((one) => known<HolidaySort>(holidaySorts, one) ?? []);
  const places = (what ?? []).flatMap((one) => byId.get(one) ?? []);
  return [
    ...(sorts.length > 0
      ? [
          say(
            enumerate(
              sorts.map((sort) => t.sorts[sort]),
              language,
            ),
          ),
        ]
      : []),
    ...places.map(({ name }) => t.placeShut(inLanguage(name, language))),
  ];
}

function whatItMeans(holiday: Holiday, destination: CompiledDestination, language: Language): string[] {
  const t = holidayTexts[language];
  return [
    ...whatIsShut(holiday.shut, t.shut, destination, language),
    ...whatIsShut(holiday.mostly, t.mostly, destination, language),
    ...(holiday.indoors ? [t.indoors] : []),
    ...(holiday.transport ? [t.transport[holiday.transport]] : []),
    ...(holiday.until ? [t.early] : []),
    ...(holiday.note ? [inLanguage(holiday.note, language)] : []),
  ];
}

/**
 * What is said of the holidays of a date (YYYY-MM-DD); null where there is none. `places` are those that are visited on it.
 */
export function holidayLine(
  date: string,
  places: readonly CompiledPlace[],
  destination: CompiledDestination,
  language: Language,
): string | null {
  const days = destination.holidayCalendar.on(date);
  if (days.length === 0) return null;
  const isUnsure = places.some((place) => treatmentOn(place, date).kind === 'unsure');
  const lines = [
    ...namesOf(days, language),
    ...days.flatMap(({ holiday, certainty }) =>
      certainty === 'perhaps' ? [] : whatItMeans(holiday, destination, language),
    ),
    ...(isUnsure ? [holidayTexts[language].unknownHours] : []),
  ];
  return shorten(joined(lines), LONGEST);
}

/** What the calendar does not know of the dates of a trip, one line each. */
export function unknownHolidays(
  dates: readonly string[],
  { holidayCalendar, holidays }: CompiledDestination,
  language: Language,
): string[] {
  const t = holidayTexts[language];
  const unknown = dates.map((date) => holidayCalendar.unknownIn(date));
  const names = unknown.flatMap((of) => of ?? []).map((name) => inLanguage(name, language));
  return [
    ...(unknown.includes(null) ? [t.unknownYear(holidays?.to ?? 0)] : []),
    ...(names.length > 0 ? [t.unknownDates(enumerate([...new Set(names)], language))] : []),
  ];
}
