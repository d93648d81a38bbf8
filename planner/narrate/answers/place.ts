import { distanceM } from '#domain/place/distance.ts';
import { addDays } from '#domain/trip/dates.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { type CompiledPlace, openIntervals } from '../../catalogue/compiled.ts';
import { treatmentOn } from '../../catalogue/holidays.ts';
import { dailyCap } from '../../rules.ts';
import { type AnswerInput, type Answering, firstNames, isThen, type Reply, stopsOf, textsOf } from './input.ts';

function isOpenOnSomeDay(place: CompiledPlace, { days, request }: AnswerInput): boolean {
  return days.some((_, index) =>
    openIntervals(place, addDays(request.dates.start, index)).some(
      ({ open, close }) => close - open >= place.duration.min,
    ),
  );
}

/** Whether it is only by a holiday that it may be shut, of which it is not known what this place does. */
const isPerhapsOpen = (place: CompiledPlace, { days, request }: AnswerInput): boolean =>
  days.some((_, index) => {
    const treatment = treatmentOn(place, addDays(request.dates.start, index));
    return treatment.kind === 'unsure' || (treatment.kind === 'shut' && !treatment.isSure);
  });

/** Why a place that was named is not in the plan. */
function whyNot(place: CompiledPlace | undefined, input: AnswerInput): string {
  const { destination, intent } = input;
  const t = textsOf(input);
  if (!place) return t.noRoom;
  if (intent.withChildren && place.children === 'unsuitable') return t.notForChildren;
  if (!isOpenOnSomeDay(place, input)) return isPerhapsOpen(place, input) ? t.perhapsClosed : t.closed;
  if ((place.price.adult ?? 0) > dailyCap(intent.budget, destination.priceIndex)) return t.tooDear;
  const metres = distanceM(intent.homes[0]?.to ?? destination, place);
  const far = place.kind === 'day-trip' || metres > destination.radiusKm * 500;
  return far ? t.tooFar(Math.round(metres / 1000)) : t.noRoom;
}

function seen(item: ItemOf<'place'>, input: AnswerInput): Reply {
  const t = textsOf(input);
  const stop = stopsOf(input).find(({ place }) => place.id === item.placeId);
  if (!stop) return { met: 'no', answer: whyNot(input.destination.byId.get(item.placeId), input) };
  const [day, time] = [stop.day, formatLocalTime(stop.activity.start)];
  const places = [item.placeId];
  if (isThen(stop, item)) return { met: 'yes', answer: t.when(day, time), places };
  return { met: 'partly', answer: t.otherTime(day, time), places };
}

/** A place that was named: it is a stop, or it is not one. */
export const placeAnswer: Answering<'place'> = (item, input) => {
  if (item.stance === 'see') return seen(item, input);
  const t = textsOf(input);
  const stop = stopsOf(input).find(({ place }) => place.id === item.placeId);
  if (!stop) return { met: 'yes', answer: t.leftOut };
  return { met: 'no', answer: t.stillThere(firstNames([stop.place], input.language)) };
};
