import { type CountryHolidays, type Holiday, type Holidays, holidaySchema } from '#domain/place/holiday.ts';

/** Less what only the tool needs that makes its dates. */
const told = (holiday: CountryHolidays['holidays'][number]): Holiday =>
  Object.fromEntries(Object.entries(holiday).filter(([key]) => Object.hasOwn(holidaySchema.shape, key))) as Holiday;

/** What a destination keeps of the holidays of its country; undefined where nothing is known. */
export function holidaysOf(file: CountryHolidays | undefined, id: string): Holidays | undefined {
  if (!file) return undefined;
  const { from, to, holidays } = file;
  return { from, to, days: holidays.filter((own) => own.in?.includes(id) ?? true).map(told) };
}
