import { dayCount } from '#domain/trip/dates.ts';
import { tripSchema } from '#domain/trip/trip.ts';
import type { Check } from './violation.ts';

const LARGEST_PLAN_CHARACTERS = 200_000;

/** H1: it matches the schema and is not absurdly large. */
export const shape: Check = ({ trip }) => {
  const parsed = tripSchema.safeParse(trip);
  const issues = parsed.success ? [] : parsed.error.issues;
  const violations = issues.map((issue) => ({
    rule: 'H1' as const,
    message: `${issue.path.join('.')}: ${issue.message}`,
  }));
  if (JSON.stringify(trip).length > LARGEST_PLAN_CHARACTERS)
    violations.push({ rule: 'H1', message: 'larger than 200 kB' });
  return violations;
};

/** H2: as many days as the dates say, numbered from 1. */
export const dayNumbers: Check = ({ trip }) => {
  const expected = dayCount(trip.dates);
  const numbered = trip.days.every((day, index) => day.day === index + 1);
  if (trip.days.length === expected && numbered) return [];
  return [{ rule: 'H2', message: `expected days 1..${expected}, found ${trip.days.map((day) => day.day).join(',')}` }];
};

/** H3: neither empty nor crammed for the pace. */
export const activityCount: Check = ({ trip, rules }) =>
  trip.days
    .filter(({ activities: { length } }) => length < rules.activities.min || length > rules.activities.max)
    .map(({ day, activities }) => ({
      rule: 'H3',
      day,
      message: `${activities.length} activities, expected ${rules.activities.min} to ${rules.activities.max}`,
    }));
