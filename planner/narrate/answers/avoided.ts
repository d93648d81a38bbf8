import { hasTag } from '#domain/place/has-tag.ts';
import { addDays } from '#domain/trip/dates.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { highOn, isOutdoors } from '../../intent/heat.ts';
import { needsCar } from '../../intent/refusals.ts';
import { crowdsThen } from './crowds-then.ts';
import {
  type AnswerInput,
  type Answering,
  byFame,
  endOf,
  firstNames,
  onDays,
  type Reply,
  type StopMade,
  stopsOf,
  textsOf,
  visitsOf,
} from './input.ts';

const NIGHTFALL = 20 * 60 + 30;
const high = ['tower', 'rooftop', 'cable-car', 'viewpoint'] as const;

const namesOf = (stops: readonly StopMade[], { language }: AnswerInput) =>
  firstNames(byFame(stops.map(({ place }) => place)), language);

function heights(input: AnswerInput): Reply {
  const t = textsOf(input);
  const left = stopsOf(input).filter(({ place }) => high.some((tag) => hasTag(place.tags, tag)));
  return left.length === 0
    ? { met: 'yes', answer: t.leftOut }
    : { met: 'no', answer: t.stillThere(namesOf(left, input)) };
}

function driving(input: AnswerInput): Reply {
  const t = textsOf(input);
  const left = stopsOf(input).filter(({ place }) => needsCar(place));
  return left.length === 0 ? { met: 'yes', answer: t.noCar } : { met: 'no', answer: t.byCar(namesOf(left, input)) };
}

function night(input: AnswerInput): Reply {
  const ends = input.days.flatMap(({ activities }) => activities.slice(-1).map(endOf));
  const kept = ends.filter((end) => end <= NIGHTFALL).length;
  return { met: onDays(kept, ends.length), answer: textsOf(input).someDays(kept, ends.length) };
}

function queues(input: AnswerInput): Reply {
  const t = textsOf(input);
  const visits = visitsOf(input);
  const packed = visits.filter((stop) => crowdsThen(stop) === 3);
  if (packed.length > 0) return { met: 'no', answer: t.crowdedThen(namesOf(packed, input)) };
  const unsure = visits.filter((stop) => (crowdsThen(stop) ?? 2) !== 1).length;
  return unsure === 0 ? { met: 'yes', answer: t.everyOne } : { met: 'partly', answer: t.crowdsUnknown(unsure) };
}

/** Whether a visit means being out of doors when it is too hot for the travellers. */
function isInTheHeat({ day, activity, place }: StopMade, { intent }: AnswerInput): boolean {
  const hours = intent.heat.hours.get(day);
  return hours !== undefined && isOutdoors(place) && activity.start < hours.to && endOf(activity) > hours.from;
}

function heat(input: AnswerInput): Reply {
  const t = textsOf(input);
  const { days, intent, destination, request } = input;
  const highs = days.flatMap(({ day }) => highOn(destination, addDays(request.dates.start, day - 1)) ?? []);
  const hours = [...intent.heat.hours.values()];
  if (highs.length === 0) return { met: 'no', answer: t.notPlannedBy };
  if (hours.length === 0) return { met: 'yes', answer: t.notHot(Math.round(Math.max(...highs))) };
  const left = visitsOf(input).filter((stop) => isInTheHeat(stop, input));
  if (left.length > 0) return { met: 'no', answer: t.inTheHeat(namesOf(left, input)) };
  const from = formatLocalTime(Math.min(...hours.map((own) => own.from)));
  const to = formatLocalTime(Math.max(...hours.map((own) => own.to)));
  return { met: 'yes', answer: t.inTheShade(from, to) };
}

type Avoided = ItemOf<'avoid'>['what'];

/** What a plan can be held to; of the others it says that it does not go by them. */
const replies: { readonly [W in Avoided]?: (input: AnswerInput) => Reply } = { heights, driving, night, queues, heat };

export const avoidAnswer: Answering<'avoid'> = ({ what }, input): Reply =>
  replies[what]?.(input) ?? { met: 'no', answer: textsOf(input).notPlannedBy };
