import { dayCount } from '#domain/trip/dates.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { afternoonUntil, momentsIn, note, type Reading, type When, whenOf } from './item-list.ts';
import type { Concept } from './lexicon.ts';
import type { Span } from './marked-text.ts';
import type { Mark, MarkOf } from './marks.ts';

type Vehicle = NonNullable<ItemOf<'arrival'>['by']>;
const vehicles: readonly Vehicle[] = ['plane', 'train', 'bus', 'ferry', 'car', 'cruise'];

/** Verbs that hold a vehicle themselves do not say it: "land" is by plane, and is not written down as such. */
const isVerb = /^(?:land|aterri|despeg|touch|take|dock|atrac|zarp|desembarc|embarc)/;

/** Passengers of a cruise come and go by ship, wherever in the text they say so. */
function cruiseIn({ text }: Reading): { by: Vehicle; mark: Mark } | null {
  const mark = text.first({ from: 0, to: text.tokens.length }, 'aboard');
  return mark ? { by: 'cruise', mark } : null;
}

function vehicleIn({ text }: Reading, span: Span): { by: Vehicle; mark: Mark } | null {
  for (const by of vehicles)
    for (const mark of text.all(span, by)) if (!isVerb.test(text.tokens[mark.from]?.text ?? '')) return { by, mark };
  return null;
}

/** The words around a trigger that are its own: to the next trigger, but the day that stands before the first. */
function ownSpan(reading: Reading, clause: Span, mark: Mark, others: readonly Concept[]): Span {
  const later = reading.text
    .all({ from: mark.to, to: clause.to }, ...others)
    .filter((other) => momentsIn(reading, { from: other.from, to: clause.to }).length > 0);
  const earlier = reading.text
    .all({ from: clause.from, to: mark.from }, ...others)
    .filter((other) => momentsIn(reading, { from: other.to, to: mark.from }).length > 0);
  return { from: earlier.at(-1)?.to ?? clause.from, to: later[0]?.from ?? clause.to };
}

function defaultDay(kind: 'arrival' | 'departure', when: When, { dates }: Reading): When {
  if (when.day !== undefined) return when;
  return { day: kind === 'arrival' ? 1 : dayCount(dates), ...when };
}

/** "We land at 14:30", "flight home Sunday 11:00". */
function travel(reading: Reading, clause: Span, kind: 'arrival' | 'departure'): void {
  const { text } = reading;
  const trigger = text.first(clause, kind === 'arrival' ? 'arrive' : 'depart');
  if (!trigger) return;
  const own = ownSpan(reading, clause, trigger, kind === 'arrival' ? ['depart'] : ['arrive']);
  const moments = momentsIn(reading, own);
  const vehicle = vehicleIn(reading, own) ?? cruiseIn(reading);
  if (moments.length === 0) return;
  const when = defaultDay(kind, whenOf(moments), reading);
  note(reading, { kind, ...when, ...(vehicle && { by: vehicle.by }) }, [
    trigger,
    ...moments,
    ...(vehicle ? [vehicle.mark] : []),
  ]);
}

/** "Train at five": leaves, where nothing says that it arrives. */
function vehicleAtTime(reading: Reading, clause: Span): void {
  const vehicle = vehicleIn(reading, clause);
  const moments = vehicle ? momentsIn(reading, clause) : [];
  const time = moments.find(({ is }) => is === 'time');
  if (!vehicle || !time) return;
  const when = whenOf(moments);
  const kind = when.day === 1 && dayCount(reading.dates) > 1 ? 'arrival' : 'departure';
  note(reading, { kind, ...defaultDay(kind, when, reading), by: vehicle.by }, [vehicle.mark, ...moments]);
}

function lodging(reading: Reading, clause: Span): void {
  const { text } = reading;
  const trigger = text.first(clause, 'lodging');
  if (!trigger) return;
  const after = { from: trigger.from, to: clause.to };
  const area = text.first(after, 'area');
  const place = text.first(after, 'place');
  const near = text.first({ from: trigger.to, to: place?.from ?? clause.to }, 'near');
  const isNear = near && place && place.from - near.to <= 2;
  if (area && !isNear && (!place || area.to - area.from >= place.to - place.from)) {
    note(reading, { kind: 'lodging', areaId: area.id }, [{ from: trigger.from, to: area.to }]);
  } else if (
    place &&
    (near || text.tokens[place.from - 1]?.text === 'in' || text.tokens[place.from - 1]?.text === 'en')
  ) {
    note(reading, { kind: 'lodging', near: place.id }, [{ from: trigger.from, to: place.to }]);
  } else unknownLodging(reading, clause, trigger);
}

const lodgingLink =
  /^(?:in|at|near|by|en|de|del|cerca|junto|el|la|called|llamado|off|on|around|hotel|hostal|hostel|airbnb)$/;

/** "Hotel Bristol", "staying in Hoboken": a name that the catalogue does not have. */
function unknownLodging(reading: Reading, clause: Span, trigger: Mark): void {
  const { text } = reading;
  for (let i = trigger.to; i < Math.min(clause.to, trigger.to + 6); i++) {
    const token = text.tokens[i];
    if (token?.isCapital && !text.is(i, 'weekdays', 'months')) {
      let to = i + 1;
      while (to < clause.to && text.tokens[to]?.isCapital) to++;
      note(reading, { kind: 'lodging' }, [{ from: trigger.from, to }]);
      return;
    }
    if (!lodgingLink.test(token?.text ?? '') && !text.is(i, 'filler')) return;
  }
  if (text.has(clause, 'other')) note(reading, { kind: 'lodging' }, [trigger, ...text.all(clause, 'other')]);
}

