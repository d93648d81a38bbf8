import type { Moment } from '#domain/trip/booking.ts';
import { draftOf, type ImportedBooking, type ImportFor, marked, spotNamed, spotOfStop } from '../draft.ts';
import { allOf } from '../mail-words.ts';
import { findAirport } from '../places/find-stop.ts';
import { commonOf } from './common.ts';
import { datesIn } from './dates.ts';
import { datesOf, momentBehind, type ToldMoment } from './labelled-moments.ts';
import { behindWord, type Line, withoutMarks } from './plain-lines.ts';

/** "Office: Termini" is Termini; what has any other label is no desk. */
function unlabelled(text: string): string {
  const label = /^[\p{L} -]{2,25}:/u.exec(text)?.[0];
  if (label === undefined) return text;
  return behindWord(label.toLowerCase(), [...allOf('address'), ...allOf('venue')]) === -1
    ? ''
    : text.slice(label.length).trim();
}

/** What a line says behind its label and is no date: a desk. */
function deskBehind(lines: readonly Line[], labels: readonly string[], trip: ImportFor): string {
  for (const [place, line] of lines.entries()) {
    const behind = behindWord(line.plain, labels);
    if (behind === -1 || line.plain.length - behind > 120) continue;
    const candidates = [
      withoutMarks(line.text.slice(behind)),
      lines[place + 1]?.text ?? '',
      lines[place + 2]?.text ?? '',
    ];
    const desk = candidates
      .map(unlabelled)
      .find(
        (text) =>
          /\p{L}{3}/u.test(text) &&
          datesIn({ text, plain: text.toLowerCase() }, trip).length === 0 &&
          behindWord(text.toLowerCase(), [...allOf('pickUp'), ...allOf('dropOff')]) === -1 &&
          !/\d[:.]\d\d/.test(text),
      );
    if (desk) return desk;
  }
  return '';
}

const deskSpot = (desk: string) => {
  const airport = /\b[A-Z]{3}\b|airport|aeropuerto/i.test(desk) ? findAirport(desk) : null;
  return airport ? { ...spotOfStop(airport), address: desk.slice(0, 200) } : spotNamed(desk);
};

const momentOf = ({ date, time }: ToldMoment, { zone }: ImportFor): Moment | null =>
  date && { date: date.iso, time: time?.minutes ?? null, zone };

/** The rented car that the text of a confirmation tells of: taken where its journey begins, given back where that ends. */
export function carIn(lines: readonly Line[], trip: ImportFor): ImportedBooking[] {
  const [taking, giving] = [allOf('pickUp'), allOf('dropOff')];
  const taken = momentBehind(lines, taking, giving, trip);
  const given = momentBehind(lines, giving, taking, trip);
  const dates = datesOf(lines, trip);
  const start = taken.date ?? dates[0] ?? null;
  const end = given.date ?? dates.find(({ iso }) => start !== null && iso > start.iso) ?? null;
  const [from, to] = [deskBehind(lines, taking, trip), deskBehind(lines, giving, trip)];
  const first = momentOf({ ...taken, date: start }, trip);
  const draft = draftOf(
    {
      ...commonOf(lines),
      kind: 'car',
      start: first ?? { date: trip.dates.start, time: null, zone: trip.zone },
      end: momentOf({ ...given, date: end }, trip),
      place: deskSpot(from),
      to: deskSpot(to),
    },
    {
      missing: marked({ start: !start, end: !end, time: !taken.time, place: from === '' }),
      unsure: marked({ start: start !== null && (start.guessed || !taken.date) }),
    },
    trip,
  );
  return draft ? [draft] : [];
}
