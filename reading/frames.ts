import { dayCount } from '#domain/trip/dates.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { Clause } from './clauses.ts';
import { afternoonUntil, momentsIn, note, type Reading, type When, whenOf } from './item-list.ts';
import { afterMidnight, asCorrected, behindVerb, closest, isForAirport, laterVerb, supersedes } from './leaving.ts';
import type { Concept } from './lexicon.ts';
import { indexFrom, type MarkedText, type Span } from './marked-text.ts';
import type { Mark } from './marks.ts';
import { type Moment, momentOver, momentsWithin } from './moment.ts';
import { terminalIn } from './terminal.ts';

type Vehicle = NonNullable<ItemOf<'arrival'>['by']>;
const vehicles: readonly Vehicle[] = ['plane', 'train', 'bus', 'ferry', 'car', 'cruise'];

/** Verbs that hold a vehicle themselves do not say it: "land" is by plane, and is not written down as such. */
const isVerb = /^(?:land|aterri|despeg|touch|take|dock|atrac|zarp|desembarc|embarc)/;

/** Passengers of a cruise come and go by ship, wherever in the text they say so. */
function cruiseIn({ text }: Reading): { by: Vehicle; mark: Mark } | null {
  const mark = text.anywhere('aboard');
  return mark ? { by: 'cruise', mark } : null;
}

function vehicleIn({ text }: Reading, span: Span): { by: Vehicle; mark: Mark } | null {
  const said = text.all(span, ...vehicles).find((mark) => !isVerb.test(text.word(mark.from)));
  return said ? { by: said.is, mark: said } : null;
}

/** "We arrive off the night train at 6.40": what they come by leaves nowhere. */
const isArriving = ({ text }: Reading, clause: Span, { is, from, to }: Mark): boolean =>
  is === 'depart' &&
  text.is(from, 'train', 'bus', 'plane', 'ferry') &&
  text.is(to - 1, 'at') &&
  text.has({ from: clause.from, to: from }, 'arrive');

/** The words around a trigger that are its own: to the next trigger, but the day that stands before the first. */
function ownSpan(reading: Reading, clause: Span, mark: Span, others: readonly Concept[]): Span {
  const later = reading.text
    .all({ from: mark.to, to: clause.to }, ...others)
    .filter(
      (other) =>
        !isArriving(reading, clause, other) && momentsIn(reading, { from: other.from, to: clause.to }).length > 0,
    );
  const earlier = reading.text
    .all({ from: clause.from, to: mark.from }, ...others)
    .filter((other) => momentsIn(reading, { from: other.to, to: mark.from }).length > 0);
  return { from: earlier.at(-1)?.to ?? clause.from, to: later[0]?.from ?? clause.to };
}

function defaultDay(kind: 'arrival' | 'departure', when: When, { dates }: Reading): When {
  if (when.day !== undefined) return when;
  return { day: kind === 'arrival' ? 1 : dayCount(dates), ...when };
}

/** Who has one day leaves it in the evening: "train at seven" on the only day is no train of the morning. */
const travelWhen = (kind: 'arrival' | 'departure', moments: readonly Moment[], { dates }: Reading): When =>
  whenOf(moments, kind === 'departure' && dayCount(dates) === 1 ? afternoonUntil(11) : undefined);

const byWhat = new Set(['by', 'en', 'in']);

/** "We come by train from Paris, arriving on Friday": said without a moment right before. */
function vehicleBefore(reading: Reading, clause: Clause): { by: Vehicle; mark: Mark } | null {
  const before = reading.clauses[clause.index - 1];
  const isOwn =
    before && clause.after === 'comma' && momentsWithin(reading.moments, before).every(({ is }) => is === 'day');
  const vehicle =
    isOwn && !reading.text.has(before, 'place', 'tag', 'not', 'refuse') ? vehicleIn(reading, before) : null;
  return vehicle && (vehicle.by === 'car' || byWhat.has(reading.text.word(vehicle.mark.from - 1))) ? vehicle : null;
}

/** "Eurostar in at 12:05 Saturday, back Tuesday 16:56": nothing but a way and when. */
function wayBack({ text, moments, found }: Reading, clause: Span): Mark | undefined {
  const said = momentsWithin(moments, clause);
  const isExact = said.some(({ is }) => is === 'day') && said.some(({ is }) => is === 'time');
  if (!isExact || !found.some(({ item }) => item.kind === 'arrival')) return undefined;
  for (let i = clause.from; i < clause.to; i++)
    if (!momentOver(said, i) && !text.is(i, 'filler', 'sameWay', 'and', 'again', ...vehicles)) return undefined;
  return text.first(clause, 'sameWay');
}

