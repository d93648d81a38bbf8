import * as z from 'zod/mini';
import type { Destination } from '#domain/place/destination.ts';
import type { Answer } from '#domain/trip/answer.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { itemSchema, type WishItem, type WishKind } from '#domain/wishes/item.ts';
import { children, mobility, walkMost } from './body.ts';
import { dayEnd, dayStart, pace, things } from './days.ts';
import { diet } from './diet.ts';
import { evidenceFault, strangerFault } from './evidence.ts';
import { meal, table } from './meals.ts';
import { money } from './money.ts';
import { booked, place } from './place.ts';
import { type Plan, planOf } from './plan.ts';
import { arrival, busy, departure, free } from './presence.ts';
import { type Fault, firstOf, neverTrue, type Row, type RowFor } from './row.ts';
import { sort } from './sort.ts';
import { avoid, style } from './taste.ts';

const ticks = ['yes', 'partly'] as const;
type Tick = (typeof ticks)[number];

/** An answer that says more than the plan and the catalogue can prove. */
export interface FalseTick {
  /** Which of the trip's answers. */
  readonly answer: number;
  readonly met: Tick;
  readonly reason: string;
}

/** The table of `docs/specification/answers.md`. */
const rows: { readonly [K in WishKind]: Row<K> } = {
  place,
  sort,
  diet,
  allergy: neverTrue,
  mobility,
  'walk-most': walkMost,
  children,
  pace,
  things,
  'day-start': dayStart,
  'day-end': dayEnd,
  meal,
  table,
  free,
  money,
  company: neverTrue,
  occasion: neverTrue,
  visit: neverTrue,
  style,
  avoid,
  arrival,
  departure,
  lodging: neverTrue,
  booked,
  busy,
};

function faultOf({ about, places = [] }: Answer, met: Tick, plan: Plan): Fault {
  // Chosen in the form: the plan is made of it, and other checks look at that.
  if (about === undefined) return strangerFault(places, plan);
  const read = z.safeParse(itemSchema, about);
  if (!read.success) return 'what was asked for is not known here';
  const item: WishItem = read.data;
  const row = rows[item.kind] as RowFor<WishItem>;
  // An answer may say less than it could, where words around the wish were not understood.
  const isMore = met === 'partly' && row.yes(item, plan, places) === null;
  return firstOf(isMore ? null : row[met](item, plan, places), evidenceFault(item, places, plan, met));
}

/**
 * Looks again at every `yes` and `partly` of a plan, with the plan and the catalogue alone. It shares no code with the planner that gave
 * the answers, so that one mistake cannot be made twice.
 */
export function judgeAnswers(trip: Trip, destination: Destination): FalseTick[] {
  const plan = planOf(trip, destination);
  return trip.answers.flatMap((own, answer) => {
    const met = ticks.find((tick) => tick === own.met);
    if (met === undefined) return [];
    const reason = faultOf(own, met, plan);
    return reason === null ? [] : [{ answer, met, reason }];
  });
}
