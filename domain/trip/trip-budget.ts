import { type Amount, type Conversion, convert } from '../money/convert.ts';
import type { RateTable } from '../money/rates.ts';
import { basesOf, datesOfBase, hasDays } from './base.ts';
import { type Booking, type BookingKind, legOf } from './booking.ts';
import { isJourney, kindOf } from './booking-hours.ts';
import { freeOfCharge } from './cost.ts';
import { bookingKinds } from './fields/booking.ts';
import { type FixedLine, fixedLines, isBookedStop } from './fixed-lines.ts';
import { type Activity, mealOf } from './itinerary.ts';
import { type LocalTransport, localTransport } from './local-transport.ts';
import { ticketsPaidAt } from './shared-tickets.ts';
import { totalCost } from './total-cost.ts';
import type { Travellers } from './travellers.ts';
import type { Trip } from './trip.ts';

/** What the plan itself costs. */
export const plannedKinds = ['visits', 'meals', 'own', 'ways'] as const;
export type PlannedKind = (typeof plannedKinds)[number];

/** A sum for everybody, and how many things it leaves out. */
interface Sum {
  /** Euro cents. */
  readonly cents: number;
  /** Things that cost what one takes. */
  readonly variable: number;
  /** Things without a known price. */
  readonly unknown: number;
}

export interface PlannedLine extends Sum {
  readonly kind: PlannedKind;
}

export interface BookedLine extends Sum {
  readonly kind: BookingKind;
  /** What of the sum was paid in other currencies. */
  readonly conversions: readonly Conversion[];
  /** Paid in currencies without a rate: in no sum. */
  readonly apart: readonly Amount[];
}

export interface TripBudget {
  readonly planned: readonly PlannedLine[];
  /** An estimate; null: the fares are not known, and nothing is counted. */
  readonly transport: LocalTransport | null;
  readonly booked: readonly BookedLine[];
  /** Of all lines, in euro cents. */
  readonly total: number;
  /** What a trip costs besides, and no booking has a price for. */
  readonly missing: readonly ('journey' | 'lodging')[];
}

/** Kinds that cost something as a rule: without a price they are told as not known. */
const pricedKinds: readonly BookingKind[] = ['restaurant', 'ticket', 'tour', 'event'];

/** The bookings that a stop of the plan is; a journey that begins there is another thing. */
const bookingsOf = (stop: Activity, lines: readonly FixedLine[]): Booking[] =>
  lines.flatMap((line) => (isBookedStop(stop, line) && !isJourney(line.booking) ? [line.booking] : []));

function kindOfStop(stop: Activity): PlannedKind {
  if (mealOf(stop) !== null || stop.kind === 'meal') return 'meals';
  return stop.own ? 'own' : 'visits';
}

/** What a stop costs everybody: what was paid, else what the plan says. */
function sumOfStop({ cost, paid }: Activity, travellers: Travellers): Sum {
  if (paid !== null) return { cents: paid, variable: 0, unknown: 0 };
  const { party, variable, unknown } = totalCost([cost], travellers);
  return { cents: party, variable: Number(variable), unknown: Number(unknown) };
}

const added = <S extends Sum>(line: S, { cents, variable, unknown }: Sum): S => ({
  ...line,
  cents: line.cents + cents,
  variable: line.variable + variable,
  unknown: line.unknown + unknown,
});

interface Stops {
  readonly planned: readonly PlannedLine[];
  /** The bookings that stops of the plan are, by id. */
  readonly stood: ReadonlySet<string>;
  /** What was paid for them in the place of their price, in euro cents. */
  readonly paid: ReadonlyMap<string, number>;
}

/** From base to base of a journey, children at the adults' fare, where no booking of the way has a price; null without such a way. */
function waysLine(trip: Trip): PlannedLine | null {
  const { travellers, bookings } = trip;
  const priced = (bookings ?? []).filter((own) => isJourney(own) && legOf(own) === null && own.price !== null);
  const isPaid = (date: string) => priced.some(({ start }) => start.date === date);
  const ways = basesOf(trip).flatMap(({ way }, index) =>
    way === null || !hasDays(trip, index) || isPaid(datesOfBase(trip, index).start) ? [] : [way],
  );
  if (ways.length === 0) return null;
  const cents = ways.reduce((sum, { price }) => sum + (price ?? 0), 0) * (travellers.adults + travellers.children);
  return { kind: 'ways', cents, variable: 0, unknown: ways.filter(({ price }) => price === null).length };
}

