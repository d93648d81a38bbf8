import type { Place } from '#domain/place/destination.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { isAt, overlaps } from './clock.ts';
import type { Entry, Plan } from './plan.ts';
import { cannot, type Row, unless } from './row.ts';

const isStopAt = (plan: Plan, id: string): boolean => plan.stops.some(({ activity }) => activity.placeId === id);

const bare = (text: string) => text.trim().toLowerCase();
const hasNameOf = ({ activity }: Entry, { name }: Place): boolean =>
  [name.en, name.es].some((own) => bare(own) === bare(activity.name));

/** Whether a plan sends travellers there in any way: also to eat or to rest, or under the same name without its id. */
function goesTo({ entries, destination }: Plan, id: string): boolean {
  const known = destination.places.find((place) => place.id === id);
  return entries.some((own) => own.activity.placeId === id || (known && hasNameOf(own, known)));
}

export const place: Row<'place'> = {
  yes: (item, plan) => {
    if (item.stance !== 'see') return unless(!goesTo(plan, item.placeId), `the plan goes to ${item.placeId}`);
    const there = plan.stops.some((own) => own.activity.placeId === item.placeId && isAt(own, item));
    return unless(there, `${item.placeId} is no stop, or not when it was wanted`);
  },
  partly: (item, plan) =>
    item.stance === 'see' ? unless(isStopAt(plan, item.placeId), `${item.placeId} is no stop`) : cannot(),
};

/** A stop that the travellers added themselves stands for what they booked, where it is that thing. */
function isBooked(entry: Entry, item: ItemOf<'booked'>, plan: Plan): boolean {
  if (!isAt(entry, item)) return false;
  if (item.placeId !== undefined) {
    const known = plan.destination.places.find(({ id }) => id === item.placeId);
    return entry.activity.placeId === item.placeId || (known !== undefined && hasNameOf(entry, known));
  }
  const isFixed = item.day !== undefined && (item.time !== undefined || item.part !== undefined);
  return entry.activity.own === true && isFixed;
}

export const booked: Row<'booked'> = {
  yes: (item, plan) => {
    const own = plan.stops.find((entry) => isBooked(entry, item, plan));
    if (!own) return 'it does not stand in the plan at its time';
    const beside = plan.entries.find((other) => other !== own && other.day === own.day && overlaps(other, spanOf(own)));
    return unless(!beside, `${beside?.activity.name} overlaps it`);
  },
  partly: cannot,
};

const spanOf = ({ start, end }: Entry) => ({ from: start, to: end });
