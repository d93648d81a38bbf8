import type { Clause } from './clauses.ts';
import type { Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { Mark } from './marks.ts';
import type { Named } from './named.ts';

/** The clause that goes on with what this one names: behind a comma, or the answer to a question. */
export function clauseBehind({ text, clauses }: Reading, clause: Clause): Clause | undefined {
  const after = clauses[clause.index + 1];
  return after && (after.after === 'comma' || text.word(after.from - 1) === '?') ? after : undefined;
}

/** "Ni hablar", "no thank you", "mejor no": nothing but a refusal. */
function isVerdict({ text }: Reading, clause: Span | undefined): boolean {
  if (!clause || !text.is(clause.from, 'not', 'refuse', 'filler', 'but')) return false;
  let refused = false;
  for (let i = clause.from; i < clause.to; i++) {
    // "Ceviche, no podemos andar mucho" refuses no ceviche.
    if (text.is(i, 'mayWe', 'only', 'notSeen', 'most')) return false;
    // "The Louvre or the Orsay, not both" wants one of them.
    if (refused && /^(?:both|amb[ao]s|dos)$/.test(text.word(i))) return false;
    const mark = text.beginsAt(i, 'not') ?? text.beginsAt(i, 'refuse');
    if (mark) {
      refused = true;
      i = mark.to - 1;
    } else if (!text.is(i, 'filler') || text.is(i, 'tag', 'place', 'area', 'thing')) return false;
  }
  return refused;
}

/** A verb of leaving out with nothing behind it: "the forum we skip", not "at dawn to avoid crowds". */
function isLastSaid({ text }: Reading, clause: Span, verb: Span): boolean {
  if (ofPurpose.has(text.word(verb.from - 1))) return false;
  for (let i = verb.to; i < clause.to; i++)
    if (!text.is(i, 'filler') || text.is(i, 'styleQuiet', 'queues')) return false;
  return true;
}
const ofPurpose = new Set(['to', 'para', 'and', 'y']);

const refusals = new Set<Mark['is']>(['not', 'refuse', 'indifferent', 'filler']);

/** "Louvre no Mona Lisa", "por el centro no por la playa" refuse what follows; "Caminito NO q tengo vértigo" what it stands behind. */
function isOfWhatFollows({ text }: Reading, clause: Span, not: Span): boolean {
  const word = text.word(not.to);
  if (not.to >= clause.to || text.tokens[not.to]?.kind !== 'word' || /^(?:because|porque|pq|que?)$/.test(word))
    return false;
  return /^(?:at|[ei]n|por)$/.test(word)
    ? text.has({ from: not.to + 1, to: not.to + 3 }, 'thing', 'tag', 'place', 'area')
    : !text.at[not.to]?.length;
}

/** "The forum we skip", "de museos nada", "the Prado, no thanks": a refusal behind its noun. */
export function isRefusedBehind(reading: Reading, clause: Clause, mark: Span, next: number): boolean {
  const { text } = reading;
  const refuse = next === clause.to ? text.first({ from: mark.to, to: clause.to }, 'refuse') : undefined;
  if (text.has(clause, 'notSeen')) return false;
  if (refuse && !text.endsBefore(refuse.to, 'now') && isLastSaid(reading, clause, refuse)) return true;
  if (next === clause.to && isVerdict(reading, clauseBehind(reading, clause))) return true;
  const not = text.first({ from: mark.to, to: Math.min(next, clause.to) }, 'not');
  // "Nada más" is no "nada".
  const isUnmissable = text.all({ from: mark.to, to: clause.to }, 'nomiss').some(({ to }) => to > (not?.from ?? 0));
  // "The cathedral without booking" is not refused.
  // "El Vaticano ni pisarlo".
  const isIdiom =
    not && text.word(not.from) === 'ni' && clause.to - not.to <= 2 && clause.to > not.to && not.from === mark.to;
  if (isIdiom && next === clause.to) return true;
  const isOfOther = not && isOfWhatFollows(reading, clause, not);
  // "The castle without the crowds" is wanted.
  const isOfLonger = not && text.at[not.from]?.some(({ is, to }) => to > not.to && !refusals.has(is));
  // "Una paella sin que nos timen".
  const isOfVerb = not && text.word(not.from) === 'sin' && text.word(not.to) === 'que';
  // "Un espectáculo que no termine tarde".
  if (
    !not ||
    isOfVerb ||
    (text.word(not.from - 1) === 'que' && not.to < clause.to) ||
    isOfOther ||
    isUnmissable ||
    isOfLonger ||
    text.is(not.to, 'booked')
  )
    return false;
  // "Sintra si no llueve".
  if (text.is(not.from - 1, 'soft', 'condition')) return false;
  // "El Prado por qué no" wants it.
  if (not.to === clause.to && text.word(not.from - 1) !== 'que' && text.areAll(mark.to, not.from, 'filler'))
    return true;
  const isLast = !text.has({ from: not.to, to: clause.to }, 'place', 'tag', 'want');
  const isExcepted = text.has({ from: not.to, to: Math.min(clause.to, not.to + 2) }, 'except');
  return not.from - mark.to <= 1 && (isLast || isExcepted);
}

const LONGEST_REMARK = 7;

/** So many words behind a name a remark may still be of it: a long list may lie between. */
const REMARK_REACH = 80;

/** A clause of a list: a name, and nothing said of it. */
const isBareName = ({ text }: Reading, clause: Span) =>
  text.has(clause, 'place') && !text.has(clause, 'seen', 'not', 'want', 'refuse');

/** "A, B, C: have seen all three", "los tenemos vistos": said of the whole list before. */
function saysAll(reading: Reading, clause: Clause): boolean {
  const after = clauseBehind(reading, clause);
  if (!after) return false;
  const isList = reading.text.has(after, 'all', 'allOn') || hasPlural(reading, after);
  return isBareName(reading, after) ? saysAll(reading, after) : isList;
}

const plurals = new Set('all both them los las todos todas three two tres dos'.split(' '));
const hasPlural = ({ text }: Reading, { from, to }: Span) => {
  for (let i = from; i < to; i++) if (plurals.has(text.word(i))) return true;
  return false;
};

/** A clause that names nothing and says that what was named is known. */
const isRemark = ({ text }: Reading, clause: Span) =>
  clause.to - clause.from <= LONGEST_REMARK && !text.has(clause, 'place', 'tag', 'area') && text.has(clause, 'seen');

/** "Murano, done it twice", "the gallery ya la conozco": known, said behind the name. */
export function isSeenBehind(reading: Reading, clause: Clause, mark: Named, next: number): boolean {
  const { text } = reading;
  // All of it is said with a word of knowing somewhere behind the name.
  if (mark.is !== 'place' || !text.has({ from: mark.to, to: mark.to + REMARK_REACH }, 'seen')) return false;
  const last = text.all({ from: mark.to, to: clause.to }, 'place', 'tag').at(-1);
  if (last && text.has({ from: last.to, to: clause.to }, 'seen') && !text.has(clause, 'want', 'again')) return true;
  const remark = clauseBehind(reading, clause);
  const isList = remark !== undefined && hasPlural(reading, remark) && isRemark(reading, remark);
  const direct = text.first({ from: mark.to, to: Math.min(next, mark.to + 4) }, 'seen');
  if (direct?.is === 'seen' && text.word(direct.from - 1) !== 'be' && text.areAll(mark.to, direct.from, 'filler'))
    return true;
  if (next !== clause.to) return isList;
  const here = text.first({ from: mark.to, to: clause.to }, 'seen', 'notSeen');
  // "If it can be done".
  if (here) return here.is === 'seen' && text.word(here.from - 1) !== 'be';
  const after = clauseBehind(reading, clause);
  if (!after) return false;
  const names = text.all(after, 'place');
  if (names.length === 1 && text.has({ from: names[0]?.to ?? 0, to: after.to }, 'seen'))
    return hasPlural(reading, after);
  if (isBareName(reading, after)) return isSeenBehind(reading, after, mark, after.to) && saysAll(reading, after);
  if (after.to - after.from > LONGEST_REMARK || text.has(after, 'place', 'tag', 'area')) return false;
  return text.has(after, 'seen') && !text.has(after, 'again');
}

/** "Towers yes", "Rijksmuseum again": wanted, said behind the name; "I don't need it again" is known. */
export function isWantedBehind(reading: Reading, clause: Clause, mark: Span, next: number): boolean {
  const { text } = reading;
  const behind = { from: mark.to, to: Math.min(next, clause.to) };
  const remark = next === clause.to ? clauseBehind(reading, clause) : undefined;
  if (remark && remark.to - remark.from <= 3 && text.is(remark.from, 'notSeen')) return true;
  const yes = text.first(behind, 'yes', 'again');
  const isNeeded = text.has({ from: clause.from, to: mark.from }, 'not');
  return yes !== undefined && yes.from - mark.to <= 2 && !(yes.is === 'again' && isNeeded);
}

/** "I don't need the Uffizi again". */
export const isNamedAgain = ({ text }: Reading, clause: Span, mark: Span) =>
  text.has({ from: mark.to, to: Math.min(clause.to, mark.to + 2) }, 'again');

/** "Ni loco", "me da igual" behind the last name of a clause. */
export function isIgnoredBehind({ text }: Reading, clause: Span, mark: Span): boolean {
  const behind = text.first({ from: mark.to, to: clause.to }, 'indifferent');
  // "The ferry instead of paying".
  const isExchange = behind !== undefined && /^(?:instead|vez|lugar|rather)$/.test(text.word(behind.to - 2));
  return behind !== undefined && !isExchange && !text.has({ from: behind.to, to: clause.to }, 'place', 'tag');
}

const qualifiers = new Set('with con longer larger bigger more'.split(' '));

/** "No museums with stairs", "no museums longer than an hour", "no hammam heat": only these are refused, and what they are is not known. */
export function isQualified({ text }: Reading, clause: Span, { whole: { to } }: Named): boolean {
  if (text.has({ from: to, to: clause.to }, 'queues', 'crowded', 'styleQuiet')) return false;
  const isMore = text.word(to) === 'mas' && text.word(to + 1) === 'de';
  // "Not the castle hill on foot".
  if (/^(?:foot|pie)$/.test(text.word(clause.to - 1))) return true;
  return to + 1 < clause.to ? qualifiers.has(text.word(to)) || isMore : text.is(to, 'heat');
}
