import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { partWindows } from '#domain/wishes/part-windows.ts';
import { knownBeds } from '../../intent/homes.ts';
import {} from '../../rules.ts';
import { ABOUT, type AnswerInput, type Answering, endOf, isThen, type Reply, stopsOf, textsOf } from './input.ts';

const DAY = 24 * 60;
/** What a traveller needs at least between the platform and the first stop, and between the last stop and the departure. */
const AFTER_ARRIVAL = 30;
const BEFORE_DEPARTURE = 90;
/** Parts of the day begin then, for those who come or leave. */
const beginnings = { ...partWindows, morning: { from: 9 * 60 } };

const everything = ({ days }: AnswerInput) =>
  days.flatMap(({ day, activities }) => activities.map((activity) => ({ day, activity })));

export const arrivalAnswer: Answering<'arrival'> = ({ day = 1, time, part }, input) => {
  const t = textsOf(input);
  const at = time === undefined ? part && beginnings[part].from : time + AFTER_ARRIVAL;
  if (at === undefined) return { met: 'no', answer: t.whichHour };
  const all = everything(input);
  const isEarly = all.some((own) => own.day * DAY + own.activity.start < day * DAY + at);
  if (isEarly) return { met: 'no', answer: t.checkHours };
  const [first] = all;
  return { met: 'yes', answer: first ? t.beginsAt(first.day, formatLocalTime(first.activity.start)) : t.nothingThen };
};

export const departureAnswer: Answering<'departure'> = ({ day, time, part }, input) => {
  const t = textsOf(input);
  const at = time ?? (part && beginnings[part].from);
  if (at === undefined) return { met: 'no', answer: t.whichHour };
  const leaves = (day ?? input.days.length) * DAY + at - BEFORE_DEPARTURE;
  const all = everything(input);
  if (all.some((own) => own.day * DAY + endOf(own.activity) > leaves)) return { met: 'no', answer: t.checkHours };
  const last = all.at(-1);
  return { met: 'yes', answer: last ? t.endsAt(last.day, formatLocalTime(endOf(last.activity))) : t.nothingThen };
};

/** What is known of where they stay needs no answer: ways are counted from there. */
export const lodgingAnswer: Answering<'lodging'> = (_, input) =>
  knownBeds(input.intent.bookings, input.destination).length > 0
    ? null
    : { met: 'no', answer: textsOf(input).whereabouts };

export const busyAnswer: Answering<'busy'> = ({ day, part, from, to }, input) => {
  const t = textsOf(input);
  const usual = partWindows[part ?? 'day'];
  const span = { from: from ?? usual.from, to: to ?? usual.to };
  const isOverlapped = everything(input).some(
    (own) => (day === undefined || own.day === day) && own.activity.start < span.to && endOf(own.activity) > span.from,
  );
  return isOverlapped ? { met: 'no', answer: t.checkHours } : { met: 'yes', answer: t.keptFree };
};

function bookedPlace(item: ItemOf<'booked'>, input: AnswerInput): Reply {
  const t = textsOf(input);
  const stop = stopsOf(input).find((own) => own.place.id === item.placeId);
  if (!stop || !isThen(stop, item)) return { met: 'no', answer: t.notThen };
  return { met: 'yes', answer: t.when(stop.day, formatLocalTime(stop.activity.start)), places: [stop.place.id] };
}

/** A place that is booked is a stop at its hour; of anything else the hour is kept. */
export const bookedAnswer: Answering<'booked'> = (item, input) => {
  const t = textsOf(input);
  if (item.placeId !== undefined) return bookedPlace(item, input);
  const { day, time } = item;
  if (day === undefined || time === undefined) return { met: 'no', answer: t.whichHour };
  const isTaken = everything(input).some(
    (own) => own.day === day && own.activity.start < time + ABOUT && endOf(own.activity) > time,
  );
  return isTaken ? { met: 'no', answer: t.checkHours } : { met: 'partly', answer: t.addYourself };
};
