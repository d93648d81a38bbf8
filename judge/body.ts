import type { ItemOf } from '#domain/wishes/item.ts';
import type { Entry, Plan, PlanDay } from './plan.ts';
import { cannot, everyDay, type Fault, firstOf, type Row, unless } from './row.ts';
import { walksAtMost, waysAtMost } from './walking.ts';

const LITTLE_M = 5000;
const LITTLE_WAYS_M = 7000;

const isGentle = (need: ItemOf<'mobility'>['need']) => need === 'little-walking' || need === 'pregnant';

/** Of a visit that the catalogue does not know nothing says that it is easy. */
function strainFault({ visits }: Plan): Fault {
  const hard = visits.find(({ place }) => !place || place.effort === 'high');
  return unless(!hard, `${hard?.activity.name} is or may be a strain`);
}

function stepsFault({ stops }: Plan): Fault {
  const steps = stops.find(({ place }) => place?.stepFree === 'no');
  return firstOf(
    unless(!steps, `${steps?.activity.name} has steps`),
    unless(
      stops.some(({ place }) => place?.stepFree === 'yes'),
      'no stop is known to be without steps',
    ),
  );
}

export const mobility: Row<'mobility'> = {
  // Of ways and doors nothing is known, so that a wheelchair gets no promise.
  yes: ({ need }, plan) => (isGentle(need) ? firstOf(strainFault(plan), walksAtMost(plan, LITTLE_M)) : cannot()),
  partly: ({ need }, plan) =>
    firstOf(strainFault(plan), isGentle(need) ? waysAtMost(plan, LITTLE_WAYS_M) : stepsFault(plan)),
};

export const walkMost: Row<'walk-most'> = {
  yes: ({ metres }, plan) => walksAtMost(plan, metres),
  partly: ({ metres }, plan) => waysAtMost(plan, metres),
};

function suits({ place }: Entry, wanted: readonly number[]): boolean {
  if (wanted.length === 0) return place?.children === 'good';
  return wanted.some((age) => place?.ages && age >= place.ages.from && age <= place.ages.to);
}

const hasVisitFor = ({ entries }: PlanDay, ages: readonly number[]) =>
  entries.some((own) => own.role === 'visit' && suits(own, ages));

export const children: Row<'children'> = {
  yes: ({ ages }, plan) => {
    const unfit = plan.stops.find(({ place }) => !place || place.children === 'unsuitable');
    const forgotten = ages.find((age) => !plan.visits.some((own) => suits(own, [age])));
    return firstOf(
      unless(!unfit, `${unfit?.activity.name} is or may be unsuitable`),
      everyDay(plan, 'a visit that suits the children', (day) => hasVisitFor(day, ages)),
      unless(forgotten === undefined, `nothing for the child of ${forgotten}`),
    );
  },
  partly: (_, { stops }) => {
    const unfit = stops.find(({ place }) => place?.children === 'unsuitable');
    return unless(!unfit, `${unfit?.activity.name} is unsuitable`);
  },
};
