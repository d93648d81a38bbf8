import type { Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { strainOf } from '../../check/strain.ts';
import { frameOn } from '../../frame.ts';
import { dayRules } from '../../rules.ts';
import {
  type AnswerInput,
  type Answering,
  byFame,
  endOf,
  firstNames,
  idsOf,
  type Reply,
  stopsOf,
  textsOf,
  visitsOf,
} from './input.ts';

/** Metres on foot that are little for a day, and at most what still is. */
const LITTLE_M = 5_000;
const NOT_MUCH_M = 7_000;

interface Walked {
  /** From stop to stop, from and to where one stays. */
  readonly ways: number;
  readonly inside: number;
  /** Of every visit our data say how far one walks in it. */
  readonly isKnown: boolean;
}

const homeOn = (day: number, { intent, destination }: AnswerInput) =>
  intent.homes[day - 1] ?? { from: destination, to: destination };

function walkedOn({ day, ...rest }: Day, input: AnswerInput): Walked {
  const visits = visitsOf(input).filter((stop) => stop.day === day);
  return {
    ways: strainOf({ day, ...rest }, homeOn(day, input)).walkedM,
    inside: visits.reduce((sum, { place }) => sum + (place.walk ?? 0), 0),
    isKnown: visits.every(({ place }) => place.walk !== undefined),
  };
}

const kilometres = (metres: number, { language }: AnswerInput) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(metres / 1000);

function walked(mostM: number, waysM: number, input: AnswerInput): Reply {
  const t = textsOf(input);
  const days = input.days.map((day) => walkedOn(day, input));
  const ways = Math.max(0, ...days.map((day) => day.ways));
  const whole = Math.max(0, ...days.map((day) => day.ways + day.inside));
  const isKnown = days.every((day) => day.isKnown);
  const lines = [
    t.walked(kilometres(ways, input)),
    isKnown ? t.walkedInside(kilometres(whole, input)) : t.walkedUnknown,
  ];
  const met = whole <= mostM && isKnown ? 'yes' : ways <= waysM ? 'partly' : 'no';
  return { met, answer: lines.join(' ') };
}

export const walkAnswer: Answering<'walk-most'> = ({ metres }, input) => walked(metres, metres, input);

/** Steps, climbs and ways. How one gets in, and the ways between, are in no data: never a plain yes for who cannot take steps. */
export const mobilityAnswer: Answering<'mobility'> = ({ need }, input) => {
  const t = textsOf(input);
  const { language } = input;
  const hard = byFame(visitsOf(input).map(({ place }) => place)).filter(({ effort }) => effort === 'high');
  if (hard.length > 0) return { met: 'no', answer: t.strenuous(firstNames(hard, language)) };
  if (need === 'little-walking' || need === 'pregnant') return walked(LITTLE_M, NOT_MUCH_M, input);
  const stops = byFame(stopsOf(input).map(({ place }) => place));
  const withSteps = stops.filter(({ stepFree }) => stepFree === 'no');
  if (withSteps.length > 0) return { met: 'no', answer: t.steps(firstNames(withSteps, language)) };
  const free = stops.filter(({ stepFree }) => stepFree === 'yes');
  const most = Math.max(0, ...input.days.map((day) => walkedOn(day, input).ways));
  const answer = t.gentle(kilometres(most, input), free.length, stops.length);
  return free.length > 0 ? { met: 'partly', answer, places: idsOf(free) } : { met: 'no', answer };
};

/** Whether a day has a visit that children of these ages enjoy; of no age: that is good for children. */
function hasForChildren(day: number, ages: readonly number[], input: AnswerInput): boolean {
  return visitsOf(input).some(({ day: own, place }) => {
    if (own !== day) return false;
    const range = place.ages;
    if (ages.length === 0) return place.children === 'good';
    return range ? ages.some((age) => age >= range.from && age <= range.to) : false;
  });
}

const DAY = 24 * 60;

export function childrenReply(ages: readonly number[], input: AnswerInput): Reply {
  const t = textsOf(input);
  const stops = byFame(stopsOf(input).map(({ place }) => place));
  const unsuitable = stops.filter(({ children }) => children === 'unsuitable');
  if (unsuitable.length > 0) return { met: 'no', answer: t.notForChildrenHere(firstNames(unsuitable, input.language)) };
  const rules = dayRules(input.destination.country, input.intent);
  const good = visitsOf(input).filter(({ place }) => place.children === 'good').length;
  const isDaily = input.days.every(({ day }) => hasForChildren(day, ages, input));
  // A family that named a feast of the night is not back at the usual hour.
  const ends = stopsOf(input).map(({ activity }) => endOf(activity));
  const days = input.days.map(({ day }) => frameOn(rules, day).to).filter((to) => to < DAY);
  const by = Math.max(...(days.length > 0 ? days : [rules.end]), ...ends) % DAY;
  return { met: isDaily ? 'yes' : 'partly', answer: t.childFriendly(formatLocalTime(by), good) };
}

export const childrenAnswer: Answering<'children'> = ({ ages }: ItemOf<'children'>, input) =>
  childrenReply(ages, input);
