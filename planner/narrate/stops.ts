import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { localLanguageOf } from '#domain/place/local-language.ts';
import { type Random, seededUuid } from '#domain/random.ts';
import type { Cost } from '#domain/trip/cost.ts';
import { nightsBetween } from '#domain/trip/dates.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { keyOf, together } from '#domain/trip/known-texts.ts';
import type { Translations } from '#domain/trip/translations.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { costOf } from '../catalogue/cost.ts';
import { treatmentOn } from '../catalogue/holidays.ts';
import type { Intent } from '../intent/intent.ts';
import type { TimedStop } from '../solver/timed-stop.ts';
import { signOfPlace } from './sign-of.ts';
import { texts } from './texts.ts';
import { type Told, translationsOf } from './translations.ts';

/** What is told: of which trip, by which wishes, in which language. */
export interface Story {
  readonly destination: CompiledDestination;
  readonly request: TripRequest;
  readonly intent: Intent;
  readonly language: Language;
  readonly random: Random;
}

/** How one comes to a place out of town, in the plan's language. */
function toldAccess({ access }: CompiledPlace, language: Language): Pick<Activity, 'access'> {
  if (!access) return {};
  return { access: { ...access, from: access.from && inLanguage(access.from, language) } };
}

/** Whether a place has to be booked: what one holds a ticket or a table for has not. */
export const isToBook = (place: CompiledPlace, { intent }: Pick<Story, 'intent'>) =>
  place.booking && intent.pins.get(place.id)?.isBooked !== true;

/** What is not confirmed of a visit on a date (YYYY-MM-DD). */
function toVerifyOf(place: CompiledPlace, date: string): Activity['verify'] {
  const isUnsure = place.hours === null || treatmentOn(place, date).kind === 'unsure';
  return [...(isUnsure ? ['hours'] : []), ...(costOf(place).kind === 'unknown' ? ['price'] : [])];
}

/** The words of a stop, in a language. */
type Words = Pick<Activity, 'name' | 'activity' | 'location' | 'description' | 'access'>;

function wordsOfPlace(place: CompiledPlace, meal: TimedStop['meal'], language: Language): Words {
  const t = texts[language];
  const name = inLanguage(place.name, language);
  const description = inLanguage(place.text, language);
  const activity = meal ? t.meal(meal) : t.doing(place.kind);
  return { name, activity, location: name, description, ...toldAccess(place, language) };
}

/** In which language a stop is told, and whether it lies in the heat of the day. */
interface Telling {
  readonly language: Language;
  readonly isHot: boolean;
}

/** Time of one's own that begins before this is for breakfast. */
const BREAKFAST_UNTIL = 9 * 60;

/** What one does with time of one's own: before the day begins breakfast, in the hottest hours a rest. */
function ownTimeText({ start }: TimedStop, near: string, { language, isHot }: Telling): string {
  const t = texts[language];
  if (start < BREAKFAST_UNTIL) return t.breakfastText(near);
  return isHot ? t.siestaText(near) : t.freeTimeText(near);
}

function wordsOfGeneric(stop: TimedStop, telling: Telling): Words {
  const { meal, anchor } = stop;
  const { language } = telling;
  const t = texts[language];
  const near = inLanguage(anchor.name, language);
  return {
    name: meal ? t.mealNear(meal, near) : t.freeTime(near),
    activity: meal ? t.meal(meal) : t.freeTime(near),
    location: near,
    description: meal ? t.mealNearText(near) : ownTimeText(stop, near, telling),
    ...toldAccess(anchor, language),
  };
}

const wordsOf = (stop: TimedStop, telling: Telling): Words =>
  stop.place ? wordsOfPlace(stop.place, stop.meal, telling.language) : wordsOfGeneric(stop, telling);

/** Whether most of a stop lies in the hours of a date that are too hot to be out of doors. */
function isInTheHeat({ start, minutes }: TimedStop, date: string, { intent, request }: Story): boolean {
  const hours = intent.heat.hours.get(nightsBetween(request.dates.start, date) + 1);
  return hours !== undefined && 2 * (Math.min(start + minutes, hours.to) - Math.max(start, hours.from)) > minutes;
}

const toldWords = ({ name, activity, location, description, access }: Words): Told => [
  [name],
  [activity],
  [location],
  [description],
  [access?.from ?? ''],
];

/** How a place is written where it is, by what it is called in every language. */
function localName({ local, name }: CompiledPlace, { destination }: Story): Translations {
  const language = localLanguageOf(destination.country);
  if (!local || language === null) return {};
  return { [language]: Object.fromEntries([name.en, name.es].map((own) => [keyOf(own), local])) };
}

/** What a stop is, whatever it is called. */
function factsOf(
  { place, meal }: TimedStop,
  date: string,
  story: Story,
): Pick<Activity, 'kind' | 'sign' | 'cost' | 'ticket' | 'booking' | 'verify'> {
  if (place)
    return {
      kind: 'place',
      sign: signOfPlace(place),
      cost: costOf(place),
      ...(place.ticket && { ticket: place.ticket }),
      booking: isToBook(place, story),
      verify: toVerifyOf(place, date),
    };
  const cost: Cost = meal ? { kind: 'variable' } : { kind: 'amount', adult: 0, child: 0 };
  return { kind: meal ? 'meal' : 'free-time', cost, booking: false, verify: [] };
}

/** A stop of the day of a date (YYYY-MM-DD), with its words in every language. */
export function narrateStop(stop: TimedStop, date: string, story: Story): Activity {
  const { language, random } = story;
  const place = stop.place ?? stop.anchor;
  const { id: placeId, latitude, longitude } = place;
  const isHot = isInTheHeat(stop, date, story);
  const { translations = {} } = translationsOf(language, (other) =>
    toldWords(wordsOf(stop, { language: other, isHot })),
  );
  const known = together(translations, localName(place, story));
  return {
    id: seededUuid(random),
    placeId,
    meal: stop.meal,
    start: stop.start,
    duration: stop.minutes,
    latitude,
    longitude,
    ...wordsOf(stop, { language, isHot }),
    ...(Object.keys(known).length > 0 && { translations: known }),
    ...factsOf(stop, date, story),
    notes: '',
    done: false,
    paid: null,
  };
}
