import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Destination, Place } from '#domain/place/destination.ts';
import { parseHours } from '#domain/place/opening-hours.ts';
import { addDays } from '#domain/trip/dates.ts';
import { compileDestination, openIntervals } from '#planner/catalogue/compiled.ts';

const folder = new URL('../../places/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const load = (file: string): Destination => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

/** Every day of a leap year as MM-DD. */
const year = Array.from({ length: 366 }, (_, day) => addDays('2024-01-01', day).slice(5));

type Season = NonNullable<Place['seasons']>[number];

const holdsOn = (day: string) =>
  function holds({ from, to }: Season): boolean {
    return from <= to ? from <= day && day <= to : from <= day || day <= to;
  };

describe.each(files)('seasons of %s', (file) => {
  const seasonal = load(file).places.flatMap(({ id, hours, seasons }) => (seasons ? [{ id, hours, seasons }] : []));

  it('never hold two at once: the second of them would never count', () => {
    const twice = seasonal.flatMap(({ id, seasons }) => {
      const day = year.find((candidate) => seasons.filter(holdsOn(candidate)).length > 1);
      return day ? [`${id} ${day}`] : [];
    });
    expect(twice).toEqual([]);
  });

  it('differ from the hours of the rest of the year', () => {
    const same = seasonal.filter(({ hours, seasons }) =>
      seasons.some((season) => hours && JSON.stringify(parseHours(season.hours)) === JSON.stringify(parseHours(hours))),
    );
    expect(same.map(({ id }) => id)).toEqual([]);
  });

  it('are open at hours a place can have', () => {
    const odd = seasonal.filter(({ seasons }) =>
      seasons
        .flatMap(({ hours }) => parseHours(hours))
        .some((day) =>
          day.some(
            ({ open, close }, i) => close - open < 30 || close > 34 * 60 || (i > 0 && open < (day[i - 1]?.close ?? 0)),
          ),
        ),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });
});

it('shuts the Colosseum before dark in January, and not in June', () => {
  const colosseum = compileDestination(load('rome.json')).byId.get('colosseum');
  const closing = (date: string) => colosseum && openIntervals(colosseum, date).map(({ close }) => close);
  expect(closing('2025-01-15')).toEqual([16 * 60 + 30]);
  expect(closing('2025-06-15')).toEqual([19 * 60 + 15]);
});