/** "We go out for tapas on Friday", "salimos a cenar a las 9", "back at the hotel at ten": no journey home. */
function isOuting(reading: Reading, clause: Span, trigger: Span): boolean {
  const { text } = reading;
  const vehicle = vehicleIn(reading, clause);
  const isOfHotel = text.has({ from: trigger.to, to: vehicle?.mark.from ?? clause.to }, 'lodging');
  if (vehicle || text.is(trigger.from, ...vehicles)) return isOfHotel;
  const behind = { from: trigger.to, to: Math.min(clause.to, trigger.to + 3) };
  const isDated = momentsIn(reading, clause).some(({ is }) => is === 'day');
  return text.has(behind, 'tag', 'dinner', 'lunch') || (!isDated && isOfHotel);
}

/** "We land at Ezeiza at 6:20 … back on Monday, 23:55": travellers leave no hotel at such a minute: it is that of a plane too. A quarter may be either. Who came by car leaves by car. */
function asCome({ found }: Reading, { time }: { readonly time?: number | undefined }): Vehicle | undefined {
  const come = found.find(({ item }) => item.kind === 'arrival')?.item;
  const by = come?.kind === 'arrival' ? come.by : undefined;
  if (by === 'car') return by;
  return by === 'plane' && time !== undefined && time % 15 !== 0 ? by : undefined;
}

/** In the order of the schema: a phone and the server write the same. */
const journeyBy = (by: Vehicle | undefined, at: string | undefined) => ({ ...(by && { by }), ...(at && { at }) });

/** "In at Hauptbahnhof 8:40, out from Hbf at 17:00": a terminal says of what it is. */
const bare = { arrival: /^in(?:to)?$/, departure: /^(?:out|off|back)$/ } as const;

function atTerminal(reading: Reading, clause: Span, kind: keyof typeof bare): Span | undefined {
  const { text } = reading;
  for (let i = clause.from; i < clause.to; i++)
    if (bare[kind].test(text.word(i)))
      return terminalIn(reading, { from: i, to: clause.to }).at === undefined ? undefined : { from: i, to: i + 1 };
    else if (!text.is(i, 'filler')) return undefined;
  return undefined;
}

/** "Our 16:30 ferry to Tallinn" of the last day goes there for good, whatever day trip is called so. */
function shipAway(reading: Reading, clause: Clause): void {
  const { text } = reading;
  const ship = text.first(clause, 'place');
  const by = ship && vehicles.find((own) => own === text.word(ship.from));
  const moments = by ? momentsIn(reading, clause) : [];
  const when = whenOf(moments);
  const isLast = when.time !== undefined && when.day === dayCount(reading.dates);
  // "16:30 Ferry 62" is a ride.
  if (by && isLast && moments.at(-1)?.to === ship.from && /^(?:a|to)$/.test(text.word(ship.from + 1)))
    note(reading, { kind: 'departure', ...when, by }, [...moments, ship]);
}

