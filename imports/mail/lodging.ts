import type { Moment } from '#domain/trip/booking.ts';
import { addDays } from '#domain/trip/dates.ts';
import { draftOf, type ImportedBooking, type ImportFor, marked, spotNamed } from '../draft.ts';
import { allOf } from '../mail-words.ts';
import { commonOf } from './common.ts';
import { datesOf, momentBehind, type ToldMoment } from './labelled-moments.ts';
import { nameBehind, nameLabelled } from './names.ts';
import { type Line, labelled } from './plain-lines.ts';

/** A line that is the name of a house by itself. */
const house =
  /^(?:the )?(?:.{0,40}\b)?(?:hotel|hostal|hostel|parador|pensi[oó]n|apartamentos?|apartments?|aparthotel|b&b|bed and breakfast|riad|ryokan|resort|inn|residence|guest ?house|casa rural|albergue|posada|suites)\b.{0,60}$/iu;
/** And one that only speaks of it. */
const sentence =
  /[:?!]|\b(?:your|you|tu|su|tus|please|gracias|thank|reserva|booking|policy|at the hotel|el hotel|check)\b/iu;

/** The name without what only leads to it or follows it. */
const bareHouse = (name: string | null) =>
  name
    ?.replace(/^(?:el|la|the) (?=hotel|hostal|apartamento|parador|casa)/i, '')
    .replace(/ [-–|] (?:reserv|booking|confirm|n[ºo°]).*$/i, '') ?? null;

const nameOfHouse = (lines: readonly Line[]): string | null =>
  bareHouse(
    nameLabelled(lines, allOf('hotel')) ??
      nameBehind(lines, allOf('stayAt')) ??
      lines.find(({ text }) => text.length < 90 && house.test(text) && !sentence.test(text))?.text ??
      null,
  );

interface Stay {
  readonly comes: ToldMoment;
  readonly leaves: ToldMoment;
  /** Neither date stands behind a word that says which it is. */
  readonly guessed: boolean;
}

const nights = /(\d{1,2}) (?:nights?|noches?)\b/;

/** From when to when: behind their words, else the first two dates there are, else so many nights. */
function stayOf(lines: readonly Line[], trip: ImportFor): Stay {
  const [inLabels, outLabels] = [allOf('checkIn'), allOf('checkOut')];
  const strictIn = inLabels.filter((label) => !['from', 'desde'].includes(label));
  const strictOut = outLabels.filter((label) => !['to', 'until', 'hasta'].includes(label));
  const comes = momentBehind(lines, strictIn, strictOut, trip);
  const leaves = momentBehind(lines, strictOut, strictIn, trip);
  if (comes.date && leaves.date && comes.date.iso < leaves.date.iso) return { comes, leaves, guessed: false };
  const dates = datesOf(lines, trip);
  const first = comes.date ?? dates[0] ?? null;
  const second = dates.find(({ iso }) => first !== null && iso > first.iso) ?? null;
  const count = Number(lines.map(({ plain }) => nights.exec(plain)?.[1]).find((found) => found !== undefined) ?? 0);
  const byNights = first && !second && count > 0 ? { ...first, iso: addDays(first.iso, count) } : null;
  return { comes: { ...comes, date: first }, leaves: { ...leaves, date: second ?? byNights }, guessed: !comes.date };
}

/** The bed that the text of a confirmation tells of. */
export function lodgingIn(lines: readonly Line[], trip: ImportFor): ImportedBooking[] {
  const { comes, leaves, guessed } = stayOf(lines, trip);
  const name = nameOfHouse(lines);
  const address = labelled(lines, allOf('address')) ?? '';
  const doubts = {
    missing: marked({ start: !comes.date, end: !leaves.date, place: name === null }),
    unsure: marked({ start: guessed || (comes.date?.guessed ?? false), end: guessed }),
  };
  const moment = ({ date, time }: ToldMoment): Moment | null =>
    date && { date: date.iso, time: time?.minutes ?? null, zone: trip.zone };
  const start = moment(comes) ?? { date: trip.dates.start, time: null, zone: trip.zone };
  const said = {
    ...commonOf(lines),
    kind: 'lodging',
    start,
    end: moment(leaves),
    place: spotNamed(name ?? '', address),
  } as const;
  const draft = draftOf(said, doubts, trip);
  return draft ? [draft] : [];
}
