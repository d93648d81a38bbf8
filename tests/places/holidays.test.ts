import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { destinationSchema } from '#domain/place/destination.ts';
import { type CountryHolidays, countryHolidaysSchema, holidaySorts, holidaysSchema } from '#domain/place/holiday.ts';
import { dayNumber } from '#domain/trip/dates.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { withDates, written } from '../../tools/holiday-dates.ts';
import { ownFiles } from '../support/own-files.ts';
import { aDestination } from '../support/trips.ts';
import { knownHolidays, noHolidays } from './known-holidays.ts';

const folder = new URL('../../places/holidays/', import.meta.url);
const files = readdirSync(folder).sort();
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const load = (file: string): CountryHolidays => countryHolidaysSchema.parse(JSON.parse(textOf(file)));
const { destinations } = loadCatalogue();
const namesOn = (id: string, date: string) =>
  aDestination(id)
    .holidayCalendar.on(date)
    .filter(({ certainty }) => certainty !== 'perhaps')
    .map(({ holiday }) => holiday.name.en);

describe('the holidays of the catalogue', () => {
  it('are known in every country of it', () => {
    const countries = [...new Set(destinations.map(({ country }) => country.toLowerCase()))].sort();
    expect(files).toEqual(countries.map((country) => `${country}.json`));
    expect(destinations.filter(({ holidays }) => (holidays?.days.length ?? 0) < 6).map(({ id }) => id)).toEqual([]);
  });

  /** Those of the years that are written; earlier ones go when the years are raised. */
  const within = (id: string, dates: string) => {
    const { from = 0, to = 0 } = aDestination(id).holidays ?? {};
    return dates.split(' ').filter((date) => Number(date.slice(0, 4)) >= from && Number(date.slice(0, 4)) <= to);
  };

  it.each(knownHolidays)('in %s: %s is on %s', (id, name, dates) => {
    for (const date of within(id, dates)) expect(namesOn(id, date), date).toContain(name);
  });

  it('are held to more than forty dates', () => {
    expect(knownHolidays.flatMap(([id, , dates]) => within(id, dates)).length).toBeGreaterThan(40);
  });

  it('are made by a package that neither server nor page has', () => {
    const made = /['"]date-holidays['"]/;
    const shipped = [
      'domain',
      'planner',
      'rendering',
      'imports',
      'contract',
      'src',
      'sw',
      'server',
      'judge',
      'reading',
    ];
    const files = shipped.flatMap((zone) => ownFiles(zone, /\.tsx?$/));
    expect(files.filter((file) => made.test(readFileSync(file, 'utf8')))).toEqual([]);
    expect(readFileSync('package.json', 'utf8').split('"devDependencies"')[0]).not.toMatch(made);
  });

  it.each(noHolidays)('%s has none on %s', (id, date) => {
    expect(namesOn(id, date)).toEqual([]);
  });

  it('reach as far in every country, and years beyond the next four', () => {
    const spans = new Set(files.map(load).map(({ from, to }) => `${from}-${to}`));
    expect(spans.size).toBe(1);
    const [{ from, to }] = files.map(load) as [CountryHolidays];
    expect(to - from).toBeGreaterThanOrEqual(5);
  });

  it('add little to what a device keeps', () => {
    for (const { id, holidays } of destinations) expect(JSON.stringify(holidays).length, id).toBeLessThan(5000);
  });
});

describe.each(files)('%s', (file) => {
  const own = load(file);
  const here = destinations.filter(({ country }) => country === own.country);

  it('is what the tool writes', () => {
    expect(written(withDates(own, own))).toBe(textOf(file));
  });

  it('says of what it writes by hand until when it is known', () => {
    const byHand = own.holidays.filter(
      ({ rules, every, dates }) => !rules && !every && dates.some((date) => date.length > 5),
    );
    const isLone = (dates: readonly string[]) => dates.length === 1 || dates.every((date) => !/^\d{4}/.test(date));
    expect(byHand.filter(({ to, dates }) => to === undefined && !isLone(dates)).map(({ name }) => name.en)).toEqual([]);
  });

  it('names destinations, sorts and places that there are', () => {
    const ids = here.map(({ id }) => id);
    const places = new Set(here.flatMap((destination) => destination.places.map(({ id }) => id)));
    const isKnown = (one: string) => places.has(one) || holidaySorts.some((sort) => sort === one);
    const named = own.holidays.flatMap(({ shut = [], mostly = [], until }) => [
      ...shut,
      ...mostly,
      ...(until?.what ?? []),
    ]);
    expect(own.holidays.flatMap((holiday) => holiday.in ?? []).filter((id) => !ids.includes(id))).toEqual([]);
    expect(named.filter((one) => !isKnown(one))).toEqual([]);
    expect(own.holidays.flatMap(({ open = [] }) => open).filter((id) => !places.has(id))).toEqual([]);
  });

  it('has dates that the calendar has', () => {
    const dates = own.holidays.flatMap((holiday) => holiday.dates.flatMap((span) => span.split('/')));
    // MM-DD in a leap year.
    expect(dates.filter((date) => dayNumber(date.length === 5 ? `2028-${date}` : date) === null)).toEqual([]);
  });

  it('gives destinations no more than they need', () => {
    for (const { holidays } of here) expect(holidaysSchema.safeParse(holidays).success).toBe(true);
    expect(Object.keys(destinationSchema.shape)).toContain('holidays');
  });
});
