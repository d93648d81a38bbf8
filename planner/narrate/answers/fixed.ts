import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { partWindows } from '#domain/wishes/part-windows.ts';
import { bedsInTown } from '../../intent/homes.ts';
import { ABOUT } from '../../intent/hour-named.ts';
import { collides } from './collides.ts';
import { type AnswerInput, type Answering, endOf, isThen, type Reply, stopsOf, textsOf } from './input.ts';

const DAY = 24 * 60;
/** What a traveller needs at least between the platform and the first stop, and between the last stop and the departure. */
const AFTER_ARRIVAL = 30;
const BEFORE_DEPARTURE = 90;
const beforeLeaving: Readonly<Partial<Record<NonNullable<ItemOf<'departure'>['by']>, number>>> = {
  train: 30,
  bus: 30,
  car: 30,
  ferry: 60,
};
/** Parts of the day begin then, for those who come or leave. */
const beginnings = { ...partWindows, morning: { from: 9 * 60 } };

const everything = ({ days }: AnswerInput) =>
  days.flatMap(({ day, activities }) => activities.map((activity) => ({ day, activity })));

const arrivalReply: Answering<'arrival'> = ({ day = 1, time, part }, input) => {
  const t = textsOf(input);
  const at = time === undefined ? part && beginnings[part].from : time + AFTER_ARRIVAL;
  if (at === undefined) return { met: 'no', answer: t.whichHour };
  const all = everything(input);
  const isEarly = all.some((own) => own.day * DAY + own.activity.start < day * DAY + at);
  if (isEarly) return { met: 'no', answer: t.checkHours };
  const [first] = all;
  return { met: 'yes', answer: first ? t.beginsAt(first.day, formatLocalTime(first.activity.start)) : t.nothingThen };
};

const departureReply: Answering<'departure'> = ({ day, time, part, by }, input) => {
  const t = textsOf(input);
  const at = time ?? (part && beginnings[part].from);
  if (at === undefined) return { met: 'no', answer: t.whichHour };
  const leaves = (day ?? input.days.length) * DAY + at - (beforeLeaving[by ?? 'plane'] ?? BEFORE_DEPARTURE);
  const all = everything(input);
  if (all.some((own) => own.day * DAY + endOf(own.activity) > leaves)) return { met: 'no', answer: t.checkHours };
  const last = all.at(-1);
  return { met: 'yes', answer: last ? t.endsAt(last.day, formatLocalTime(endOf(last.activity))) : t.nothingThen };
};

/** What is known of where they stay needs no answer: ways are counted from there. */
export const lodgingAnswer: Answering<'lodging'> = (_, input) =>
  bedsInTown(input.intent.bookings, input.destination).length > 0
    ? null
    : { met: 'no', answer: textsOf(input).whereabouts };

const busyReply: Answering<'busy'> = ({ day, part, from, to }, input) => {
  const t = textsOf(input);
  const usual = partWindows[part ?? 'day'];
  const span = { from: from ?? usual.from, to: to ?? usual.to };
  const isOverlapped = everything(input).some(
    (own) => (day === undefined || own.day === day) && own.activity.start < span.to && endOf(own.activity) > span.from,
  );
  return isOverlapped ? { met: 'no', answer: t.checkHours } : { met: 'yes', answer: t.keptFree };
};

/** Whether nothing is planned at the hour of a booking. */
function hoursKept({ day, time }: ItemOf<'booked'>, input: AnswerInput): boolean {
  if (day === undefined || time === undefined) return false;
  return !everything(input).some(
    (own) => own.day === day && own.activity.start < time + ABOUT && endOf(own.activity) > time,
  );
}

function bookedPlace(item: ItemOf<'booked'>, input: AnswerInput): Reply {
  const t = textsOf(input);
  const stop = stopsOf(input).find((own) => own.place.id === item.placeId);
  if (!stop || !isThen(stop, item, input))
    return hoursKept(item, input) ? { met: 'partly', answer: t.addYourself } : { met: 'no', answer: t.notThen };
  return { met: 'yes', answer: t.when(stop.day, formatLocalTime(stop.activity.start)), places: [stop.place.id] };
}

/** A place that is booked is a stop at its hour; of anything else the hour is kept. */
const bookedReply: Answering<'booked'> = (item, input) => {
  const t = textsOf(input);
  if (item.placeId !== undefined) return bookedPlace(item, input);
  const { day, time } = item;
  if (day === undefined || time === undefined) return { met: 'no', answer: t.whichHour };
  return hoursKept(item, input) ? { met: 'partly', answer: t.addYourself } : { met: 'no', answer: t.checkHours };
};

/** What collides with something else that is fixed cannot be met, whatever the plan looks like. */
const unlessColliding =
  <K extends 'arrival' | 'departure' | 'busy' | 'booked'>(reply: Answering<K>): Answering<K> =>
  (item, input) =>
    collides(item, input) ? { met: 'no', answer: textsOf(input).collides } : reply(item, input);

export const arrivalAnswer = unlessColliding(arrivalReply);
export const departureAnswer = unlessColliding(departureReply);
export const busyAnswer = unlessColliding(busyReply);
export const bookedAnswer = unlessColliding(bookedReply);
