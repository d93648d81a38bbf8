import type { ItemOf } from '#domain/wishes/item.ts';
import { partsOfDay } from '#domain/wishes/words.ts';
import type { Clause } from './clauses.ts';
import { momentsIn, note, type Reading, type When, whenOf } from './item-list.ts';
import type { MarkedText, Span } from './marked-text.ts';
import { type Moment, momentsWithin } from './moment.ts';
import { type Named, nextOf, pinOf, saysWhere } from './named.ts';
import { countOf, fewOf, isCountBehind, qualityOf, withCount } from './quantities.ts';

/** What is said of what is named. */
export type Stance = 'want' | 'refuse' | 'seen' | 'ignore';

interface Said {
  readonly stance: Stance;
  /** "Only" is said in the clause. */
  readonly isOnly: boolean;
}

/** Which of the names of a clause is meant. */
interface Which {
  readonly named: readonly Named[];
  readonly index: number;
}

interface Meant {
  readonly mark: Span;
}

/** "The Moco, and that's it for museums". */
const isSaidOfRest = ({ text, found }: Reading, mark: Span) =>
  text.is(mark.from - 1, 'filler') &&
  text.endsBefore(mark.from - 1, 'only') !== undefined &&
  found.some(({ item }) => item.kind === 'place');

/** "No torture museums", "nada de museos de cera": of the sort only these are not wanted, and what they are is not known. */
function isNarrow({ text }: Reading, mark: Span): boolean {
  const isUnknown = (i: number) => text.tokens[i]?.kind === 'word' && (text.at[i] ?? []).length === 0;
  const isBefore = isUnknown(mark.from - 1) && text.endsBefore(mark.from - 1, 'not', 'refuse') !== undefined;
  const isBehind = text.word(mark.from - 1) === 'de' && isUnknown(mark.to);
  return isBefore || isBehind || (text.word(mark.to) === 'de' && isUnknown(mark.to + 1));
}

const stanceOf = ({ stance, isOnly }: Said, isCounted: boolean): ItemOf<'sort'>['stance'] => {
  if (isCounted) return 'want';
  return stance === 'want' ? (isOnly ? 'only' : 'want') : 'refuse';
};

/** "Beach every day and at night dinner" is no beach at night; "the 5th time" is no day; "flamenco auténtico el sábado" is on that day. */
function saidOf({ text }: Reading, mark: Span, pins: readonly Moment[]): Moment[] {
  const isOf = (i: number) => pins.some(({ from, to }) => from <= i && i < to);
  return pins.filter((pin) => {
    // "In the morning the bib, and pasta for dinner".
    for (let i = pin.to; i < mark.from; i++) if (text.is(i, 'dinner', 'lunch')) return false;
    let others = 0;
    for (let i = mark.to; i < pin.from; i++) {
      // "Paella by the sea on Wednesday": the day is that of both.
      i = text.at[i]?.find(saysWhere)?.to ?? i;
      if (i >= pin.from) break;
      if (text.is(i, 'and', 'or', 'tag', 'place', 'not', 'except') || text.tokens[i]?.kind === 'sign') return false;
      if (!isOf(i) && !text.is(i, 'filler')) others++;
    }
    return others < 3 && !text.is(pin.to, 'timesWord') && pin.is !== 'time' && pin.is !== 'range';
  });
}

/** "A kaiseki dinner", "cena de ramen". */
const isOfDinner = (text: MarkedText, { from, to }: Span): boolean =>
  text.is(to, 'dinner') || (text.word(from - 1) === 'de' && text.is(from - 2, 'dinner'));

const meals = [
  ['breakfast', 'morning'],
  ['lunch', 'midday'],
  ['dinner', 'evening'],
] as const;

/** "Pho for lunch", "sfogliatella para desayunar". */
function mealSaid({ text }: Reading, { to }: Span): When['part'] {
  // "Una panadería buena para desayunar".
  const link = [to, to + 1].find((i) => /^(?:for|para)$/.test(text.word(i)) && text.areAll(to, i, 'filler'));
  return link === undefined ? undefined : meals.find(([meal]) => text.is(link + 1, meal))?.[1];
}

/** "The last afternoon" is a day that ends with its part; "temples early", "a viewpoint at sunset" and "an evening boat on Friday" say one as well. */
function partSaid(reading: Reading, pins: readonly Moment[], { named, index, mark }: Which & Meant): When['part'] {
  const { text, moments, found } = reading;
  const ofDay = partsOfDay.find((part) => pins.some(({ is, to }) => is === 'day' && text.is(to - 1, part)));
  if (ofDay) return ofDay;
  const eaten = mealSaid(reading, mark);
  if (eaten) return eaten;
  if (text.is(mark.to, 'early')) return 'morning';
  if (isOfDinner(text, mark) && !found.some(({ item }) => item.kind === 'meal' && item.meal === 'dinner'))
    return 'evening';
  if ([named[index - 1], named[index + 1]].some((one) => one?.tag === 'sunset')) return 'dusk';
  const adjective = moments.find(({ is, to }) => is === 'part' && to === mark.from);
  return adjective?.is === 'part' && pins.some(({ is }) => is === 'day') ? adjective.part : undefined;
}

