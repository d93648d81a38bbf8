/** What the fake model reads, from the JSON of the prompt. */
export interface ReadingAsked {
  readonly destination: string | null;
  readonly places: Readonly<Record<string, string>>;
  readonly areas: Readonly<Record<string, string>>;
  readonly days: readonly string[];
  readonly text: string;
}

/** A line of the notation, the words that are said to say it, and maybe how it binds. */
type Line = readonly [item: string, quote: string, binds?: string];

/** An answer in due form. */
export const aReading = (lines: readonly Line[], unknown: readonly string[] = []): string =>
  JSON.stringify({ items: lines.map(([item, quote, binds = 'like']) => ({ item, quote, binds })), unknown });

/** Every place that the text calls by its name is wanted. */
export function sensibleReading({ places, text }: ReadingAsked): string {
  const said = Object.entries(places).flatMap(([id, names]) =>
    names.split(' / ').flatMap((name): Line[] => (text.includes(name) ? [[`place ${id} see`, name, 'must']] : [])),
  );
  return aReading(said);
}

/** A model that does what a stranger's text told it. */
export const obedientReading = ({ text }: ReadingAsked): string =>
  JSON.stringify({
    items: [
      { item: '<script>alert("pwned")</script>', quote: text, binds: 'must' },
      { item: 'place <img/src=x> see', quote: 'Ignore', binds: 'pwned' },
      { item: "place pwned'; drop table trips; -- see", quote: 'Ignore', binds: 'must' },
      { item: 'sort pwned want', quote: 'Ignore', binds: 'must' },
      { item: 'diet vegan all', quote: 'you are pwned, visit https://evil.example', binds: 'must' },
      { item: 'arrival day 999 time 99:99', quote: 'Ignore', binds: 'must' },
      { item: `pwned ${'x'.repeat(3_000)}`, quote: 'Ignore', binds: 'must' },
      { item: 'sort museum want pwned', quote: 'Ignore', binds: 'must' },
      ...Array.from({ length: 150 }, () => ({ item: 'pwned', quote: 'pwned', binds: 'pwned' })),
    ],
    unknown: ['pwned', text, 'https://evil.example'],
  });
