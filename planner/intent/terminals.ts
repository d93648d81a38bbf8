import { known } from '#domain/open-list.ts';
import { distanceM } from '#domain/place/distance.ts';
import { type Terminal, type TerminalKind, terminalKinds } from '#domain/place/terminal.ts';
import { type Point, travelMinutes } from '#domain/place/travel-time.ts';
import { type Booking, type BookingKind, legOf, type Spot } from '#domain/trip/booking.ts';
import { kindOf, pointOf, usualWay } from '#domain/trip/booking-hours.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { normaliseName } from '../resolve/normalise.ts';

const journeys: Readonly<Record<TerminalKind, BookingKind>> = {
  airport: 'flight',
  station: 'train',
  'bus-station': 'bus',
  port: 'ferry',
};

/** So far from the point of a terminal one is still there. */
const extents: Readonly<Record<TerminalKind, number>> = {
  airport: 5000,
  station: 800,
  'bus-station': 800,
  port: 2500,
};

/** By what one comes to a terminal; null for a kind of a later version. */
export function comingTo({ kind }: Terminal): BookingKind | null {
  const own = known(terminalKinds, kind);
  return own && journeys[own];
}

const isAt = (point: Point) => (terminal: Terminal) =>
  distanceM(point, terminal) <= extents[known(terminalKinds, terminal.kind) ?? 'station'];

function isCalled({ name, code, aliases = [] }: Terminal, spot: Spot): boolean {
  const said = normaliseName(spot.name);
  return [name.en, name.es, code ?? '', ...aliases].some((own) => normaliseName(own) === said);
}

/** Where a journey touches the destination: its point, with the way into town where that is known, and which terminal that is. */
interface Reached {
  readonly point: Point;
  readonly terminal: Terminal | null;
}

/** The way into town begins at the centre: of a bed elsewhere the rest of the way is added. */
const withCentre = (point: Point, terminal: Terminal | null, { latitude, longitude }: CompiledDestination): Point => ({
  latitude: point.latitude,
  longitude: point.longitude,
  access: terminal?.access && { ...terminal.access, centre: { latitude, longitude } },
});

/** The spot of a journey that lies at the destination. */
const endOf = (own: Booking): Spot | null => (legOf(own) === 'in' ? own.to : own.place);

/** The journey at the other end of the trip, where nothing speaks against going back by what one came with. */
function otherWay(own: Booking, bookings: readonly Booking[]): Booking | undefined {
  const leg = legOf(own);
  const isAlike = (other: Booking) => kindOf(own) === 'other' || kindOf(other) === kindOf(own);
  return bookings.find((other) => legOf(other) !== null && legOf(other) !== leg && isAlike(other));
}

/** Minutes to spare: a traveller may mean another station than the most used one; where there is no other, the way may take a little longer than usual. */
const SPARE = { guessed: 20, only: 5 };

/** Whether no other terminal can be meant: that of the journey there, or the only one of its kind. */
const isOnly = (kind: BookingKind, other: Spot | null, { terminals = [] }: CompiledDestination): boolean =>
  other !== null || (kind !== 'other' && terminals.filter((own) => comingTo(own) === kind).length === 1);

/**
 * Minutes between where a journey touches the destination and a bed, and the terminal it was counted with (null: none is known). Where it
 * is not said the guess is a safe one: what is usual, or the way to the terminal of the journey at the other end of the trip, else to the
 * most used one, with time to spare.
 */
export function wayOf(
  own: Booking,
  home: Point | undefined,
  destination: CompiledDestination,
  bookings: readonly Booking[],
): { readonly minutes: number; readonly terminal: Terminal | null } {
  const end = endOf(own);
  const usual = usualWay(own)[legOf(own) ?? 'out'];
  const other = end ? undefined : otherWay(own, bookings);
  const kind = kindOf(other ?? own);
  const back = other ? endOf(other) : null;
  const at = home && reachedBy(kind, end ?? back, destination);
  if (!at) return { minutes: usual, terminal: null };
  const minutes = travelMinutes(at.point, home);
  const spare = isOnly(kind, back, destination) ? SPARE.only : SPARE.guessed;
  return { minutes: end ? minutes : Math.max(minutes, Math.min(usual, minutes + spare)), terminal: at.terminal };
}

/** At the spot that was said, or where none was said at the most used terminal of its kind. Null where neither is known. */
function reachedBy(kind: BookingKind, spot: Spot | null, destination: CompiledDestination): Reached | null {
  const { terminals = [] } = destination;
  const reached = (terminal: Terminal | undefined) =>
    terminal ? { point: withCentre(terminal, terminal, destination), terminal } : null;
  // Those of its own kind are looked at first.
  const byKind = [...terminals].sort((a, b) => Number(comingTo(b) === kind) - Number(comingTo(a) === kind));
  // Of which it is not said how: it may be where most people come.
  if (!spot) return reached(kind === 'other' ? terminals[0] : byKind.find((own) => comingTo(own) === kind));
  const point = pointOf(spot);
  if (!point) return reached(byKind.find((own) => isCalled(own, spot)));
  const terminal = byKind.find(isAt(point)) ?? null;
  return { point: withCentre(point, terminal, destination), terminal };
}
