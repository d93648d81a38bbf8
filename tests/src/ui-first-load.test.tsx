import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const heavy = ['radix-ui', 'react-day-picker', 'canvas-confetti', 'react-markdown'];

/** Everything a file brings along at once: its static imports and theirs. What `import()` loads comes later. */
function loadedWith(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file) || !existsSync(file)) return seen;
  const lines = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'/gm,
  );
  const names = [...lines].map((match) => match[1] ?? match[2] ?? '');
  seen.set(file, names);
  for (const name of names) {
    if (name.startsWith('#')) loadedWith(path.join(root, name.slice(1)), seen);
    if (name.startsWith('.')) loadedWith(path.resolve(path.dirname(file), name), seen);
  }
  return seen;
}

function heavyImports(...entries: string[]): string[] {
  const seen = new Map<string, string[]>();
  for (const entry of entries) loadedWith(path.join(root, entry), seen);
  expect(seen.size).toBeGreaterThan(3);
  return [...seen].flatMap(([file, names]) =>
    names.filter((name) => heavy.includes(name)).map((name) => `${path.relative(root, file)}: ${name}`),
  );
}

describe('the first load', () => {
  it('brings no overlay, calendar or document library to the home page', () => {
    expect(heavyImports('src/main.tsx', 'src/screens/home/HomeScreen.tsx')).toEqual([]);
  });

  it('leaves the calendar and what it floats in to whoever opens it', () => {
    expect(heavyImports('src/ui/DateRange.tsx')).toEqual([]);
    expect(heavyImports('src/ui/DatePopover.tsx')).toContain('src/ui/Calendar.tsx: react-day-picker');
  });
});
