import type { Tag } from '#domain/place/tag.ts';
import { dayCount } from '#domain/trip/dates.ts';
import type { Clause } from './clauses.ts';
import { afternoonUntil, momentsIn, note, type Reading, type When, whenOf } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { Moment } from './moment.ts';
import { bookableTags, type Seat, seatsIn, thingsIn, whatOf } from './seats.ts';
import { isAround } from './tables.ts';

/** "Wed 18:30, thu 21:00": one thing at several times, where each has a day and an hour. */
function groupsOf(moments: readonly Moment[]): Moment[][] {
  const days = moments.flatMap(({ is }, i) => (is === 'day' ? [i] : []));
  const groups = days.map((from, i) => moments.slice(from, days[i + 1] ?? moments.length));
  return days[0] === 0 && groups.every((group) => group.some(({ is }) => is === 'time')) ? groups : [[...moments]];
}

const EVENING = 17 * 60;
const ofTable = /^(?:table|mesa)$/;

function noteSeat(reading: Reading, trigger: Span, seat: Seat, dayBefore: number | undefined): When {
  const { thing, moments, isEvening, own } = seat;
  // "Lunch with a friend in Ginza", "table booked in Ginza": one eats at a table, and there is none of that name.
  const isAtTable = ofTable.test(reading.text.word(trigger.from)) || ofTable.test(reading.text.word(trigger.to - 1));
  const isEaten = /^(?:dinner|lunch)$/.test(thing.is) || isAtTable;
  const isIn = isEaten && seat.place && isAround(reading, seat.place, isAtTable);
  const near = isIn ? seat.place : seat.near;
  const place = isIn ? undefined : seat.place;
  const groups = groupsOf(moments);
  if (groups.length > 1) {
    for (const group of groups) noteSeat(reading, trigger, { ...seat, moments: group }, dayBefore);
    return {};
  }
  const said = whenOf(moments, isEvening ? afternoonUntil(11) : afternoonUntil(8));
  const isOneDay = dayCount(reading.dates) === 1 && moments.length > 0;
  const day = said.day ?? (said.time === undefined ? undefined : dayBefore) ?? (isOneDay ? 1 : undefined);
  const when = { ...(day !== undefined && { day }), ...said };
  const meal = (said.time ?? EVENING) < EVENING ? 'lunch' : 'dinner';
  const what = place ? undefined : isAtTable ? meal : whatOf(thing);
  const of = place ? { placeId: place.id } : { what: what ?? ('visit' as const) };
  // "El último día tenemos el tren a las cinco": it takes them away.
  const isLeaving = what === 'train' && said.time !== undefined && day === dayCount(reading.dates);
  note(
    reading,
    isLeaving
      ? { kind: 'departure', ...when, by: what }
      : { kind: 'booked', ...of, ...when, ...(near && { near: near.id }) },
    [trigger, ...moments, ...[place, thing, near].flatMap((mark) => mark ?? [])],
  );
  reading.text.take(...own);
  return when;
}

const ifs = new Set(['if', 'si']);

/** "Not booked yet", "nothing booked", "if we can get tickets": no reservation. */
const isDenied = ({ text }: Reading, clause: Span, trigger: Span) =>
  text.has({ from: Math.max(clause.from, trigger.from - 2), to: trigger.from }, 'not', 'want') ||
  text.has(clause, 'soft') ||
  text.is(trigger.from - 1, 'perTicket') ||
  ifs.has(text.word(trigger.from - 1)) ||
  text.word(trigger.to) === 'yet';

/** What a reservation may be said of: its clause; where that names nothing, or no moment, its neighbours of the same sentence. */
function spanOf(reading: Reading, clause: Clause): Span {
  const { text, clauses } = reading;
  const index = clause.index;
  const before = clauses[index - 1];
  const after = clauses[index + 1];
  const names = (span: Span) => thingsIn(reading, span, true).length > 0;
  let { from, to } = clause;
  const isBehind = before !== undefined && clause.after !== 'stop' && clause.after !== 'start';
  if (isBehind && !names(clause)) from = before.from;
  const isHere =
    names({ from, to }) && momentsIn(reading, { from, to }).some(({ is }) => is === 'time' || is === 'day');
  if (!isHere && isBehind && from === clause.from && names(before) && !text.has(before, 'booked')) from = before.from;
  // "Friday at 14:30 booked: Top of the Rock".
  if (!isHere && text.word(clause.to) === ':' && after && names(after)) to = after.to;
  // "We have one day, we get in at 9:05 and the train leaves at five" reserves nothing.
  const isList = after && after.after === 'comma' && !text.has(after, 'arrive', 'depart') && names(after);
  if (isList && !momentsIn(reading, { from, to }).length) to = after.to;
  return { from, to };
}

/** The last day that the sentence names before: "on the 31st at the Eiffel Tower (booked: Jules Verne at nine)". */
function dayBefore({ clauses, moments }: Reading, clause: Clause, span: Span): number | undefined {
  let index = clause.index;
  while (index > 0 && clauses[index]?.after !== 'stop') index--;
  const from = clauses[index]?.from ?? span.from;
  const last = moments.findLast((moment) => moment.is === 'day' && moment.from >= from && moment.to <= span.from);
  return last?.is === 'day' ? last.day : undefined;
}

