import type { ItemOf } from '#domain/wishes/item.ts';
import { beginningOf, keptSpan, overlaps, type Span } from './clock.ts';
import type { Entry, Plan, PlanDay } from './plan.ts';
import { cannot, everyDay, type Fault, isOfTrip, type Row, unless } from './row.ts';

const DAY = 1440;
/** From the platform, the quay or the runway to the town. */
const AFTER_ARRIVAL = 30;
const BEFORE_DEPARTURE = 90;
/** Who leaves by land or by a short ferry needs less. */
const sooner = new Map<string | undefined, number>([
  ['train', 30],
  ['bus', 30],
  ['car', 30],
  ['ferry', 60],
  ['cruise', 45],
]);

type Coming = ItemOf<'arrival'> | ItemOf<'departure'>;

/** Minutes since the first midnight of the trip; undefined: no moment of the trip was said. */
function momentOf({ day, time, part }: Coming, otherwise: number, plan: Plan): number | undefined {
  const own = day ?? otherwise;
  const minutes = time ?? (part && beginningOf(part));
  return minutes === undefined || !isOfTrip(plan, own) ? undefined : own * DAY + minutes;
}

const lastDay = ({ days }: Plan) => Math.max(...days.map(({ day }) => day));

/** From when on people are there. A part is vague, so that no minutes are added. */
function thereFrom(item: ItemOf<'arrival'>, plan: Plan): number | undefined {
  const moment = momentOf(item, 1, plan);
  return moment === undefined ? undefined : moment + (item.time === undefined ? 0 : AFTER_ARRIVAL);
}

function thereUntil(item: ItemOf<'departure'>, plan: Plan): number | undefined {
  const moment = momentOf(item, lastDay(plan), plan);
  return moment === undefined ? undefined : moment - (sooner.get(item.by) ?? BEFORE_DEPARTURE);
}

export const arrival: Row<'arrival'> = {
  yes: (item, plan) => {
    const from = thereFrom(item, plan);
    if (from === undefined) return cannot();
    const early = plan.entries.find(({ day, start }) => day * DAY + start < from);
    return unless(!early, `${early?.activity.name} begins before they are there`);
  },
  partly: cannot,
};

export const departure: Row<'departure'> = {
  yes: (item, plan) => {
    const until = thereUntil(item, plan);
    if (until === undefined) return cannot();
    const late = plan.entries.find(({ day, end }) => day * DAY + end > until);
    return unless(!late, `${late?.activity.name} ends too late for the departure`);
  },
  partly: cannot,
};

/** The hours of a part in which a free one is worth something: before and after them people may sleep. */
const worth: { readonly [P in ItemOf<'free'>['part']]: Span } = {
  morning: { from: 540, to: 780 },
  afternoon: { from: 900, to: 1140 },
  evening: { from: 1170, to: 1320 },
  night: { from: 1170, to: 1320 },
  day: { from: 540, to: 1320 },
};

/** An afternoon on the plane is not free time. */
function isThere(part: ItemOf<'free'>['part'], day: number, plan: Plan): boolean {
  const span = worth[part];
  return plan.said.every((item) => {
    if (item.kind === 'arrival') return day * DAY + span.from >= (momentOf(item, 1, plan) ?? 0);
    if (item.kind === 'departure') return day * DAY + span.to <= (thereUntil(item, plan) ?? Number.POSITIVE_INFINITY);
    return true;
  });
}

/** Hours that were said, else the usual ones. */
const freeSpan = ({ part, from, to }: ItemOf<'free'>): Span =>
  from === undefined || to === undefined ? keptSpan(part) : { from, to };

const isFreeOf = ({ entries }: PlanDay, item: ItemOf<'free'>, roles: readonly Entry['role'][]): boolean =>
  !entries.some((own) => roles.includes(own.role) && overlaps(own, freeSpan(item)));

/** Who says the hours does not want to eat in them either. */
const isFree = (day: PlanDay, item: ItemOf<'free'>): boolean =>
  isFreeOf(day, item, item.from === undefined ? ['visit'] : ['visit', 'table', 'meal']);

export const free: Row<'free'> = {
  yes: (item, plan) => {
    const { part, day, every } = item;
    if (every) return everyDay(plan, `the ${part} is free`, (own) => isFree(own, item));
    const asked = plan.days.filter((own) => (day === undefined ? isThere(part, own.day, plan) : own.day === day));
    return unless(
      asked.some((own) => isFree(own, item)),
      `no ${part} is free where one was to be`,
    );
  },
  partly: (item, plan) => {
    const isLess = item.every === true || item.from !== undefined;
    const isOwn = plan.days.some((own) => isFreeOf(own, item, ['visit']));
    return unless(isLess && isOwn, `the ${item.part} is free on no day`);
  },
};

/** Without hours and without a part: all day. */
function busySpan({ part, from, to }: ItemOf<'busy'>): Span {
  if (from === undefined && to === undefined) return keptSpan(part ?? 'day');
  const begin = from ?? 0;
  const end = to ?? keptSpan('day').to;
  return { from: begin, to: end <= begin ? end + DAY : end };
}

/** What the travellers added themselves may be what keeps them busy. */
function busyFault(item: ItemOf<'busy'>, entries: readonly Entry[]): Fault {
  const found = entries.find((own) => own.activity.own !== true && overlaps(own, busySpan(item)));
  return unless(!found, `${found?.activity.name} is planned where they have no time`);
}

export const busy: Row<'busy'> = {
  yes: (item, plan) => {
    if (item.day !== undefined && !isOfTrip(plan, item.day)) return cannot();
    return busyFault(
      item,
      plan.entries.filter(({ day }) => item.day === undefined || day === item.day),
    );
  },
  partly: cannot,
};