/** "Afternoons: surf, viewpoints and wine": the part of the day that heads a list; "free afternoon, museums" says nothing of museums. */
function headOf({ text, clauses, moments }: Reading, clause: Clause): Moment[] {
  for (let own: Clause | undefined = clause; own; own = clauses[own.index - 1]) {
    const [head] = momentsWithin(moments, own);
    const isHead =
      head?.is === 'part' &&
      text.isFree(head) &&
      text.areAll(own.from, head.from, 'filler', 'and') &&
      !text.is(head.to, 'filler');
    if (head || own.after === 'stop') return isHead ? [head] : [];
  }
  return [];
}

/** "Gelato every day", "a massage each afternoon": some of it on all days; "all afternoon" is one that is long, "a day at the beach" one day, "de siempre" old-fashioned. */
function dailyOf({ text }: Reading, { mark }: Meant, pins: readonly Moment[], within: Span): Span | undefined {
  const pin = pins.find(({ is }) => is === 'part');
  const each = pin && (text.is(pin.from, 'every') ? pin : text.endsBefore(pin.from, 'every'));
  if (each && text.word(each.from) !== 'all') return { from: each.from, to: pin.to };
  return text
    .all(within, 'aDay')
    .find(
      ({ from }) =>
        text.is(from, 'every') ||
        (from > mark.from &&
          text.areAll(mark.to, from, 'filler') &&
          !text.is(from, 'and') &&
          text.word(from - 1) !== 'de'),
    );
}

interface Wanted {
  readonly when: Pick<When, 'day' | 'part'> & { readonly aDay?: true };
  readonly spans: readonly Span[];
}

/** "Temples early", "a beach afternoon", "flea market on Sunday morning", "gelato every day": when some of a sort is wanted. */
function momentOf(reading: Reading, clause: Clause, which: Which & Meant): Wanted {
  const { named, index, mark } = which;
  const next = nextOf(named, index)?.from ?? clause.to;
  // What is said behind the next name is of that.
  const own = saidOf(reading, mark, pinOf(reading, clause, named, index)).filter(({ from }) => from < next);
  const pins = own.length > 0 ? own : headOf(reading, clause);
  const daily = dailyOf(reading, which, pins, { from: named[index - 1]?.to ?? clause.from, to: next });
  const { day, part: said } = whenOf(pins);
  const part = said ?? (daily ? undefined : partSaid(reading, pins, which));
  return {
    when: {
      ...(daily && { aDay: true as const }),
      ...(!daily && day !== undefined && { day }),
      ...(part && { part }),
    },
    // The head of a list stays free for the rest of it.
    spans: [...own, ...(daily ? [daily] : [])].filter(({ from }) => from > mark.from),
  };
}

/**
 * "No museums on Tuesday", "los parques no por la mañana" refuse none of the others. Neither "fado one evening, no tourist trap" nor "no
 * museums after the first day" says when there is to be none.
 */
function saysWhenNone({ text }: Reading, clause: Clause, mark: Span, { when, spans: [pin = mark] }: Wanted): boolean {
  return (
    (when.day ?? when.part) !== undefined &&
    text.has({ from: clause.from, to: Math.max(pin.from, mark.from) }, 'not', 'refuse') &&
    !text.has({ from: mark.to, to: pin.from }, 'after', 'before')
  );
}

/** Notes what is said of a sort of things. */
export function readSort(reading: Reading, clause: Clause, which: Which, told: Said): void {
  const { text } = reading;
  const mark = which.named[which.index];
  if (!mark?.tag) return;
  const { tag } = mark;
  const quality = qualityOf(reading, clause, mark);
  const few = fewOf(reading, clause, mark);
  const isCounted = told.stance === 'want' || isCountBehind(reading, clause) || text.has(clause, 'most', 'least');
  const count = isCounted && !few ? countOf(reading, withCount(reading, clause), mark) : null;
  const moment = momentOf(reading, clause, { ...which, mark });
  const { day } = moment.when;
  const isOther = momentsIn(reading, clause).length > 0 && !saysWhenNone(reading, clause, mark, moment);
  if (told.stance === 'refuse' && !count && !few && (moment.when.aDay || isOther || isNarrow(reading, mark))) return;
  if (isSaidOfRest(reading, mark)) return note(reading, { kind: 'sort', tag, stance: 'refuse' }, [mark]);
  const asked = stanceOf(told, count !== null || few !== undefined);
  // "Only temples on the first day" says nothing of the other days.
  const stance = asked === 'only' && day !== undefined ? 'want' : asked;
  const said = stance === 'only' ? undefined : moment;
  const { spans = [], ...bounds } = count ?? {};
  note(
    reading,
    {
      kind: 'sort',
      tag,
      stance,
      ...(quality && { quality: quality.quality }),
      ...(few && { few: true as const }),
      ...bounds,
      ...said?.when,
    },
    [mark, ...(quality ? [quality.mark] : []), ...(few ? [few] : []), ...spans, ...(said?.spans ?? [])],
  );
}
