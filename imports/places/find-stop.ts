import { plainText } from '#domain/plain-text.ts';
import { mailWords } from '../mail-words.ts';
import { airports, type Stop, stations } from './stop.ts';

/** Letters and figures only, so that a hyphen more or less is no other name. */
export const bareName = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesOf = ({ name, others }: Stop) => [name, ...others].map(bareName);

const byName = new Map(stations.flatMap((stop) => namesOf(stop).map((name) => [name, stop] as const)));

/** What cities are called in the languages of mails, by the name that the tables have. */
const cityNames: ReadonlyMap<string, string> = new Map(
  mailWords.flatMap(({ cities }) => Object.entries(cities).map(([own, table]) => [bareName(own), bareName(table)])),
);

const airportsByCity = new Map<string, Stop>();
for (const airport of airports.values()) {
  const city = bareName(airport.city);
  // The first of a city is its largest.
  if (!airportsByCity.has(city)) airportsByCity.set(city, airport);
}
const stationsByCity = new Map<string, Stop>();
for (const station of stations) {
  const city = bareName(station.city);
  if (!stationsByCity.has(city)) stationsByCity.set(city, station);
}

const cityOf = (text: string) => cityNames.get(bareName(text)) ?? bareName(text);

/** An airport by its code, or by a name that a mail gives it; null where no table has it. */
export function findAirport(text: string): Stop | null {
  const code = /\b([A-Z]{3})\b/.exec(text)?.[1];
  const known = code === undefined ? undefined : airports.get(code);
  if (known) return known;
  const name = bareName(text.replace(/\(.*?\)/g, ' ').replace(/,.*$/, ''));
  const exact = [...airports.values()].find((airport) => bareName(airport.name) === name);
  return exact ?? airportsByCity.get(cityOf(name)) ?? null;
}

/** A station by its name or that of its city; null where no table has it. */
export function findStation(text: string): Stop | null {
  const name = bareName(text);
  return byName.get(name) ?? stationsByCity.get(cityOf(name)) ?? null;
}

/** The clocks of a city, by whichever table has it. */
export function zoneOfCity(text: string): string | null {
  const city = cityOf(text);
  return (stationsByCity.get(city) ?? airportsByCity.get(city))?.zone ?? null;
}

interface Mention {
  readonly stop: Stop;
  readonly at: number;
  readonly length: number;
}

const longestFirst = [...byName].sort(([a], [b]) => b.length - a.length);

/** Every station that a line names by a name of its own, in its order; the longest name wins. */
export function stationsIn(line: string): Mention[] {
  // Every character keeps its place, so that what is found can be told from what stands around it.
  const plain = [...line]
    .map((character) => bareName(character) || ' ')
    .map((own) => own[0] ?? ' ')
    .join('');
  const found: Mention[] = [];
  for (const [name, stop] of longestFirst) {
    if (name.length < 4) continue;
    for (let at = plain.indexOf(name); at !== -1; at = plain.indexOf(name, at + 1)) {
      const whole = !/[\p{L}\p{N}]/u.test(`${plain[at - 1] ?? ' '}${plain[at + name.length] ?? ' '}`);
      const taken = found.some((other) => at < other.at + other.length && other.at < at + name.length);
      if (whole && !taken) found.push({ stop, at, length: name.length });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}
