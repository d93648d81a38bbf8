// npm run sim -- wishes [FILE...]: how much of the golden wishes is read as people read them. VERBOSE=1 prints every difference.
import { figuresOf, goldenWishes, type Judged, judged, openSet } from './judged.ts';

const files = process.argv.slice(2);
const all = (files.length > 0 ? files : [openSet]).flatMap(goldenWishes).map(judged);
const { expected, ...shares } = figuresOf(all);

const print = (line: string) => process.stdout.write(`${line}\n`);

function differences({ wish, missing, extra, left }: Judged): string {
  const head = `[${wish.in} ${wish.from} ${wish.days}] ${wish.say}`;
  return [head, `   - ${missing.join(' | ')}`, `   + ${extra.join(' | ')}`, `   ? ${left.join(' | ')}`].join('\n');
}

/** How many of each kind of item, the most first. */
function byKind(items: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const item of items) {
    const [kind = ''] = item.split(' ');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return sorted.map(([kind, count]) => `${kind} ${count}`).join(', ');
}

if (process.env['VERBOSE'])
  for (const one of all) if (one.missing.length + one.extra.length > 0) print(differences(one));
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
print(
  `${all.length} wishes with ${expected} items: ${percent(shares.recall)} of them read, ${percent(shares.precision)} of what was read right,`,
);
print(
  `${percent(shares.whole)} of the wishes whole; ${percent(shares.listed)} of the words outside the list are listed as not understood`,
);
print(`missed: ${byKind(all.flatMap(({ missing }) => missing))}`);
print(`wrong: ${byKind(all.flatMap(({ extra }) => extra))}`);
