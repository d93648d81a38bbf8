import { addDays } from '#domain/trip/dates.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { type Worth, worthOn } from '../catalogue/weekday-worth.ts';
import type { Span } from '../rules.ts';

/**
 * The starts of a visit, by day of a trip that begins on a date, on the weekdays that are worth it: a flea market on its Sunday, shops not
 * on theirs. Where no such day is left, those on which there is less; of what was named (`isNamed`) any.
 */
export function onGoodWeekdays(
  starts: readonly Span[][],
  place: CompiledPlace,
  first: string,
  isNamed: boolean,
): Span[][] {
  if (!place.weekdays) return [...starts];
  const on = (...worths: Worth[]) =>
    starts.map((spans, day) => (worths.includes(worthOn(place, addDays(first, day))) ? spans : []));
  const choices = [on('all'), on('all', 'little'), ...(isNamed ? [[...starts]] : [])];
  return choices.find((own) => own.some((spans) => spans.length > 0)) ?? starts.map(() => []);
}
