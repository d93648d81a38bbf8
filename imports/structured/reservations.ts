import type { Booking, BookingKind, Spot } from '#domain/trip/booking.ts';
import {
  draftOf,
  type ImportedBooking,
  type ImportFor,
  legOfJourney,
  marked,
  priceOf,
  spotNamed,
  spotOfStop,
} from '../draft.ts';
import { findStation, zoneOfCity } from '../places/find-stop.ts';
import { airports } from '../places/stop.ts';
import { writtenMoment } from './instants.ts';
import { isNode, type Node, nodeAt, nodesIn, textAt } from './tree.ts';

/** Names of schema.org, with or without its address in front. */
function typeOf(node: Node): string {
  const value = node['@type'];
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one.replace(/^https?:\/\/schema\.org\//, '') : '';
}

function addressOf(place: Node | null): string {
  const said = textAt(place, 'address');
  if (said !== '') return said;
  const address = nodeAt(place, 'address');
  return ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry']
    .map((key) => textAt(address, key))
    .filter((part) => part !== '')
    .join(', ');
}

function placedAt(place: Node | null) {
  const geo = nodeAt(place, 'geo');
  const [latitude, longitude] = [
    Number(textAt(geo, 'latitude') || Number.NaN),
    Number(textAt(geo, 'longitude') || Number.NaN),
  ];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : {};
}

const spotOf = (place: Node | null): Spot | null => spotNamed(textAt(place, 'name'), addressOf(place), placedAt(place));

interface Ending {
  readonly spot: Spot | null;
  readonly zone: string | null;
}

/** An airport or a station of the tables, else what the data say. */
function endingOf(place: Node | null): Ending {
  const stop = airports.get(textAt(place, 'iataCode').toUpperCase()) ?? findStation(textAt(place, 'name'));
  if (stop) return { spot: spotOfStop(stop), zone: stop.zone };
  const spot = spotOf(place);
  return {
    spot,
    zone: spot && (zoneOfCity(spot.name) ?? zoneOfCity(textAt(nodeAt(place, 'address'), 'addressLocality'))),
  };
}

function seatOf(node: Node): string {
  const seat = nodeAt(nodeAt(node, 'reservedTicket'), 'ticketedSeat');
  return (
    textAt(node, 'airplaneSeat') ||
    ['seatSection', 'seatRow', 'seatNumber']
      .map((key) => textAt(seat, key))
      .filter(Boolean)
      .join(' ')
  );
}

function commonOf(node: Node): Pick<Booking, 'code' | 'price' | 'seats' | 'bookedBy'> {
  const amount = textAt(node, 'totalPrice') || textAt(node, 'price');
  return {
    code: textAt(node, 'reservationNumber') || textAt(node, 'reservationId'),
    price: amount === '' ? null : priceOf(amount, textAt(node, 'priceCurrency').toUpperCase()),
    seats: seatOf(node),
    bookedBy: textAt(nodeAt(node, 'underName'), 'name'),
  };
}

/** How a means of travel names its number and its ends. */
const journeys: Readonly<
  Record<string, { readonly kind: BookingKind; readonly number: string; readonly stop: string }>
> = {
  FlightReservation: { kind: 'flight', number: 'flightNumber', stop: 'Airport' },
  TrainReservation: { kind: 'train', number: 'trainNumber', stop: 'Station' },
  BusReservation: { kind: 'bus', number: 'busNumber', stop: 'BusStop' },
  BoatReservation: { kind: 'ferry', number: 'boatNumber', stop: 'BoatTerminal' },
};

function numberOf(trip: Node | null, key: string): string {
  const number = textAt(trip, key);
  const airline = textAt(nodeAt(trip, 'airline'), 'iataCode');
  return number === '' || airline === '' || number.startsWith(airline) ? number : `${airline} ${number}`;
}

/** What a journey is called: its number and its way. */
function wayOf(number: string, from: Spot | null, to: Spot | null): string {
  const way = from && to ? `${from.address || from.name} → ${to.address || to.name}` : '';
  return [number, way].filter((part) => part !== '').join(' · ');
}

function journeyOf(node: Node, type: string, trip: ImportFor): ImportedBooking | null {
  const shape = Object.hasOwn(journeys, type) ? journeys[type] : undefined;
  if (!shape) return null;
  const travel = nodeAt(node, 'reservationFor');
  const from = endingOf(nodeAt(travel, `departure${shape.stop}`));
  const to = endingOf(nodeAt(travel, `arrival${shape.stop}`));
  const zone = from.zone ?? trip.zone;
  const said = writtenMoment(textAt(travel, 'departureTime') || textAt(travel, 'departureDay'), zone);
  const start = said ?? { date: trip.dates.start, time: null, zone };
  const end = writtenMoment(textAt(travel, 'arrivalTime'), to.zone ?? trip.zone);
  const ends = { place: from.spot, to: to.spot, start, end };
  const { leg, sure } = legOfJourney(ends, trip);
  const title = wayOf(numberOf(travel, shape.number), from.spot, to.spot);
  const doubts = {
    missing: marked({ start: !said, time: start.time === null, end: !end, place: !from.spot, to: !to.spot }),
    unsure: marked({ leg: !sure, zone: !from.zone || !to.zone }),
  };
  return draftOf({ ...commonOf(node), kind: shape.kind, title, leg, ...ends }, doubts, trip);
}

interface Shape {
  readonly kind: BookingKind;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly place: Node | null;
  readonly to?: Node | null;
}

function shapeOf(node: Node, type: string): Shape | null {
  const what = nodeAt(node, 'reservationFor');
  switch (type) {
    case 'LodgingReservation':
      return {
        kind: 'lodging',
        start: textAt(node, 'checkinTime') || textAt(node, 'checkinDate'),
        end: textAt(node, 'checkoutTime') || textAt(node, 'checkoutDate'),
        title: '',
        place: what,
      };
    case 'FoodEstablishmentReservation':
      return {
        kind: 'restaurant',
        start: textAt(node, 'startTime'),
        end: textAt(node, 'endTime'),
        title: '',
        place: what,
      };
    case 'EventReservation':
      return {
        kind: 'event',
        start: textAt(what, 'startDate'),
        end: textAt(what, 'endDate'),
        title: textAt(what, 'name'),
        place: nodeAt(what, 'location'),
      };
    case 'RentalCarReservation':
      return {
        kind: 'car',
        start: textAt(node, 'pickupTime'),
        end: textAt(node, 'dropoffTime'),
        title: textAt(what, 'name'),
        place: nodeAt(node, 'pickupLocation'),
        to: nodeAt(node, 'dropoffLocation'),
      };
    default:
      return null;
  }
}

function otherOf(node: Node, type: string, trip: ImportFor): ImportedBooking | null {
  const shape = shapeOf(node, type);
  if (!shape) return null;
  const { kind, title, place, to } = shape;
  const said = writtenMoment(shape.start, trip.zone);
  const end = writtenMoment(shape.end, trip.zone);
  const common = commonOf(node);
  const missing = marked({
    start: !said,
    time: said?.time === null && kind !== 'lodging',
    end: !end && kind === 'lodging',
    place: !spotOf(place),
  });
  return draftOf(
    {
      ...common,
      kind,
      title,
      start: said ?? { date: trip.dates.start, time: null, zone: trip.zone },
      end,
      place: spotOf(place),
      to: to ? spotOf(to) : null,
      seats: common.seats || textAt(node, 'partySize'),
      contact: textAt(place, 'telephone'),
    },
    { missing },
    trip,
  );
}

/** The reservations of schema.org in a tree of data. Those that were cancelled are none. */
export function reservationsIn(tree: unknown, trip: ImportFor): ImportedBooking[] {
  return nodesIn(tree)
    .filter((node) => !/Cancel/i.test(textAt(node, 'reservationStatus')))
    .flatMap((node) => {
      const type = typeOf(node);
      return journeyOf(node, type, trip) ?? otherOf(node, type, trip) ?? [];
    });
}

const LONGEST_BLOCK = 300_000;
const MOST_BLOCKS = 20;

/** The data that lie in HTML as `application/ld+json`; what is broken is left out. */
export function dataInHtml(html: string): unknown[] {
  const lower = html.toLowerCase();
  const found: unknown[] = [];
  let at = lower.indexOf('application/ld+json');
  for (let blocks = 0; at !== -1 && blocks < MOST_BLOCKS; blocks++) {
    const open = html.indexOf('>', at);
    const close = open === -1 ? -1 : lower.indexOf('</script', open);
    if (close === -1) break;
    found.push(parsed(html.slice(open + 1, Math.min(close, open + LONGEST_BLOCK))));
    at = lower.indexOf('application/ld+json', close);
  }
  return found.filter((data) => isNode(data) || Array.isArray(data));
}

/** JSON, or null; a key that would be the prototype of what holds it is left out. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value)) as unknown;
  } catch {
    return null;
  }
}
