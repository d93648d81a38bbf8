import type { Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import { type Named, saysWhere } from './named.ts';

export const links = new Set('the a at al el la los las un una'.split(' '));

/** "Proposing at sunset": an hour, not a sight. */
export const hasFixed = ({ found }: Reading, { from, to }: Span) =>
  found.some(
    ({ item, span }) => (item.kind === 'occasion' || item.kind === 'booked') && span.from < to && span.to > from,
  );

/** "Wine by the river", "dinner near the theatre": where something is, not what is asked for. */
function isWhereabouts({ text }: Reading, clause: Span, mark: Named, index: number): boolean {
  if (mark.is !== 'tag' || saysWhere(mark)) return false;
  const at = links.has(text.word(mark.from - 1)) ? mark.from - 1 : mark.from;
  const near = text.endsBefore(at, 'near');
  if (!near) return false;
  return index > 0 || near.from === clause.from || text.endsBefore(near.from, 'dinner', 'lunch') !== undefined;
}

/** "Day trip to Pompeii" where the town has no such trip: another one is not what is asked for. */
function isElsewhere({ text }: Reading, clause: Span, mark: Named): boolean {
  if (mark.tag !== 'day-trip') return false;
  let i = mark.to;
  while (i < clause.to && text.is(i, 'filler')) i++;
  return i > mark.to && i < clause.to && text.tokens[i]?.kind === 'word' && !text.at[i]?.length;
}

/** "Hay muchos puentes", with a pushchair; "béisbol si cuadra" is no picture. */
function isComplaint({ text }: Reading, { from }: Span): boolean {
  const before = `${text.word(from - 2)} ${text.word(from - 1)} ${text.word(from)}`;
  return /^(?:hay|are) (?:much[ao]s|many|demasiad[ao]s) | si cuadra$/.test(before);
}

const MOST_BETWEEN = 3;
const having = /^(?:con|with|en|[io]n|at|by|near|cerca|junto)$/;

/** "A hotel with a garden", "hotel en la playa": of the bed. */
function isOfBed({ text }: Reading, clause: Span, mark: Named): boolean {
  const bed = mark.is === 'tag' && text.all({ from: clause.from, to: mark.from }, 'lodging').at(-1);
  if (!bed || mark.from - bed.to > MOST_BETWEEN) return false;
  const [link, ...rest] = text.tokens.slice(bed.to, mark.from).filter(({ text: word }) => !/^(?:is|esta)$/.test(word));
  return (having.test(link?.text ?? '') || text.is(bed.to, 'near')) && rest.every(({ text: word }) => links.has(word));
}

const fear = /^(?:afraid|frightened|phobia|scared|terrified|fobia|miedo|panico|pavor)$/;

/** "Scared of ghosts", "le dan miedo los castillos": they are refused; "not afraid of ghosts" says nothing of them. */
export function fearOf({ text }: Reading, { from }: Span): 'refuse' | 'ignore' | null {
  const at = [from - 1, from - 2, from - 3].find((i) => fear.test(text.word(i)));
  if (at === undefined || !text.areAll(at + 1, from, 'filler')) return null;
  for (let i = at - DENIED_WITHIN; i < at; i++) if (text.is(i, 'not')) return 'ignore';
  return 'refuse';
}
const DENIED_WITHIN = 3;

/** What is named and not wished for: where something is, somewhere else, or what is complained of. */
export const isNoWish = (reading: Reading, clause: Span, mark: Named, index: number): boolean =>
  isComplaint(reading, mark) ||
  isElsewhere(reading, clause, mark) ||
  isOfBed(reading, clause, mark) ||
  isWhereabouts(reading, clause, mark, index);
