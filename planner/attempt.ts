import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { hashText, seededRandom } from '#domain/random.ts';
import { dayCount } from '#domain/trip/dates.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { MAX_WISHES } from '#domain/wishes/longest.ts';
import type { CompiledDestination, CompiledPlace } from './catalogue/compiled.ts';
import { placesOf } from './catalogue/places-of.ts';
import { CHECKER_VERSION, checkTrip, type Violation } from './check/check.ts';
import { type Intent, lenient, readIntent } from './intent/intent.ts';
import { answered } from './narrate/answers/answered.ts';
import { narrateDay, narrateTrip } from './narrate/narrate.ts';
import type { Story } from './narrate/stops.ts';
import { afterDaysOut } from './solver/after-days-out.ts';
import { planOutings } from './solver/day-trips.ts';
import { withDearerTables } from './solver/dearer-tables.ts';
import { finishDay } from './solver/finish.ts';
import { buildInstance, type Instance } from './solver/instance.ts';
import { solveOpenDays, usedKeys } from './solver/open-days.ts';
import type { Route } from './solver/schedule.ts';
import { solve } from './solver/solve.ts';
import type { Leanings } from './solver/starts.ts';
import type { TimedStop } from './solver/timed-stop.ts';
import { usualInstance } from './solver/usual-instance.ts';

export const EMBEDDED_ENGINE = 'embedded-1';
/** Other seeds are tried this often when the checker refuses a plan. */
const ATTEMPTS = 8;
/** From these attempts on, sorts of places that were refused, and at last what a traveller cannot eat or reach, are allowed where no plan
 * passes without them; the answers say so. */
const FIRST_LENIENT_ATTEMPT = 3;
const FIRST_WHOLLY_LENIENT_ATTEMPT = 6;
/** From this attempt on bookings keep their hours beside the stops where no plan has them as stops. */
const FIRST_APART_ATTEMPT = 2;

export interface PlanInput {
  /** Id of the new trip; the only part of the answer that the seed does not decide. */
  readonly tripId: string;
  readonly request: TripRequest;
  readonly destination: CompiledDestination;
  readonly catalogueVersion: string;
  readonly language: Language;
  /** The date at the destination (H22); none when the caller has no clock. */
  readonly today?: string;
  /** Places that a model proposed, by id, with the index of their day: kept there where they fit. */
  readonly proposed?: ReadonlyMap<string, number>;
  /** Who proposed; stored with the plan. */
  readonly engine?: string;
  /** Default: drawn from the request, so that the same wish gives the same plan. */
  readonly seed?: number;
}

export type PlanResult =
  | { readonly kind: 'planned'; readonly trip: Trip }
  | { readonly kind: 'impossible'; readonly violations: readonly Violation[] };

/** How a plan is to be found. */
export interface Manner extends Pick<Leanings, 'mostPerDay' | 'spending' | 'mostForSpending' | 'quiet'> {
  /** Another number, another plan; 0 by default. */
  readonly round?: number;
  /** A plan of the same request with a day less: its days stay as they are, and only the day after them is planned. */
  readonly prolongs?: Trip;
}

/**
 * The seed of a plan: decided by all that was typed and chosen but length and budget, so that plans people compare share it; a chip that
 * is taken away changes what hangs on it and not the whole plan.
 */
export function seedOf({ seed, request, destination }: PlanInput): number {
  const { budget: _budget, wishes: _wishes, bookings: _bookings, fixed: _fixed, dates, ...rest } = request;
  return seed ?? hashText(JSON.stringify([destination.id, dates.start, rest]));
}

/** What the solver found, and for which reading of the wishes: a plan that lets a refusal go answers for it. */
interface Solved {
  readonly intent: Intent;
  readonly instance: Instance;
  readonly routes: readonly Route[];
}

/** Days that are solved but not yet told: the texts around them are drawn first. */
interface Days {
  readonly places: readonly CompiledPlace[];
  readonly narrate: () => Day[];
  readonly solved?: Solved;
}

function allDays(instance: Instance, story: Story): Days {
  const settled = { routes: planOutings(instance), meals: [] };
  const routes = afterDaysOut(instance, solve(instance, settled, story.random), settled.routes);
  return finished({ intent: story.intent, instance, routes }, story);
}

function finished(solved: Solved, story: Story): Days {
  const free = new Set<string>();
  const stops = solved.routes.map((route) => finishDay(solved.instance, route, free));
  return {
    places: placesAt(stops.flat()),
    narrate: () => stops.map((day, index) => narrateDay(day, index, story)),
    solved,
  };
}

const placesAt = (stops: readonly TimedStop[]) => stops.flatMap(({ place }) => place ?? []);

