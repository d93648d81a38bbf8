import { hashText, seededRandom } from '#domain/random.ts';
import { addDays, dayCount } from '#domain/trip/dates.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import { type PlanInput, type PlanResult, seedOf, tripOf } from '../attempt.ts';
import { type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import { placesOf } from '../catalogue/places-of.ts';
import { checkTrip, type Violation } from '../check/check.ts';
import { takesItsDay } from '../day-out.ts';
import { confirmed } from '../intent/confirmed.ts';
import { type Intent, lenient, readIntent } from '../intent/intent.ts';
import { narrateDay, narrateTrip } from '../narrate/narrate.ts';
import type { Story } from '../narrate/stops.ts';
import { dayRules } from '../rules.ts';
import { daysOutAllowed, planOutings } from '../solver/day-trips.ts';
import { finishDay } from '../solver/finish.ts';
import { buildInstance, type Instance } from '../solver/instance.ts';
import { solveOpenDays, usedKeys } from '../solver/open-days.ts';
import type { TimedStop } from '../solver/timed-stop.ts';
import { type DraftDay, groundPlace } from './ground.ts';
import { repairDraft } from './repair-draft.ts';
import { isTellable } from './tellable.ts';

/** A plan that grows day by day. */
export interface GrowingPlan extends PlanInput {
  /** The days before the next one, as they were told. */
  readonly days: readonly Day[];
}

/** How much of a proposal the catalogue knew and the plan kept. */
export interface Share {
  readonly kept: number;
  readonly proposed: number;
  /** What the proposal broke before it was repaired. */
  readonly faults: number;
}

export type DayResult =
  | ({ readonly kind: 'planned'; readonly day: Day } & Share)
  | { readonly kind: 'impossible'; readonly violations: readonly Violation[] };

/** With only what was proposed, then with whatever fits beside it, then with other seeds, at last with what was refused. */
const manners = [
  { only: true, allowed: 'nothing' },
  { only: false, allowed: 'nothing' },
  { only: false, allowed: 'nothing' },
  { only: false, allowed: 'sorts' },
  { only: false, allowed: 'wholly' },
] as const;

interface Proposal {
  readonly places: readonly CompiledPlace[];
  readonly faults: number;
}

const isVisit = ({ kind }: CompiledPlace) => kind !== 'food';

/** Finds the places of a day's draft that are still free, and counts what is wrong with it (H3, H6, H7, H9). */
function ground({ destination, days, request }: GrowingPlan, draft: DraftDay, intent: Intent): Proposal {
  const used = new Set(placesOf(days, destination).map(({ id }) => id));
  const date = addDays(request.dates.start, days.length);
  const places: CompiledPlace[] = [];
  let faults = 0;
  for (const activity of draft.activities) {
    const place = groundPlace(activity, destination);
    const isFree = place && !used.has(place.id) && !places.includes(place) && !intent.refused.has(place.id);
    if (isFree) places.push(place);
    if (!isFree || openIntervals(place, date).length === 0) faults += 1;
  }
  const { min, max } = dayRules(destination.country, intent).activities;
  const isCrammed = draft.activities.length > max || draft.activities.length < min;
  return { places, faults: faults + (isCrammed ? 1 : 0) };
}

/** What the traveller named and no day has comes on the last day at the latest. */
function proposalFor(plan: GrowingPlan, { places }: Proposal, intent: Intent): Map<string, number> {
  const index = plan.days.length;
  const ids = places.map(({ id }) => id);
  const isLast = index === dayCount(plan.request.dates) - 1;
  const booked = [...intent.pins].filter(([, { day, isBooked }]) => isBooked && day === index + 1).map(([id]) => id);
  return new Map([...ids, ...booked, ...(isLast ? intent.mustSee : [])].map((id) => [id, index]));
}

const isOutOfTown = ({ kind }: CompiledPlace) => kind === 'day-trip';

function outing(instance: Instance, plan: GrowingPlan, proposed: ReadonlyMap<string, number>): TimedStop[] | null {
  const before = placesOf(plan.days, plan.destination).filter(takesItsDay);
  if (before.length >= daysOutAllowed(instance)) return null;
  const mayLeave = before.filter(isOutOfTown).length < Math.max(1, Math.floor(instance.days / 2));
  const route = planOutings(instance).find(
    ({ day, stops }) =>
      day === plan.days.length &&
      stops.some(({ place }) => place && proposed.has(place.id) && (mayLeave || !isOutOfTown(place))),
  );
  return route ? finishDay(instance, route, new Set()) : null;
}

function solveDay(
  plan: GrowingPlan,
  proposed: ReadonlyMap<string, number>,
  only: boolean,
  { intent, random }: Pick<Story, 'intent' | 'random'>,
): TimedStop[] {
  const { destination, days, request } = plan;
  const others = only
    ? destination.compiled.filter((place) => isVisit(place) && !proposed.has(place.id)).map(({ id }) => id)
    : [];
  const excluded = new Set([...usedKeys(days), ...others]);
  const { start } = request.dates;
  const dates = { start, days: dayCount(request.dates) };
  const instance = buildInstance(destination, intent, dates, { excluded, proposed });
  const away = only ? outing(instance, plan, proposed) : null;
  return away ?? solveOpenDays(instance, new Set([days.length]), days, random).get(days.length) ?? [];
}

/** The trip up to its last day so far, which is judged like any trip. */
function checked(plan: GrowingPlan, days: Day[], story: Story): readonly Violation[] {
  const { start } = plan.request.dates;
  const request = { ...plan.request, dates: { start, end: addDays(start, days.length - 1) } };
  const places = placesOf(days, plan.destination);
  const trip = tripOf({ ...plan, request }, story, { ...narrateTrip(places, { ...story, request }), days });
  return checkTrip(trip, { destination: plan.destination, ...(plan.today && { today: plan.today }) });
}

function storyOf(plan: GrowingPlan, intent: Intent, number: number): Story {
  const { destination, request, language, days } = plan;
  const random = seededRandom(hashText(JSON.stringify([seedOf(plan), days.length, number])));
  return { destination, request, intent, language, random };
}

/** Our own words, or those that were proposed where they say nothing but what is so. */
function withSummary(day: Day, draft: DraftDay, { destination, language, request }: GrowingPlan): Day {
  const summary = draft.summary?.trim() ?? '';
  const places = placesOf([day], destination);
  return isTellable(summary, { destination, places, language, preferences: request.preferences })
    ? { ...day, summary }
    : day;
}

/**
 * The next day of a plan from what a model proposes for it, also nonsense: names become places of the catalogue, what fits
 * stays, the solver does the rest. The trip up to this day passes every check. An empty draft gives a day of the solver's own.
 */
export function nextDay(growing: GrowingPlan, draft: DraftDay): DayResult {
  const plan = { ...growing, request: confirmed(growing.request, growing.destination, growing.language) };
  const asked = readIntent(plan.request, plan.destination);
  // Where no day has a booking as a stop it keeps its hours beside the stops.
  const apart = readIntent(plan.request, plan.destination, () => new Set());
  const proposal = ground(plan, draft, asked);
  const proposed = proposalFor(plan, proposal, asked);
  let violations: readonly Violation[] = [];
  for (const [number, { only, allowed }] of manners.entries()) {
    if (only && !proposal.places.some(isVisit)) continue;
    const intent = allowed === 'nothing' ? asked : lenient(apart, allowed);
    const story = storyOf(plan, intent, number);
    const own = narrateDay(solveDay(plan, proposed, only, story), plan.days.length, story);
    const day = withSummary(own, draft, plan);
    violations = checked(plan, [...plan.days, day], story);
    if (violations.length > 0) continue;
    const planned = new Set(placesOf([day], plan.destination).map(({ id }) => id));
    const kept = proposal.places.filter(({ id }) => planned.has(id)).length;
    return { kind: 'planned', day, kept, proposed: draft.activities.length, faults: proposal.faults };
  }
  return { kind: 'impossible', violations };
}

/** The whole trip around days that were told one by one; days that do not go together are solved once more. */
export function finishPlan(growing: GrowingPlan): PlanResult {
  const { destination, today } = growing;
  const plan = { ...growing, request: confirmed(growing.request, destination, growing.language) };
  const story = storyOf(plan, readIntent(plan.request, destination), manners.length);
  const trip = tripOf(plan, story, { ...narrateTrip(placesOf(plan.days, destination), story), days: [...plan.days] });
  const violations = checkTrip(trip, { destination, ...(today && { today }) });
  return violations.length === 0 ? { kind: 'planned', trip } : repairDraft(plan, plan);
}
