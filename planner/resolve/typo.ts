import { editDistance } from './edit-distance.ts';

/** A typo is forgiven only in names this long; below it one letter makes another city. */
export const SHORTEST_FORGIVEN = 5;

/** One letter too many, one too few, or two swapped. Another letter in its place often is another city: Palencia, Grenada. */
export function isTypo(typed: string, name: string): boolean {
  if (Math.abs(typed.length - name.length) > 1 || editDistance(typed, name, 1) !== 1) return false;
  const sorted = (text: string) => Array.from(text).sort().join('');
  return typed.length !== name.length || sorted(typed) === sorted(name);
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz0123456789 ');

/** Every text that is one typo away from a normalised one, as `isTypo` has it. */
export function typosOf(typed: string): ReadonlySet<string> {
  const signs = Array.from(typed);
  const found = new Set<string>();
  for (let at = 0; at <= signs.length; at++) {
    const [before, after] = [signs.slice(0, at).join(''), signs.slice(at).join('')];
    for (const letter of alphabet) found.add(before + letter + after);
    const [first, second, ...rest] = signs.slice(at);
    if (first !== undefined) found.add(before + signs.slice(at + 1).join(''));
    if (first !== undefined && second !== undefined) found.add(before + second + first + rest.join(''));
  }
  found.delete(typed);
  return found;
}
