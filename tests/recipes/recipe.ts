/** A block of a recipe: a new file, a change of one, or commands. */
export type Step =
  | { readonly kind: 'file' | 'diff'; readonly file: string; readonly text: string }
  | { readonly kind: 'commands'; readonly text: string };

export interface Recipe {
  readonly title: string;
  readonly steps: readonly Step[];
}

const block = /^```(\w+)(?: file=(\S+))?\n([\s\S]*?)^```$/gm;

function stepOf(kind: string, file: string | undefined, text: string): Step {
  if (file !== undefined) return { kind: kind === 'diff' ? 'diff' : 'file', file, text };
  if (kind === 'sh') return { kind: 'commands', text };
  throw new Error(`a block of ${kind} without a file: ${text}`);
}

/** From each match of a pattern to the next, or to the end: the parts of a text. Blocks hold lines that look like headings. */
function partsAt(text: string, heading: RegExp): string[] {
  const outside = text.replace(block, (whole) => whole.replaceAll('#', ' '));
  const starts = [...outside.matchAll(heading)].map(({ index }) => index);
  return starts.map((start, i) => text.slice(start, starts[i + 1]));
}

/** The recipes of a document: the parts `### ...` below `## Recipes`. Throws Error on a block that says not what it is. */
export function recipesIn(markdown: string): Recipe[] {
  const part = partsAt(markdown, /^## /gm).find((text) => text.startsWith('## Recipes\n')) ?? '';
  return partsAt(part, /^### /gm).map((text) => ({
    title: text.slice('### '.length, text.indexOf('\n')),
    steps: [...text.matchAll(block)].map(([, kind = '', file, body = '']) => stepOf(kind, file, body)),
  }));
}

const side = (hunk: string, signs: string) =>
  hunk
    .split('\n')
    .filter((line) => line === '' || signs.includes(line.charAt(0)))
    .map((line) => line.slice(1))
    .join('\n');

function changedOnce(text: string, hunk: string): string {
  const before = side(hunk, ' -');
  const [start, ...rest] = `\n${text}`.split(`\n${before}\n`);
  if (rest.length !== 1) throw new Error(`stands ${rest.length} times in the file, not once:\n${before}`);
  return `${start}\n${side(hunk, ' +')}\n${rest[0]}`.slice(1);
}

/**
 * A text with a diff carried out: lines that begin with a space or `-` stand in it together, exactly once; those with `+`
 * come. `...` parts one place from the next. Throws Error where the lines are not there.
 */
export function patched(text: string, diff: string): string {
  return diff.trimEnd().split('\n...\n').reduce(changedOnce, text);
}
