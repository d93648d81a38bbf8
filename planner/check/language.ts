import { type Language, languages } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { nameFor } from './places.ts';
import { type Check, eachActivity, type Violation } from './violation.ts';

/** Words that are common in one language and hardly occur in the other. */
const telling: Record<Language, string> = {
  en: 'the and of with for is at to from your you are it by on this that not its they which what',
  es: 'el los las del y con para es por que una un tu son se lo más no su al como esta este',
};
const languageOf = new Map(
  languages.flatMap((language) => telling[language].split(' ').map((word) => [word, language])),
);
/** Fewer foreign words may be a name. */
const FEWEST_FOREIGN = 3;

/** Whether a text is plainly written in the other language; short texts and names never are. */
export function isForeign(text: string, language: Language): boolean {
  let [own, foreign] = [0, 0];
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const tells = languageOf.get(word);
    if (tells === language) own++;
    else if (tells !== undefined) foreign++;
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
    trip.days.map(({ summary }) => summary),
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
  const isTold = description !== place.text[language];
  return others.some(
    (other) => (isNamed && name === nameFor(activity, place, other)) || (isTold && description === place.text[other]),
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
    const isOwnText = activity.description === destination.byId.get(activity.placeId ?? '')?.text[language];
    const told = isOwnText ? [activity.activity] : [activity.description, activity.activity];
    if (!isBorrowed(activity, language, destination) && !told.some(isWrong)) return [];
    return [{ rule: 'H20', day, activityId: activity.id, message: `"${activity.name}" is not told in ${language}` }];
  });
  return [...sentences, ...activities];
};
