import { weekdays } from '#domain/place/opening-hours.ts';
import { addDays } from '#domain/trip/dates.ts';
import { worthOn } from '../../catalogue/weekday-worth.ts';
import { enumerate } from '../texts.ts';
import { type AnswerInput, type StopMade, textsOf } from './input.ts';

/** A Monday. */
const MONDAY = '2024-01-01';

/** What a weekday is called, its number from Monday. */
const nameOf = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${addDays(MONDAY, weekday)}T12:00:00Z`),
  );

/** What is to be said of a stop on a day of the week that is not its own; null: nothing. */
export function weekdayNote({ day, place }: StopMade, input: AnswerInput): string | null {
  const { request, language } = input;
  const worth = worthOn(place, addDays(request.dates.start, day - 1));
  if (worth === 'all') return null;
  const t = textsOf(input);
  if (worth === 'little') return t.littleThatDay;
  const only = (place.weekdays?.only ?? []).map((own) => nameOf(weekdays.indexOf(own), language));
  return t.bestOn(enumerate(only, language));
}