type Bookable = NonNullable<ItemOf<'booked'>['what']>;
const bookables: readonly (readonly [Bookable, Concept])[] = [
  ['hire-car', 'hireCar'],
  ['concert', 'concert'],
  ['match', 'match'],
  ['tour', 'tourThing'],
  ['show', 'show'],
  ['dinner', 'dinner'],
  ['lunch', 'lunch'],
  ['train', 'train'],
  ['event', 'event'],
];

const eveningThings: ReadonlySet<string> = new Set(['dinner', 'show', 'concert', 'match']);

/** The clause before, of the same sentence. */
function clauseBefore({ clauses }: Reading, clause: Span): Span | null {
  const index = clauses.findIndex(({ from }) => from === clause.from);
  const here = clauses[index];
  const before = clauses[index - 1];
  return here && before && here.after !== 'stop' ? before : null;
}

type Thing = { readonly what: Bookable; readonly mark: MarkOf<Concept> };

function thingIn({ text }: Reading, span: Span): Thing | undefined {
  return bookables.flatMap(([what, is]) => {
    const mark = text.first(span, is);
    return mark ? [{ what, mark }] : [];
  })[0];
}

interface Booked {
  readonly trigger: Span;
  readonly span: Span;
  readonly place: MarkOf<'place'> | undefined;
  readonly thing: Thing | undefined;
  readonly near: MarkOf<'place' | 'area'> | undefined;
}

/** What a clause says is booked; where it names nothing itself, what the clause before names. */
function bookedIn(reading: Reading, clause: Span): Booked | null {
  const { text } = reading;
  const trigger = text.first(clause, 'booked');
  if (!trigger) return null;
  const own = { place: text.first(clause, 'place'), thing: thingIn(reading, clause) };
  const before = own.place || own.thing ? null : clauseBefore(reading, clause);
  const span = before ? { from: before.from, to: clause.to } : clause;
  const link = text.first(span, 'near');
  const near = link && text.all({ from: link.to, to: Math.min(span.to, link.to + 3) }, 'place', 'area')[0];
  const places = text.all(span, 'place').filter(({ from }) => from !== near?.from);
  return {
    trigger,
    span,
    near,
    place: places.at(-1),
    thing: own.thing ?? (before ? thingIn(reading, before) : undefined),
  };
}

/** "Louvre booked Friday 9:15", "table for two on the 24th at 8 near Trastevere". */
function booked(reading: Reading, clause: Span): void {
  const found = bookedIn(reading, clause);
  if (!found) return;
  const { trigger, span, near, thing } = found;
  const place = thing?.what === 'match' ? undefined : found.place;
  const moments = momentsIn(reading, span);
  const isSaid = /^(?:booked|reserv|pre)/.test(reading.text.tokens[trigger.from]?.text ?? '');
  if ((!place && !thing) || (moments.length === 0 && !(place && isSaid))) return;
  const isEvening = thing !== undefined && eveningThings.has(thing.what);
  const when = whenOf(moments, isEvening ? afternoonUntil(11) : afternoonUntil(8));
  const day = when.day === undefined && dayCount(reading.dates) === 1 && moments.length > 0 ? { day: 1 } : {};
  const what = place ? { placeId: place.id } : { what: thing?.what ?? ('visit' as const) };
  note(reading, { kind: 'booked', ...what, ...day, ...when, ...(near && { near: near.id }) }, [
    trigger,
    ...moments,
    ...[place, thing?.mark, near].flatMap((mark) => mark ?? []),
  ]);
}

/** "Tuesday morning I work", "meeting on the 12th from 9 to 13". */
function busy(reading: Reading, clause: Span): void {
  const { text } = reading;
  const trigger = text.first(clause, 'work');
  const moments = trigger ? momentsIn(reading, clause) : [];
  const range = moments.find((moment) => moment.is === 'range');
  if (!trigger || (!range && !moments.some(({ is }) => is === 'day' || is === 'part'))) return;
  const { part, time } = whenOf(moments, afternoonUntil(7));
  const hours = range ? { from: range.start, to: range.end } : time === undefined ? {} : { from: time };
  const days = moments.flatMap((moment) => (moment.is === 'day' ? [moment.day] : []));
  for (const day of days.length > 0 ? days : [undefined])
    note(reading, { kind: 'busy', ...(day !== undefined && { day }), ...(part && !range && { part }), ...hours }, [
      trigger,
      ...moments,
    ]);
}

const returns = /\b(?:back|vuelta|volvemos|vuelvo|return|regreso|regresamos|home|veces|both)\b/;

/** "Eurostar arrives 12:47, goes back Monday 18:13": the way back is by what one came with. */
function sameWayBack({ found, text }: Reading): void {
  const arrival = found.find(({ item }) => item.kind === 'arrival')?.item;
  const index = found.findIndex(({ item }) => item.kind === 'departure');
  const departure = found[index];
  if (arrival?.kind !== 'arrival' || !arrival.by || departure?.item.kind !== 'departure' || departure.item.by) return;
  const said = text.tokens.slice(departure.span.from, departure.span.to).map((token) => token.text);
  if (returns.test(said.join(' '))) found[index] = { ...departure, item: { ...departure.item, by: arrival.by } };
}

/** Things with moments of their own, clause by clause. */
export function readFrames(reading: Reading): void {
  for (const clause of reading.clauses) {
    booked(reading, clause);
    travel(reading, clause, 'arrival');
    travel(reading, clause, 'departure');
    vehicleAtTime(reading, clause);
    lodging(reading, clause);
    busy(reading, clause);
  }
  sameWayBack(reading);
}
