import type { CSSProperties } from 'react';
import { colourOfDay } from '#domain/trip/day-colour.ts';

/** The eight colours of days; the number beside them is the second cue. Whole class names, so that Tailwind finds them. */
const colours = [
  'bg-day-1',
  'bg-day-2',
  'bg-day-3',
  'bg-day-4',
  'bg-day-5',
  'bg-day-6',
  'bg-day-7',
  'bg-day-8',
] as const;

/** Gives what is within it the colour of a day, as `--day`. */
export const ofDay = (day: number): CSSProperties => ({
  ['--day' as keyof CSSProperties]: `var(--day-${colourOfDay(day)})`,
});

export function dayColour(day: number): string {
  return colours[colourOfDay(day) - 1] ?? colours[0];
}
