import { inLanguage } from '#domain/bilingual.ts';
import { type Language, languages } from '#domain/language.ts';
import { distanceM } from '#domain/place/distance.ts';
import { type Activity, mealOf } from '#domain/trip/itinerary.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { texts } from '../narrate/texts.ts';
import { normaliseName } from '../resolve/normalise.ts';
import { DAY_TRIP_RADIUS_M, SAME_NAME_DISTANCE_M } from '../rules.ts';
import { type Check, type CheckInput, eachActivity, type Violation } from './violation.ts';

/** A centre is told to the last digit; degrees are no whole numbers. */
const SAME_CENTRE_M = 1;

function samePoint(a: Activity, b: Activity, withinM: number): boolean {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return false;
  const from = { latitude: a.latitude, longitude: a.longitude };
  return distanceM(from, { latitude: b.latitude, longitude: b.longitude }) <= withinM;
}

interface Named {
  readonly activity: Activity;
  readonly name: string;
}

function isRepeat({ activity: a, name }: Named, { activity: b, name: other }: Named): boolean {
  if (a.kind === 'place' && b.kind === 'place' && a.placeId !== null && a.placeId === b.placeId) return true;
  return name === other && samePoint(a, b, SAME_NAME_DISTANCE_M);
}

/** H7: nothing twice in a trip. */
export const noRepeats: Check = ({ trip }) => {
  const all = eachActivity(trip).map((found) => ({ ...found, name: normaliseName(found.activity.name) }));
  return all.flatMap((found, i): Violation[] => {
    const { day, activity } = found;
    const first = all.find((earlier, at) => at < i && isRepeat(earlier, found));
    if (!first) return [];
    return [{ rule: 'H7', day, activityId: activity.id, message: `"${activity.name}" is already on day ${first.day}` }];
  });
};

function isReachedAs({ access }: Activity, { access: own }: CompiledPlace): boolean {
  if (access?.minutes !== own?.minutes) return false;
  return !access?.centre || !own || distanceM(access.centre, own.centre) < SAME_CENTRE_M;
}

function placeFault(activity: Activity, place: CompiledPlace): string | null {
  const { latitude, longitude } = activity;
  if (latitude === null || longitude === null) return `does not say where ${place.id} is`;
  if (!isReachedAs(activity, place)) return `is not reached as ${place.id} is`;
  return distanceM({ latitude, longitude }, place) > place.tolerance ? `lies too far from ${place.id}` : null;
}

function coordinateFault(activity: Activity, { destination }: CheckInput): string | null {
  const { latitude, longitude } = activity;
  const place = destination.byId.get(activity.placeId ?? '');
  if (latitude === 0 && longitude === 0) return 'lies at (0, 0)';
  const fault = place ? placeFault(activity, place) : null;
  if (fault || latitude === null || longitude === null) return fault;
  const reach = place?.kind === 'day-trip' ? DAY_TRIP_RADIUS_M : destination.radiusKm * 1000;
  return distanceM({ latitude, longitude }, destination) > reach ? 'lies outside the destination' : null;
}

/** H8: points are real ones, where the catalogue says, reached as it says, and in reach. */
export const coordinates: Check = (input) =>
  eachActivity(input.trip).flatMap(({ day, activity }): Violation[] => {
    const message = coordinateFault(activity, input);
    return message ? [{ rule: 'H8', day, activityId: activity.id, message }] : [];
  });

/** What an activity at a place is called in a language; null for a generic meal that is no meal, or free time that is one. */
export function nameFor(activity: Activity, place: CompiledPlace, language: Language): string | null {
  const { kind } = activity;
  const meal = mealOf(activity);
  const name = inLanguage(place.name, language);
  if (kind === 'place') return name;
  if (kind === 'meal') return meal && texts[language].mealNear(meal, name);
  return meal ? null : texts[language].freeTime(name);
}

/** H9: a catalogue place under its own name, or a generic at a catalogue place. Nothing invented. */
export const nothingInvented: Check = ({ trip, destination }) =>
  eachActivity(trip).flatMap(({ day, activity }): Violation[] => {
    const place = destination.byId.get(activity.placeId ?? '');
    if (place && languages.some((language) => nameFor(activity, place, language) === activity.name)) return [];
    return [{ rule: 'H9', day, activityId: activity.id, message: `"${activity.name}" is not in the catalogue` }];
  });
