import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { type Random, seededUuid } from '#domain/random.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { costOf } from '../catalogue/cost.ts';
import { treatmentOn } from '../catalogue/holidays.ts';
import type { Intent } from '../intent/intent.ts';
import type { TimedStop } from '../solver/finish.ts';
import { texts } from './texts.ts';

/** What is told: of which trip, by which wishes, in which language. */
export interface Story {
  readonly destination: CompiledDestination;
  readonly request: TripRequest;
  readonly intent: Intent;
  readonly language: Language;
  readonly random: Random;
}

interface Dated {
  readonly stop: TimedStop;
  readonly date: string;
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

function narratePlace(place: CompiledPlace, { stop, date }: Dated, story: Story): Activity {
  const { language, random } = story;
  const t = texts[language];
  const name = inLanguage(place.name, language);
  return {
    id: seededUuid(random),
    kind: 'place',
    placeId: place.id,
    meal: stop.meal,
    name,
    activity: stop.meal ? t.meal(stop.meal) : t.doing(place.kind),
    location: name,
    start: stop.start,
    duration: stop.minutes,
    latitude: place.latitude,
    longitude: place.longitude,
    ...toldAccess(place, language),
    description: inLanguage(place.text, language),
    cost: costOf(place),
    booking: isToBook(place, story),
    notes: '',
    done: false,
    paid: null,
    verify: toVerifyOf(place, date),
  };
}

function narrateGeneric(stop: TimedStop, { language, random }: Story): Activity {
  const t = texts[language];
  const near = inLanguage(stop.anchor.name, language);
  return {
    id: seededUuid(random),
    kind: stop.meal ? 'meal' : 'free-time',
    placeId: stop.anchor.id,
    meal: stop.meal,
    name: stop.meal ? t.mealNear(stop.meal, near) : t.freeTime(near),
    activity: stop.meal ? t.meal(stop.meal) : t.freeTime(near),
    location: near,
    start: stop.start,
    duration: stop.minutes,
    latitude: stop.anchor.latitude,
    longitude: stop.anchor.longitude,
    ...toldAccess(stop.anchor, language),
    description: stop.meal ? t.mealNearText(near) : t.freeTimeText(near),
    cost: stop.meal ? { kind: 'variable' } : { kind: 'amount', adult: 0, child: 0 },
    booking: false,
    verify: [],
    notes: '',
    done: false,
    paid: null,
  };
}

/** A stop of the day of a date (YYYY-MM-DD). */
export function narrateStop(stop: TimedStop, date: string, story: Story): Activity {
  return stop.place ? narratePlace(stop.place, { stop, date }, story) : narrateGeneric(stop, story);
}