/** "We land at 14:30", "flight home Sunday 11:00". */
function travel(reading: Reading, clause: Clause, kind: 'arrival' | 'departure'): void {
  const { text } = reading;
  const last = kind === 'departure' ? laterVerb(reading, clause) : undefined;
  const trigger =
    last ??
    text.all(clause, kind === 'arrival' ? 'arrive' : 'depart').find((mark) => !isArriving(reading, clause, mark)) ??
    (kind === 'departure' ? wayBack(reading, clause) : undefined) ??
    atTerminal(reading, clause, kind);
  // "Leave the afternoons free" is no departure.
  const isTimed = momentsIn(reading, clause).some(({ is }) => is === 'time');
  const isLeaving = kind === 'departure' && !isTimed && text.has(clause, 'freeTime');
  if (trigger && kind === 'departure' && isOuting(reading, clause, trigger)) return;
  // "Ferry in the afternoon" is a trip.
  const isInPart = text.word(trigger?.to ?? 0) === 'the' && text.word((trigger?.to ?? 0) - 1) === 'in';
  const isRide = text.is(trigger?.from ?? 0, 'plane', 'train', 'bus', 'ferry');
  const isOfDay = kind === 'departure' && !isTimed && !isRide && text.has(clause, 'earlyNight', 'ends', 'lateNight');
  if (!trigger || isLeaving || isOfDay || isInPart || text.is(trigger.from, 'tag')) return;
  const own = last
    ? { from: last.from, to: clause.to }
    : ownSpan(reading, clause, trigger, kind === 'arrival' ? ['depart'] : ['arrive']);
  const said = asCorrected(momentsIn(reading, own), reading);
  const moments = kind === 'departure' ? closest(behindVerb(said, trigger), trigger) : said;
  const vehicle =
    vehicleIn(reading, last ? clause : own) ??
    cruiseIn(reading) ??
    (kind === 'arrival' ? vehicleBefore(reading, clause) : null);
  if (moments.length === 0) return;
  const when = afterMidnight(defaultDay(kind, travelWhen(kind, moments, reading), reading), moments, reading);
  const behind = terminalIn(reading, { from: trigger.from, to: own.to });
  const { at, by, spans } = behind.at === undefined ? terminalIn(reading, own) : behind;
  if (vehicle?.by === 'cruise' && !supersedes(reading, kind, when)) return text.take(trigger, ...moments);
  const isTransfer = vehicle !== null && isForAirport(reading, clause, vehicle.mark);
  const how = vehicle?.by ?? by ?? (kind === 'departure' ? asCome(reading, when) : undefined);
  note(reading, { kind, ...when, ...journeyBy(isTransfer ? undefined : how, at) }, [
    trigger,
    ...moments,
    ...(vehicle ? [vehicle.mark, ...leftFrom(reading, own, vehicle.mark)] : []),
    ...spans,
  ]);
}

/** "Ferry from Piraeus", "ferry to Procida": where one leaves from or for is no wish to see it. */
function leftFrom({ text }: Reading, clause: Span, vehicle: Span): readonly Span[] {
  const place = text.first({ from: vehicle.to, to: clause.to }, 'place');
  const isEnd =
    place && (text.has({ from: place.from - 2, to: place.from }, 'from') || toward.has(text.word(place.from - 1)));
  return isEnd ? [place] : [];
}
const toward = new Set(['to', 'a']);

/** "Train at five": leaves, where nothing says that it arrives. */
function vehicleAtTime(reading: Reading, clause: Span): void {
  const vehicle = vehicleIn(reading, clause);
  const said = vehicle ? momentsIn(reading, clause) : [];
  // "We leave the hotel at 11 and the train is at 16:30".
  const time = said.findLast(({ is }) => is === 'time');
  const moments = said.filter((moment) => moment.is !== 'time' || moment === time);
  if (!vehicle || !time || reading.text.is(vehicle.mark.from - 1, 'dinner')) return;
  // "Sin cruceros y cenar a las 22:30".
  const before = { from: clause.from, to: vehicle.mark.from };
  if (reading.text.has(before, 'not', 'refuse') && reading.text.has(clause, 'dinner', 'lunch')) return;
  const kind = whenOf(moments).day === 1 && dayCount(reading.dates) > 1 ? 'arrival' : 'departure';
  const when = travelWhen(kind, moments, reading);
  const { at, spans } = terminalIn(reading, clause);
  const by = isForAirport(reading, clause, vehicle.mark) ? undefined : vehicle.by;
  note(reading, { kind, ...defaultDay(kind, when, reading), ...journeyBy(by, at) }, [
    vehicle.mark,
    ...moments,
    ...spans,
    ...leftFrom(reading, clause, vehicle.mark),
  ]);
}

/** "A hotel on the river (Riverside)": where a clause names no place, what stands in brackets behind it. */
function lodgingEnd({ text, clauses }: Reading, clause: Span, trigger: Span): number {
  const next = clauses[indexFrom(clauses, clause.to + 1)];
  const isInBrackets = text.word(clause.to) === '(' && next !== undefined;
  return isInBrackets && !text.has({ from: trigger.from, to: clause.to }, 'area', 'place') ? next.to : clause.to;
}

function lodging(reading: Reading, clause: Span): void {
  const { text } = reading;
  const trigger = text.first(clause, 'lodging');
  if (!trigger) return;
  const after = { from: trigger.from, to: lodgingEnd(reading, clause, trigger) };
  const area = text.first(after, 'area');
  const place = text.first(after, 'place');
  const near = text.first({ from: trigger.to, to: place?.from ?? clause.to }, 'near');
  const isNear = near && place && place.from - near.to <= 2;
  const isLonger = area && place && area.to - area.from > place.to - place.from;
  if (area && (isLonger || !isNear) && (!place || area.to - area.from >= place.to - place.from)) {
    note(reading, { kind: 'lodging', areaId: area.id }, [{ from: trigger.from, to: area.to }]);
  } else if (place && (near || /^[ie]n$/.test(text.word(place.from - 1)))) {
    note(reading, { kind: 'lodging', near: place.id }, [{ from: trigger.from, to: place.to }]);
  } else unknownLodging(reading, clause, trigger);
}

