import { addDays, monthOf } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Check, Violation } from './violation.ts';

/** A day may be this much warmer or colder than the mean of its month. */
const USUAL_SPREAD = 12;

/** H18: every day says what the weather is usually like there, within reason; nothing where no climate is known. */
export const weather: Check = ({ trip, destination }) =>
  trip.days.flatMap(({ day, weather: told }): Violation[] => {
    if (destination.climate === null)
      return told ? [{ rule: 'H18', day, message: 'tells a weather that is not known' }] : [];
    const month = destination.climate[monthOf(addDays(trip.dates.start, day - 1))];
    if (!told || !month) return [{ rule: 'H18', day, message: 'says nothing about the weather' }];
    const { temperature } = told;
    if (temperature >= month.low - USUAL_SPREAD && temperature <= month.high + USUAL_SPREAD) return [];
    return [{ rule: 'H18', day, message: `${temperature} degrees, usual are ${month.low} to ${month.high}` }];
  });

interface ListRule {
  readonly name: string;
  readonly lines: readonly string[];
  readonly fewest: number;
  readonly most: number;
}

const LONGEST_LINE = 160;

function listFault({ name, lines, fewest, most }: ListRule): string | null {
  if (lines.length < fewest || lines.length > most)
    return `${name}: ${lines.length} lines, ${fewest} to ${most} expected`;
  if (new Set(lines).size !== lines.length) return `${name}: a line stands twice`;
  const wrong = lines.find((line) => line.trim() === '' || line.length > LONGEST_LINE);
  return wrong === undefined ? null : `${name}: an empty or overlong line`;
}

/** H19: lists one can use: neither bare nor endless, nothing twice. */
export const lists: Check = ({ trip }) => {
  const rules: ListRule[] = [
    { name: 'luggage', lines: trip.luggage.map(({ label }) => label), fewest: 8, most: 25 },
    { name: 'recommendations', lines: trip.recommendations, fewest: 3, most: 10 },
    { name: 'accommodation', lines: trip.accommodation, fewest: 1, most: 5 },
  ];
  return rules.flatMap((rule): Violation[] => {
    const message = listFault(rule);
    return message ? [{ rule: 'H19', message }] : [];
  });
};

/** Markup (tags, character references, Markdown), addresses, control and invisible characters. */
const unclean =
  /<[a-z/!]|&(?:#|(?:lt|gt|amp|quot|nbsp);)|\*\*|```|\]\(|https?:|\w:\/\/|mailto:|javascript:|www\.|[\p{Cc}\p{Cf}\u2028\u2029]/iu;

/** Whether a text is nothing but text (H21). */
export const isPlain = (text: string): boolean => !unclean.test(text);

/** Every text of a plan that people read; what travellers typed themselves is theirs. */
function textsOf(trip: Trip): string[] {
  return [
    trip.summary,
    ...trip.importantInfo,
    ...trip.recommendations,
    ...trip.accommodation,
    ...trip.luggage.map(({ label }) => label),
    ...trip.answers.flatMap(({ asked, answer }) => [asked, answer]),
    ...trip.days.flatMap((day) => [
      day.summary,
      day.holiday ?? '',
      ...day.activities.flatMap(({ name, activity, location, description }) => [name, activity, location, description]),
    ]),
  ];
}

/** H21: plain text, nothing hidden in it. */
export const plainTexts: Check = ({ trip }) =>
  textsOf(trip)
    .filter((text) => !isPlain(text))
    .map((text) => ({ rule: 'H21', message: `not plain text: ${JSON.stringify(text.slice(0, 60))}` }));

/** H23: says who made it from what and who checked it. */
export const provenance: Check = ({ trip: { provenance: from } }) => {
  if (!from) return [{ rule: 'H23', message: 'does not say which engine made it' }];
  if (from.catalogueVersion !== '' && from.checkerVersion !== '') return [];
  return [{ rule: 'H23', message: 'does not say which catalogue or checker it was made with' }];
};
