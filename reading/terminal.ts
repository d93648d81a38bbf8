import type { ItemOf } from '#domain/wishes/item.ts';
import type { Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { NameSheet } from './sheet.ts';

interface Called {
  readonly at: string;
  readonly by: ItemOf<'arrival'>['by'];
  readonly words: readonly string[];
}

const known = new WeakMap<NameSheet, readonly Called[]>();

/** Who says where says how; at a port there are ferries and ships of cruises. */
const vehicles: Readonly<Partial<Record<string, Called['by']>>> = {
  airport: 'plane',
  station: 'train',
  'bus-station': 'bus',
};

/** What terminals are called, the longest names first: "London St Pancras" before "St Pancras". */
function namesOf(sheet: NameSheet): readonly Called[] {
  const kept = known.get(sheet);
  if (kept) return kept;
  const names = (sheet.terminals ?? [])
    .flatMap(({ id, kind, names: own, aliases }) =>
      [...own, ...aliases].map((name) => ({ at: id, by: vehicles[kind], words: name.split(' ') })),
    )
    .sort((a, b) => b.words.length - a.words.length);
  known.set(sheet, names);
  return names;
}

/** The terminal that is named in a span, as long as nothing says that one sleeps there: "Torp (not Gardermoen)" names none. */
export function terminalIn(
  { text, sheet }: Reading,
  span: Span,
): Pick<ItemOf<'arrival'>, 'at' | 'by'> & { readonly spans: readonly Span[] } {
  const bed = text.first(span, 'lodging', 'near')?.from ?? span.to;
  for (const { at, by, words } of namesOf(sheet))
    for (let from = span.from; from + words.length <= bed; from++)
      if (words.every((word, index) => text.word(from + index) === word) && !text.is(from - 1, 'not'))
        return { at, by, spans: [{ from, to: from + words.length }] };
  return { spans: [] };
}
