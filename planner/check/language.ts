import { catalogueLanguage, inLanguage } from '#domain/bilingual.ts';
import { byLanguage } from '#domain/by-language.ts';
import { type Language, languages } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { nameFor } from './places.ts';
import { type Check, eachActivity, type Violation } from './violation.ts';

const telling = byLanguage(
  import.meta.glob<string>('../languages/*/telling-words.ts', { eager: true, import: 'tellingWords' }),
);
const languagesOf = new Map<string, Language[]>();
for (const language of languages)
  for (const word of telling[language].split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Fewer foreign words may be a name. */
const FEWEST_FOREIGN = 3;

/**
 * Whether a text is plainly written in another language than it should be; short texts and names never are. The words of the
 * catalogue are at home in every language that it is not written in.
 */
export function isForeign(text: string, language: Language): boolean {
  let [own, foreign] = [0, 0];
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const tells = languagesOf.get(word) ?? [];
    if (tells.includes(language) || tells.includes(catalogueLanguage(language))) own++;
    else if (tells.length > 0) foreign++;
  }
  return foreign >= FEWEST_FOREIGN && foreign > 2 * own;
}

/** The texts of a plan, line by line, and each list once more as a whole: its lines may be too short to tell one by one. */
function sentencesOf(trip: Trip): string[] {
  const lists = [
    trip.importantInfo,
    trip.recommendations,
    trip.accommodation,
    trip.luggage.map(({ label }) => label),
    trip.answers.flatMap(({ asked, answer }) => [asked, answer]),
    trip.days.flatMap(({ summary, holiday = '' }) => [summary, holiday]),
  ];
  return [trip.summary, ...lists.flatMap((lines) => [...lines, lines.join('\n')])];
}

/** A text without the names in it, which keep their own language. */
function withoutNames(text: string, { compiled }: CompiledDestination): string {
  return compiled
    .flatMap(({ name }) => [name.en, name.es])
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

/** Whether an activity is called, or told in the catalogue's own words, as in another language. */
function isBorrowed(activity: Activity, language: Language, { byId }: CompiledDestination): boolean {
  const place = byId.get(activity.placeId ?? '');
  if (!place) return false;
  const others = languages.filter((other) => other !== language);
  const { name, description } = activity;
  const isNamed = name !== nameFor(activity, place, language);
  const isTold = description !== inLanguage(place.text, language);
  return others.some(
    (other) =>
      (isNamed && name === nameFor(activity, place, other)) ||
      (isTold && description === inLanguage(place.text, other)),
  );
}

/** H20: every text is in the language that was asked for, names by the catalogue's spelling in it. */
export const oneLanguage: Check = ({ trip, destination }) => {
  const language = known(languages, trip.provenance?.language);
  if (!language) return [];
  const isWrong = (text: string) => isForeign(text, language) && isForeign(withoutNames(text, destination), language);
  const sentences = sentencesOf(trip)
    .filter(isWrong)
    .map((text): Violation => ({ rule: 'H20', message: `not in ${language}: "${text.slice(0, 60)}"` }));
  const activities = eachActivity(trip).flatMap(({ day, activity }): Violation[] => {
    // The catalogue's own words need no reading: its audit holds their language.
    const place = destination.byId.get(activity.placeId ?? '');
    const isOwnText = place !== undefined && activity.description === inLanguage(place.text, language);
    const told = isOwnText ? [activity.activity] : [activity.description, activity.activity];
    if (!isBorrowed(activity, language, destination) && !told.some(isWrong)) return [];
    return [{ rule: 'H20', day, activityId: activity.id, message: `"${activity.name}" is not told in ${language}` }];
  });
  return [...sentences, ...activities];
};
