import { plainText } from '#domain/plain-text.ts';
import { americanAirports } from './american-airports.ts';
import { europeanAirports } from './european-airports.ts';
import { otherAirports } from './other-airports.ts';
import { stations as stationRows } from './stations.ts';

/** An airport or a station. */
export interface Stop {
  /** Of an airport its IATA code; empty for a station. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** What else it is called. */
  readonly others: readonly string[];
}

/** Rows of a table: a line `@zone` says whose clocks those below it go by; several rows stand on a line, divided by `;`. */
function rowsOf(table: string): { readonly zone: string; readonly parts: readonly string[] }[] {
  let zone = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('@')) {
        zone = line.slice(1);
        return [];
      }
      return line.split(';').map((row) => ({ zone, parts: row.split('|') }));
    });
}

function placed(at: string): { readonly latitude: number; readonly longitude: number } {
  const [latitude = 0, longitude = 0] = at.split(',').map(Number);
  return { latitude, longitude };
}

const readAirport = ({
  zone,
  parts: [code = '', city = '', own = '', at = ''],
}: ReturnType<typeof rowsOf>[number]): Stop => ({
  code,
  // Heathrow is London Heathrow, and Malaga-Costa del Sol names its city already.
  name: own === '' || plainText(own).includes(plainText(city)) ? own || city : `${city} ${own}`,
  city,
  zone,
  others: [],
  ...placed(at),
});

const readStation = ({
  zone,
  parts: [name = '', city = '', others = '', at = ''],
}: ReturnType<typeof rowsOf>[number]): Stop => ({
  code: '',
  name,
  city,
  zone,
  others: others === '' ? [] : others.split('/'),
  ...placed(at),
});

export const airports: ReadonlyMap<string, Stop> = new Map(
  [europeanAirports, americanAirports, otherAirports]
    .flatMap(rowsOf)
    .map(readAirport)
    .map((airport) => [airport.code, airport] as const),
);

export const stations: readonly Stop[] = rowsOf(stationRows).map(readStation);