/** What is booked counts once: a stop that is a booking with a price is counted there, by what it really cost where that is known. */
function sumStops(trip: Trip): Stops {
  const lines = new Map<PlannedKind, PlannedLine>();
  const stood = new Set<string>();
  const paid = new Map<string, number>();
  const onTicket = ticketsPaidAt(trip.days);
  for (const day of trip.days) {
    const fixed = fixedLines(trip, day);
    for (const stop of day.activities) {
      const bookings = bookingsOf(stop, fixed);
      const priced = bookings.filter(({ price }) => price !== null);
      for (const { id } of bookings) stood.add(id);
      if (priced.length === 0) {
        const kind = kindOfStop(stop);
        const line = lines.get(kind) ?? { kind, cents: 0, variable: 0, unknown: 0 };
        const counted = onTicket.has(stop.id) ? { ...stop, cost: freeOfCharge } : stop;
        lines.set(kind, added(line, sumOfStop(counted, trip.travellers)));
      }
      // What was paid is for all bookings of the stop: the first carries it, the others add nothing.
      if (stop.paid !== null) for (const [place, { id }] of priced.entries()) paid.set(id, place === 0 ? stop.paid : 0);
    }
  }
  const ways = waysLine(trip);
  if (ways) lines.set('ways', ways);
  return { planned: plannedKinds.flatMap((kind) => lines.get(kind) ?? []), stood, paid };
}

/** The sums of some prices, one for each currency in the order they come. */
function byCurrency(prices: readonly Amount[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { cents, currency } of prices) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return [...sums].map(([currency, cents]) => ({ cents, currency }));
}

function bookedLine(
  line: Pick<BookedLine, 'kind' | 'unknown'>,
  prices: readonly Amount[],
  rates: readonly RateTable[],
): BookedLine {
  const sums = byCurrency(prices);
  const foreign = sums.filter(({ currency }) => currency !== 'EUR');
  const conversions = foreign.flatMap((amount) => convert(amount, rates) ?? []);
  const apart = foreign.filter((amount) => conversions.every(({ from }) => from !== amount));
  const euros = sums.find(({ currency }) => currency === 'EUR')?.cents ?? 0;
  const cents = conversions.reduce((sum, { euroCents }) => sum + euroCents, euros);
  return { ...line, cents, variable: 0, conversions, apart };
}

/** Each kind of which a booking has a price, and tables, tickets and the like without one that no stop of the plan stands for. */
function bookedLines(
  bookings: readonly Booking[],
  { stood, paid }: Pick<Stops, 'stood' | 'paid'>,
  rates: readonly RateTable[],
): BookedLine[] {
  return bookingKinds.flatMap((kind) => {
    const own = bookings.filter((booking) => kindOf(booking) === kind);
    const prices = own.flatMap(({ id, price }): Amount[] => {
      const cents = paid.get(id);
      if (cents !== undefined) return [{ cents, currency: 'EUR' }];
      return price ? [price] : [];
    });
    const unknown = own.filter(({ id, price }) => price === null && !stood.has(id)).length;
    const isTold = prices.length > 0 || (unknown > 0 && pricedKinds.includes(kind));
    return isTold ? [bookedLine({ kind, unknown }, prices, rates)] : [];
  });
}

function missingFrom(bookings: readonly Booking[]): TripBudget['missing'] {
  const priced = bookings.filter(({ price }) => price !== null);
  return [
    ...(priced.some((own) => legOf(own) !== null) ? [] : (['journey'] as const)),
    ...(priced.some((own) => kindOf(own) === 'lodging') ? [] : (['lodging'] as const)),
  ];
}

/**
 * What a trip costs everybody, as far as it is known: the plan by its own prices or by what was paid, local transport as an estimate, and
 * what is booked, each thing once. `rates`: the first table that knows a currency decides; one that none knows is added to nothing.
 */
export function tripBudget(trip: Trip, rates: readonly RateTable[]): TripBudget {
  const bookings = trip.bookings ?? [];
  const { planned, ...stops } = sumStops(trip);
  const transport = localTransport(trip);
  const booked = bookedLines(bookings, stops, rates);
  const total = [...planned, ...booked].reduce((sum, { cents }) => sum + cents, transport?.cents ?? 0);
  return { planned, transport, booked, total, missing: missingFrom(bookings) };
}