/** "Tickets for Hamilton, Thursday 19:30": what it is, is not known, and when it is, is. */
function ticketed(reading: Reading, span: Span, trigger: Span): boolean {
  const { text } = reading;
  const moments = momentsIn(reading, span);
  const { day, time } = whenOf(moments, afternoonUntil(11));
  const isKnown = day !== undefined && time !== undefined && text.word(span.to) !== '?';
  if (!isKnown || text.has(span, 'arrive', 'depart', 'lodging', 'want', 'soft')) return false;
  note(reading, { kind: 'booked', what: 'event', day, time }, [trigger, ...moments]);
  return true;
}

/** "We have the Alhambra on Tuesday, Nasrid Palaces at 10:30": its hour stands behind it. */
function withHourBehind(reading: Reading, clause: Clause, seats: readonly Seat[]): readonly Seat[] {
  const [seat, other] = seats;
  const next = reading.clauses[clause.index + 1];
  if (!seat?.place || other || next?.after !== 'comma' || whenOf(seat.moments).time !== undefined) return seats;
  const moments = momentsIn(reading, next);
  const isOwn = thingsIn(reading, next, false).every(({ id }) => id === seat.place?.id);
  const isHour = moments.length === 1 && moments[0]?.is === 'time';
  return isOwn && isHour ? [{ ...seat, moments: [...seat.moments, ...moments] }] : seats;
}

function booked(reading: Reading, clause: Clause): void {
  const { text } = reading;
  const trigger = text.first(clause, 'booked');
  if (!trigger || isDenied(reading, clause, trigger)) return;
  // "We booked a hotel near the Louvre".
  const isBed = text.has({ from: trigger.to, to: clause.to }, 'lodging');
  if (isBed && momentsIn(reading, clause).length === 0) return;
  const span = spanOf(reading, clause);
  const all = seatsIn(reading, span, true);
  const timed = all.filter(({ moments }) => moments.length > 0);
  const isFirm = !text.is(trigger.from, 'perTicket') || timed.length > 0;
  const some = timed.length > 0 ? timed : all.slice(0, 1).filter(({ place }) => place && isFirm);
  const seats = withHourBehind(reading, clause, some);
  let day = dayBefore(reading, clause, span);
  for (const seat of seats) day = noteSeat(reading, trigger, seat, day).day;
  if (seats.length === 0) return void ticketed(reading, span, trigger);
  text.take(...text.all(clause, 'booked'));
  listed(reading, clause, trigger);
}

/** "Reservations: Wed 20:00 Roscioli, Thu 21:00 Armando": the list goes on while each has its hour. */
function listed(reading: Reading, clause: Clause, trigger: Span): void {
  const { clauses, text } = reading;
  for (let i = clause.index + 1; i < clauses.length; i++) {
    const next = clauses[i];
    const isOfList =
      next && (next.after === 'comma' || next.after === 'and') && !text.has(next, 'arrive', 'depart', 'want');
    const seats = isOfList ? seatsIn(reading, next, true) : [];
    if (isOfList && seats.length === 0 && ticketed(reading, next, next)) continue;
    const isTimed = ({ moments }: Seat) =>
      moments.some(({ is }) => is === 'time') && moments.some(({ is }) => is === 'day');
    if (!seats.some(({ place }) => place) || !seats.every(isTimed)) return;
    for (const seat of seats) noteSeat(reading, trigger, seat, undefined);
  }
}

const ours = /^(?:my|our|mi|nuestr[ao])$/;
/** Of which a clock time on a day is that of a reservation: "the baths on Wednesday at noon". */
const hourly: ReadonlySet<Tag> = new Set<Tag>(['spa', 'cooking-class']);

/** A concert, a match, a class or a show of one's own at a clock time of a day is taken as reserved. */
function fixed(reading: Reading, clause: Clause): void {
  const { text } = reading;
  // "Our flamenco on Friday at 9".
  const mine = text
    .all(clause, 'tag')
    .find(({ tag, from }) => (bookableTags.has(tag) && ours.test(text.word(from - 1))) || hourly.has(tag));
  const thing = mine ?? text.first(clause, 'concert', 'match', 'event', 'hireCar');
  const when = thing ? whenOf(momentsIn(reading, clause)) : {};
  const brunch = text.all(clause, 'tag').find(({ tag }) => tag === 'brunch');
  const withSomebody = thing ? undefined : (text.first(clause, 'dinner', 'lunch') ?? brunch);
  const others = withSomebody ? text.first({ from: withSomebody.to, to: clause.to }, 'with', 'work') : undefined;
  const own = thing ?? (others ? withSomebody : undefined);
  const headed = others || thing?.is === 'event' ? dayBefore(reading, clause, clause) : undefined;
  const said = own ? { ...(headed !== undefined && { day: headed }), ...whenOf(momentsIn(reading, clause)) } : when;
  if (!own || said.day === undefined || said.time === undefined || text.has(clause, 'want', 'soft')) return;
  // "A midnight mass or a concert on the 24th".
  if (text.has({ from: clause.from, to: own.from }, 'or')) return;
  if (own.is === 'event' && momentsIn(reading, clause).some(({ is }) => is === 'range')) return;
  const wedding = text.first(clause, 'wedding');
  const [seat] = seatsIn(reading, clause, own.is === 'tag').filter(({ moments }) => moments.length > 0);
  if (seat) noteSeat(reading, own, seat, headed);
  if (wedding) note(reading, { kind: 'occasion', what: 'wedding', day: said.day }, [wedding]);
  if (others) text.take(others, ...text.all(clause, 'work'));
}

/** What is reserved, with its moments. */
export function readBooked(reading: Reading): void {
  for (const clause of reading.clauses) booked(reading, clause);
  for (const clause of reading.clauses) fixed(reading, clause);
}
