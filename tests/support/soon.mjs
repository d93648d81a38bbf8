// Dates for tests, benches and tools that run by the real clock: made from today's, so that none of them can pass.

const DAY_MS = 86_400_000;
/** So many days ahead at least, so that a trip is upcoming on both sides of the date line and while a run lasts. */
const LEAST_DAYS = 30;

/** @param {number} ms */
const isoOf = (ms) => new Date(ms).toISOString().slice(0, 10);

/**
 * The calendar date (YYYY-MM-DD) so many days after another; throws RangeError when that is none.
 * @param {string} date @param {number} days @returns {string}
 */
export const after = (date, days) => isoOf(Date.parse(date) + days * DAY_MS);

/** The date in so many days, by the clock. @param {number} days @returns {string} */
export const inDays = (days) => after(isoOf(Date.now()), days);

/**
 * The next date with this month and day that is at least 30 days away: `soon('03-15')`. Throws RangeError for a day that
 * not every year has.
 * @param {string} monthDay MM-DD
 * @param {string} [today] YYYY-MM-DD
 * @returns {string}
 */
export function soon(monthDay, today = inDays(0)) {
  const least = after(today, LEAST_DAYS);
  const year = Number(least.slice(0, 4));
  const [date, next] = [`${year}-${monthDay}`, `${year + 1}-${monthDay}`];
  if (monthDay === '02-29' || after(date, 0) !== date) throw new RangeError(`not a day of every year: ${monthDay}`);
  return date >= least ? date : next;
}

/**
 * The first Monday on or after that day, for what depends on the weekday as opening hours do.
 * @param {string} monthDay MM-DD
 * @param {string} [today] YYYY-MM-DD
 * @returns {string}
 */
export function soonMonday(monthDay, today = inDays(0)) {
  const date = soon(monthDay, today);
  return after(date, (8 - new Date(date).getUTCDay()) % 7);
}

/**
 * So many days from such a Monday on, as the start and end of a trip.
 * @param {number} days
 * @param {string} [monthDay] MM-DD
 * @returns {{ start: string, end: string }}
 */
export function soonDates(days, monthDay = '03-15') {
  const start = soonMonday(monthDay);
  return { start, end: after(start, days - 1) };
}
