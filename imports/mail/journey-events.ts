import type { ImportFor } from '../draft.ts';
import { allOf } from '../mail-words.ts';
import { bareName, stationsIn } from '../places/find-stop.ts';
import { airports, type Stop } from '../places/stop.ts';
import { datesIn } from './dates.ts';
import { flightNumbersIn, trainNumbersIn } from './flight-numbers.ts';
import { countWords, type Line, lastWord } from './plain-lines.ts';
import { timesIn } from './times.ts';

/** Which end of a journey something is said of. */
export type End = 'departure' | 'arrival' | null;

/** What a mail says of a journey, one thing after the other. */
export type JourneyEvent = { readonly end: End } & (
  | { readonly kind: 'stop'; readonly stop: Stop }
  | { readonly kind: 'time'; readonly minutes: number; readonly nextDay: boolean }
  | { readonly kind: 'date'; readonly iso: string; readonly guessed: boolean }
  | { readonly kind: 'number'; readonly number: string }
);

interface Placed {
  readonly at: number;
  readonly end: number;
  readonly event: (end: End) => JourneyEvent;
  readonly kind: JourneyEvent['kind'];
}

/** Codes that are words as well: they count in brackets, or beside another code. */
const alsoWords = new Set(
  'ACE ADD ALA BAH BAR CAN COK COR DEL DEN FOR HAM HAN HER IND LAS LOS MAN MEL MID NAN NAS PEN PER POS REC SAL SAN SAT SAV SEA SEN SID SIN SUB TUN'.split(
    ' ',
  ),
);

function airportsIn(text: string): Placed[] {
  const placed = (code: string, at: number): Placed[] => {
    const stop = airports.get(code);
    return stop ? [{ at, end: at + 3, kind: 'stop', event: (end) => ({ kind: 'stop', stop, end }) }] : [];
  };
  const joined = [...text.matchAll(/(?<![A-Z])([A-Z]{3})([A-Z]{3})(?![A-Z])/g)].flatMap((match) => {
    const [, from = '', to = ''] = match;
    return airports.has(from) && airports.has(to) && !alsoWords.has(from)
      ? [...placed(from, match.index), ...placed(to, match.index + 3)]
      : [];
  });
  const single = [...text.matchAll(/(?<![A-Za-z0-9])([A-Z]{3})(?![A-Za-z0-9])/g)].flatMap((match) => {
    const [, code = ''] = match;
    const around = text.slice(Math.max(0, match.index - 4), match.index + 7);
    const marked = /[([]\s?[A-Z]{3}\s?[)\]]/.test(around) || /[A-Z]{3}\s?[-–→>/]|[-–→>/]\s?[A-Z]{3}/.test(around);
    return alsoWords.has(code) && !marked ? [] : placed(code, match.index);
  });
  return [...joined, ...single];
}

const airportNames = [...airports.values()]
  .map((stop) => ({ stop, name: bareName(stop.name) }))
  .filter(({ name, stop }) => name.length > 5 && name !== bareName(stop.city))
  .sort((a, b) => b.name.length - a.name.length);

/** Airports that a line names without a code. */
function namedAirportsIn({ text }: Line): Placed[] {
  const plain = ` ${bareName(text)} `;
  return airportNames.flatMap(({ stop, name }) => {
    const at = plain.indexOf(` ${name} `);
    return at === -1
      ? []
      : [
          {
            at,
            end: at + name.length,
            kind: 'stop' as const,
            event: (end: End) => ({ kind: 'stop' as const, stop, end }),
          },
        ];
  });
}

function stopsIn(line: Line, by: 'air' | 'rail', coded: boolean): Placed[] {
  if (by === 'air') return coded ? airportsIn(line.text) : namedAirportsIn(line);
  return stationsIn(line.text).map(({ stop, at, length }) => ({
    at,
    end: at + length,
    kind: 'stop',
    event: (end) => ({ kind: 'stop', stop, end }),
  }));
}

const flightWords = allOf('flight');

function placedIn(line: Line, trip: ImportFor, by: 'air' | 'rail', coded: boolean): Placed[] {
  const numbers =
    by === 'air' ? flightNumbersIn(line.text, countWords(line.plain, flightWords) > 0) : trainNumbersIn(line.text);
  return [
    ...stopsIn(line, by, coded),
    ...datesIn(line, trip).map(
      ({ iso, guessed, at, end: to }): Placed => ({
        at,
        end: to,
        kind: 'date',
        event: (end) => ({ kind: 'date', iso, guessed, end }),
      }),
    ),
    ...timesIn(line).map(
      ({ minutes, nextDay, at, end: to }): Placed => ({
        at,
        end: to,
        kind: 'time',
        event: (end) => ({ kind: 'time', minutes, nextDay, end }),
      }),
    ),
    ...numbers.map(
      ({ number, at, end: to }): Placed => ({
        at,
        end: to,
        kind: 'number',
        event: (end) => ({ kind: 'number', number, end }),
      }),
    ),
  ].sort((a, b) => a.at - b.at);
}

const [departures, arrivals] = [allOf('departure'), allOf('arrival')];
const [notThen, notATime] = [allOf('notThen'), allOf('notATime')];

function endIn(plain: string): End {
  const [leaves, comes] = [lastWord(plain, departures), lastWord(plain, arrivals)];
  if (leaves === comes) return null;
  return leaves > comes ? 'departure' : 'arrival';
}

/** Whether what stands in front of it says that it is something else: when the gate closes, when it was paid. */
function isOther({ kind }: Placed, lead: string): boolean {
  if (kind === 'time')
    return lastWord(lead, [...notATime, ...notThen]) > Math.max(lastWord(lead, departures), lastWord(lead, arrivals));
  return kind === 'date' && lastWord(lead, notThen) !== -1;
}

/** The events of a mail, in its order. A label that stands alone on a line speaks of the lines below it. */
export function journeyEvents(lines: readonly Line[], trip: ImportFor, by: 'air' | 'rail'): JourneyEvent[] {
  const coded = by === 'air' && lines.some(({ text }) => airportsIn(text).length > 0);
  const events: JourneyEvent[] = [];
  let [standing, other]: [End, string] = [null, ''];
  for (const line of lines) {
    const placed = placedIn(line, trip, by, coded);
    if (placed.length === 0) {
      standing = endIn(line.plain);
      // "Boarding" above its time, as tables are written.
      other = line.plain.length < 40 ? line.plain : '';
      continue;
    }
    let from = 0;
    let own = standing;
    for (const one of placed) {
      const lead = `${from === 0 ? other : ''} ${line.plain.slice(from, one.at)}`;
      own = endIn(line.plain.slice(from, one.at)) ?? own;
      if (!isOther(one, lead)) events.push(one.event(own));
      from = Math.max(from, one.end);
    }
    other = '';
  }
  return events;
}
