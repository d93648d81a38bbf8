import type { Place } from '#domain/place/destination.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { CLOSE, overlaps } from './clock.ts';
import type { Entry, Plan } from './plan.ts';
import { cannot, firstOf, isOfTrip, type Row, unless } from './row.ts';
import { isAt } from './when.ts';

const isStopAt = (plan: Plan, id: string): boolean => plan.stops.some(({ activity }) => activity.placeId === id);

const bare = (text: string) => text.trim().toLowerCase();
const hasNameOf = ({ activity }: Entry, { name }: Place): boolean =>
  [name.en, name.es].some((own) => bare(own) === bare(activity.name));

/** Whether a plan sends travellers there in any way: also to eat or to rest, or under the same name without its id. */
function goesTo({ entries, destination }: Plan, id: string): boolean {
  const known = destination.places.find((place) => place.id === id);
  return entries.some((own) => own.activity.placeId === id || (known && hasNameOf(own, known)));
}

/** Whether it is on the day of another one, or on another day, as was wanted; without the other one on the plan it is on none with it. */
function isRelated(plan: Plan, { placeId, sameDayAs, otherDayThan }: ItemOf<'place'>): boolean {
  const daysOf = (id: string) => plan.stops.filter(({ activity }) => activity.placeId === id).map(({ day }) => day);
  const own = daysOf(placeId);
  if (sameDayAs !== undefined) return daysOf(sameDayAs).some((day) => own.includes(day));
  return otherDayThan === undefined || !daysOf(otherDayThan).some((day) => own.includes(day));
}

/** Of "A or B" either one. */
const idsOf = ({ placeId, or }: ItemOf<'place'>) => (or === undefined ? [placeId] : [placeId, or]);

export const place: Row<'place'> = {
  yes: (item, plan) => {
    if (item.stance !== 'see') return unless(!goesTo(plan, item.placeId), `the plan goes to ${item.placeId}`);
    const seen = idsOf(item).filter((id) => isStopAt(plan, id));
    const there = plan.stops.some((own) => seen.includes(own.activity.placeId ?? '') && isAt(own, item, plan));
    return firstOf(
      unless(there, `${item.placeId} is no stop, or not when it was wanted`),
      unless(isRelated(plan, item), `${item.placeId} is not on the day that was wanted beside another place`),
      unless(seen.length < 2, `both ${seen.join(' and ')} are stops, and one was wanted`),
    );
  },
  partly: (item, plan) =>
    item.stance === 'see'
      ? unless(
          idsOf(item).some((id) => isStopAt(plan, id)),
          `${item.placeId} is no stop`,
        )
      : cannot(),
};

/** A stop that the travellers added themselves stands for what they booked, where it is that thing. */
function isBooked(entry: Entry, item: ItemOf<'booked'>, plan: Plan): boolean {
  if (!isAt(entry, item, plan)) return false;
  if (item.placeId !== undefined) {
    const known = plan.destination.places.find(({ id }) => id === item.placeId);
    return entry.activity.placeId === item.placeId || (known !== undefined && hasNameOf(entry, known));
  }
  const isFixed = item.day !== undefined && (item.time !== undefined || item.part !== undefined);
  return entry.activity.own === true && isFixed;
}

/** Whether the trip carries that booking: what it does not plan as a stop it says where to find. */
function standsAmongBookings(
  { placeId, day, time }: { readonly placeId: string; readonly day: number; readonly time: number },
  { trip }: Plan,
): boolean {
  const date = addDays(trip.dates.start, day - 1);
  return (trip.bookings ?? []).some(
    ({ place, start }) => place?.placeId === placeId && start.date === date && start.time === time,
  );
}

export const booked: Row<'booked'> = {
  yes: (item, plan) => {
    const own = plan.stops.find((entry) => isBooked(entry, item, plan));
    if (!own) return 'it does not stand in the plan at its time';
    const beside = plan.entries.find((other) => other !== own && other.day === own.day && overlaps(other, spanOf(own)));
    return unless(!beside, `${beside?.activity.name} overlaps it`);
  },
  // What the travellers will do themselves is kept where its hour is.
  partly: (item, plan) => {
    const { placeId, day, time } = item;
    if (day === undefined || time === undefined || !isOfTrip(plan, day)) return cannot();
    if (placeId !== undefined && !standsAmongBookings({ placeId, day, time }, plan)) return cannot();
    const during = plan.entries.find((own) => own.day === day && overlaps(own, { from: time, to: time + CLOSE }));
    return unless(!during || during.activity.own === true, `${during?.activity.name} lies in its hour`);
  },
};

const spanOf = ({ start, end }: Entry) => ({ from: start, to: end });
