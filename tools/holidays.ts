// npm run tool -- holidays [FROM TO]: writes the dates of places/holidays anew, for the years they have or for others.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { countryHolidaysSchema } from '#domain/place/holiday.ts';
import { withDates, written } from './holiday-dates.ts';

const folder = new URL('../places/holidays/', `file://${process.argv[1]}`);
const [, , from, to] = process.argv;
for (const name of readdirSync(folder).sort()) {
  const url = new URL(name, folder);
  const file = countryHolidaysSchema.parse(JSON.parse(readFileSync(url, 'utf8')));
  writeFileSync(url, written(withDates(file, { from: Number(from ?? file.from), to: Number(to ?? file.to) })));
}
