import { editDistance } from './edit-distance.ts';

/** A typo is forgiven only in names this long; below it one letter makes another city. */
export const SHORTEST_FORGIVEN = 5;

/** One letter too many, one too few, or two swapped. Another letter in its place often is another city: Palencia, Grenada. */
export function isTypo(typed: string, name: string): boolean {
  if (Math.abs(typed.length - name.length) > 1 || editDistance(typed, name, 1) !== 1) return false;
  const sorted = (text: string) => Array.from(text).sort().join('');
  return typed.length !== name.length || sorted(typed) === sorted(name);
}