const lodgingLink =
  /^(?:in|at|near|by|en|de|del|cerca|junto|el|la|called|llamado|off|on|around|hotel|hostal|hostel|airbnb)$/;

/** "Hotel Bristol", "staying in Hoboken": a name that the catalogue does not have. */
function unknownLodging(reading: Reading, clause: Span, trigger: Mark): void {
  const { text } = reading;
  const others = text.all({ from: trigger.from, to: clause.to }, 'other');
  if (others.length > 0) return note(reading, { kind: 'lodging' }, [trigger, ...others]);
  // "Hotel en el casco antiguo" where no area is called so.
  const sort = text.first({ from: trigger.to, to: Math.min(clause.to, trigger.to + 6) }, 'tag');
  if (sort?.tag === 'old-town' && !/^(?:con|with)$/.test(text.word(trigger.to)))
    return note(reading, { kind: 'lodging' }, [{ from: trigger.from, to: sort.to }]);
  for (let i = trigger.to; i < Math.min(clause.to, trigger.to + 6); i++) {
    const token = text.tokens[i];
    if (text.is(i, 'city')) return;
    if (token?.isCapital && !text.is(i, 'weekdays', 'months')) {
      let to = i + 1;
      while (to < clause.to && text.tokens[to]?.isCapital) to++;
      note(reading, { kind: 'lodging' }, [{ from: trigger.from, to }]);
      return;
    }
    if (!lodgingLink.test(token?.text ?? '') && !text.is(i, 'filler')) return;
  }
}

/** Whether words that mean the way back stand there, also where they are taken. */
const hasWord = (text: MarkedText, { from, to }: Span) => {
  for (let i = from; i < to; i++) if (text.is(i, 'sameWay')) return true;
  return false;
};

/** "Eurostar arrives 12:47, goes back Monday 18:13": the way back is by what one came with. */
function sameWayBack({ found, text }: Reading): void {
  const arrival = found.find(({ item }) => item.kind === 'arrival')?.item;
  const index = found.findIndex(({ item }) => item.kind === 'departure');
  const departure = found[index];
  if (arrival?.kind !== 'arrival' || !arrival.by || departure?.item.kind !== 'departure' || departure.item.by) return;
  const said = { from: departure.span.from, to: Math.min(text.tokens.length, departure.span.to + 6) };
  if (hasWord(text, said)) found[index] = { ...departure, item: { ...departure.item, by: arrival.by } };
}

/** "Layover Wed 6 am till Fri 1 am", "in port Sunday 14:00 to Tuesday 18:00": both ends at once. */
function stay(reading: Reading, clause: Span): void {
  const { text } = reading;
  const cruise = cruiseIn(reading);
  const trigger = text.first(clause, 'stopover') ?? (cruise ? text.first(clause, 'city') : undefined);
  const moments = trigger ? momentsIn(reading, clause) : [];
  const range = moments.find((moment) => moment.is === 'range');
  const times = moments.filter(({ is }) => is === 'time');
  const [first, last] = times;
  if (!trigger || (!range && !(first && last))) return;
  const by = cruise ? { by: cruise.by } : {};
  const split = last ? moments.filter(({ to }) => to <= (first?.to ?? 0)).length : 0;
  const start = range ? { time: range.start } : whenOf(moments.slice(0, split));
  const end = range ? { time: range.end } : whenOf(moments.slice(split));
  note(reading, { kind: 'arrival', ...defaultDay('arrival', start, reading), ...by }, [
    trigger,
    ...moments.slice(0, split || 1),
  ]);
  note(reading, { kind: 'departure', ...defaultDay('departure', end, reading), ...by }, [trigger, ...moments]);
}

/** How travellers come and go, and where they sleep, clause by clause. */
export function readFrames(reading: Reading): void {
  for (const clause of reading.clauses) {
    stay(reading, clause);
    travel(reading, clause, 'arrival');
    travel(reading, clause, 'departure');
    shipAway(reading, clause);
    vehicleAtTime(reading, clause);
    lodging(reading, clause);
  }
  sameWayBack(reading);
}
