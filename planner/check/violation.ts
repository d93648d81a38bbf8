import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import type { Intent } from '../intent/intent.ts';
import type { DayRules } from '../rules.ts';

/** The hard checks, numbered as in docs/specification/checks.md. */
export const hardRules = [
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'H7',
  'H8',
  'H9',
  'H10',
  'H11',
  'H12',
  'H13',
  'H14',
  'H15',
  'H16',
  'H17',
  'H18',
  'H19',
  'H20',
  'H21',
  'H22',
  'H23',
  'H24',
  'H25',
  'H26',
  'H27',
  'H28',
  'H29',
] as const;
export type HardRule = (typeof hardRules)[number];

export interface Violation {
  readonly rule: HardRule;
  /** 1 for the first day; absent when the whole trip is meant. */
  readonly day?: number;
  readonly activityId?: string;
  /** For logs and developers, in English. */
  readonly message: string;
}

/** What every check may look at. */
export interface CheckInput {
  readonly trip: Trip;
  readonly destination: CompiledDestination;
  readonly intent: Intent;
  readonly rules: DayRules;
  /** The date at the destination when the plan is made; null when a stored plan is checked again. */
  readonly today: string | null;
}

export type Check = (input: CheckInput) => Violation[];

export const endOf = (activity: Activity): number => activity.start + activity.duration;

/** Every activity with its day, flattened. */
export function eachActivity(trip: Trip): { day: number; activity: Activity }[] {
  return trip.days.flatMap(({ day, activities }) => activities.map((activity) => ({ day, activity })));
}