function oneDayMore(instance: Instance, { days }: Trip, { destination }: PlanInput, story: Story): Days {
  const last = days.length;
  const solved = solveOpenDays(instance, new Set([last]), days, story.random);
  const stops = solved.get(last) ?? [];
  return {
    places: [...placesOf(days, destination), ...placesAt(stops)],
    narrate: () => [...days, narrateDay(stops, last, story)],
  };
}

/** A trip of what was solved and told. */
export function tripOf(
  input: PlanInput,
  { intent }: Story,
  told: ReturnType<typeof narrateTrip> & { days: Day[] },
): Trip {
  const { request, destination, language } = input;
  const trip: Trip = {
    id: input.tripId,
    destination: inLanguage(destination.name, language),
    destinationId: destination.id,
    landscape: destination.landscape,
    title: null,
    notes: '',
    dates: request.dates,
    travellers: request.travellers,
    categories: request.categories,
    preferences: request.preferences,
    wishes: intent.wishes.slice(0, MAX_WISHES),
    bookings: [...intent.bookings],
    budget: request.budget,
    fares: destination.fares ?? null,
    transfers: null,
    ...told,
    answers: [],
    provenance: {
      engine: input.engine ?? EMBEDDED_ENGINE,
      catalogueVersion: input.catalogueVersion,
      checkerVersion: CHECKER_VERSION,
      seed: seedOf(input),
      language,
      factsDate: destination.facts.date,
      ...(destination.sources && { sources: [...destination.sources] }),
    },
  };
  return answered(trip, { days: told.days, intent, destination, request, language });
}

/** The instance in which a plan is sought. */
function instanceFor({ request, destination, proposed }: PlanInput, manner: Manner, intent: Intent): Instance {
  const dates = { start: request.dates.start, days: dayCount(request.dates) };
  const { round: _, prolongs, ...leaning } = manner;
  if (!proposed && !prolongs && Object.keys(leaning).length === 0) return usualInstance(destination, intent, dates);
  // What may not be visited may still be a place to eat or rest near.
  const excluded = manner.quiet ? new Set<string>() : usedKeys(prolongs?.days ?? []);
  return buildInstance(destination, intent, dates, { ...leaning, ...(proposed && { proposed }), excluded });
}

const solvedOf = new WeakMap<Trip, Solved>();

function toldOf(input: PlanInput, story: Story, days: Days): Trip {
  const texts = narrateTrip(days.places, story);
  const trip = tripOf(input, story, { ...texts, days: days.narrate() });
  if (days.solved) solvedOf.set(trip, days.solved);
  return trip;
}

function attempt(input: PlanInput, manner: Manner, number: number, intent: Intent): Trip {
  const { request, destination, language } = input;
  const seed = seedOf(input);
  // The days that a longer plan goes on from have their ids from the same seed.
  const drawn = manner.prolongs ? hashText(`${seed} ${manner.prolongs.days.length}`) : seed;
  const random = seededRandom((drawn + (manner.round ?? 0) * ATTEMPTS + number) >>> 0);
  const story: Story = { destination, request, intent, language, random };
  const instance = instanceFor(input, manner, intent);
  const days = manner.prolongs ? oneDayMore(instance, manner.prolongs, input, story) : allDays(instance, story);
  return toldOf(input, story, days);
}

/**
 * A plan with dearer tables on its days; null where the destination has none that are dear enough, or the plan with them breaks a rule.
 * Nothing is sought anew: such a plan costs a fifth of another one.
 */
export function planDearer(input: PlanInput, than: Trip, by: number): Trip | null {
  const { request, destination, language, today } = input;
  const solved = solvedOf.get(than);
  const routes = solved && withDearerTables(solved.instance, solved.routes, by);
  if (!solved || !routes) return null;
  const random = seededRandom(hashText(`${seedOf(input)} dearer`));
  const story: Story = { destination, request, intent: solved.intent, language, random };
  const trip = toldOf(input, story, finished({ ...solved, routes }, story));
  return checkTrip(trip, { destination, ...(today && { today }) }).length === 0 ? trip : null;
}

function atAttempt(asked: Intent, number: number): Intent {
  if (number < FIRST_LENIENT_ATTEMPT) return asked;
  return lenient(asked, number < FIRST_WHOLLY_LENIENT_ATTEMPT ? 'sorts' : 'wholly');
}

/** The first attempt that passes every check, or what the last one broke. */
export function planChecked(input: PlanInput, manner: Manner = {}): PlanResult {
  const { request, destination } = input;
  let asked = readIntent(request, destination);
  let violations: readonly Violation[] = [];
  for (let i = 0; i < ATTEMPTS; i++) {
    if (i === FIRST_APART_ATTEMPT) asked = readIntent(request, destination, () => new Set());
    const intent = atAttempt(asked, i);
    const trip = attempt(input, manner, i, intent);
    violations = checkTrip(trip, { destination: input.destination, ...(input.today && { today: input.today }) });
    if (violations.length === 0) return { kind: 'planned', trip };
  }
  return { kind: 'impossible', violations };
}
