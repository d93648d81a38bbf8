import type { ItemOf } from '#domain/wishes/item.ts';
import { availableIn, edgesIn } from './day-ends.ts';
import { afternoonUntil, momentsIn, note, type Reading } from './item-list.ts';
import type { Concept } from './lexicon.ts';
import type { MarkedText, Span } from './marked-text.ts';
import type { Mark } from './marks.ts';
import type { Moment } from './moment.ts';
import { placeOfMeal } from './tables.ts';

type Meal = ItemOf<'meal'>['meal'];
type Habit = ItemOf<'meal'>['habit'];

const meals: readonly Meal[] = ['breakfast', 'lunch', 'dinner'];
const habits: readonly Extract<Habit, string>[] = ['picnic', 'none', 'late', 'early', 'light', 'big'];

const mealHour: Readonly<Record<Meal, (minutes: number) => number>> = {
  breakfast: (minutes) => minutes,
  lunch: afternoonUntil(6),
  dinner: afternoonUntil(12),
};

/** "No lunch", "cena no": nothing else is said of the meal: "no dinner reservations", "no cenamos mucho", "lunch not dinner". */
function isWhole(text: MarkedText, clause: Span, none: Mark, meal: Mark): boolean {
  if (meal.is === 'breakfast' || !text.is(none.from, 'not')) return true;
  const end = Math.max(none.to, meal.to);
  const isNext = none.to >= meal.from || /^(?:de|la)$/.test(text.word(none.to));
  return isNext && !text.is(none.from - 1, 'lunch') && !text.is(end, 'want') && text.areAll(end, clause.to, 'filler');
}

/** The mark of a habit that stands beside the meal: one word may lie between. */
function habitBeside(reading: Reading, clause: Span, meal: Mark): { habit: Extract<Habit, string>; mark: Mark } | null {
  const { text } = reading;
  const near = { from: Math.max(clause.from, meal.from - 4), to: Math.min(clause.to, meal.to + 4) };
  for (const habit of habits) {
    const marks = text.all(near, habit).filter((mark) => mark.to <= meal.from || mark.from >= meal.to);
    // "A good bakery for breakfast".
    const isApart = ({ to }: Mark) => /^(?:for|para)$/.test(text.word(to));
    const mark = marks.find((one) => isBeside(habit, one, meal) && !(habit === 'big' && isApart(one)));
    if (!mark || (habit === 'none' && !isWhole(text, clause, mark, meal))) continue;
    // "A proper kaiseki dinner" says what is eaten.
    if (habit === 'big' && text.has({ from: mark.to, to: meal.from }, 'tag')) continue;
    // "No late dinners" is said of no dinner that we could plan.
    if (habit !== 'none' && text.has({ from: Math.max(clause.from, mark.from - 3), to: mark.from }, 'not')) continue;
    return { habit, mark };
  }
  return null;
}

function isBeside(habit: string, mark: Mark, meal: Mark): boolean {
  const gap = mark.from >= meal.to ? mark.from - meal.to : meal.from - mark.to;
  if (habit === 'none') return mark.to <= meal.from ? gap <= 1 : gap <= 2;
  return gap <= (habit === 'picnic' || habit === 'big' ? 3 : 2);
}

/** "No comemos picante", "we don't eat pork": of what is eaten, not of the meal. */
function isOfFood({ text }: Reading, clause: Span, meal: Span): boolean {
  const isUnknown = text.tokens[meal.to]?.kind === 'word' && (text.at[meal.to] ?? []).length === 0;
  const isObject = meal.to < clause.to && (isUnknown || text.is(meal.to, 'tag'));
  return isObject || text.has(clause, 'child', 'no-pork', 'vegetarian', 'no-alcohol', 'fish', 'cannotEat');
}

/** "Dinner at 8 on Saturday", "el sábado cenamos a las 9": of one day, not the habit of all. */
function dayOfMeal(reading: Reading, near: Span) {
  const day = momentsIn(reading, near).find(({ is }) => is === 'day');
  return day?.is === 'day' && !reading.text.has(near, 'except', 'and', 'aDay') ? day : undefined;
}

const EVENING = 18 * 60;

/** A meal of which a day and an hour are said, with where it is. */
function noteAtHour(
  reading: Reading,
  meal: { readonly what: 'lunch' | 'dinner'; readonly day: number; readonly time: number },
  span: Span,
  sources: readonly Span[],
): void {
  const place = placeOfMeal(reading, { from: span.from, to: span.to + 3 });
  note(reading, { kind: 'booked', ...meal, ...(place && { near: place.id }) }, [...sources, ...(place ? [place] : [])]);
}

/** "Saturday 19:00 we're having dinner at friends'": an hour of a day right before a meal is its own. */
function hourBefore(reading: Reading, clause: Span, meal: Span): Moment | undefined {
  const moments = momentsIn(reading, { from: clause.from, to: meal.from });
  const time = moments.find(({ is }) => is === 'time');
  if (!time || !moments.some(({ is }) => is === 'day') || meal.from - time.to > MOST_BEFORE) return undefined;
  const isOther = reading.text.has(
    { from: clause.from, to: meal.from },
    'place',
    'tag',
    'arrive',
    'depart',
    'not',
    'lunch',
    'dinner',
  );
  return isOther ? undefined : time;
}
const MOST_BEFORE = 4;

function mealIn(reading: Reading, clause: Span): void {
  const { text } = reading;
  for (const meal of meals) {
    const mark = text.first(clause, meal);
    if (!mark) continue;
    const next = text.all({ from: mark.to, to: clause.to }, ...meals).find(({ is }) => is !== meal);
    const own = { from: mark.from, to: Math.min(next?.from ?? clause.to, mark.to + 8) };
    // "A rest after lunch till three".
    const isPassed = text.all(clause, 'afternoon').some(({ from, to }) => from < mark.from && mark.to <= to);
    const time = isPassed
      ? undefined
      : (momentsIn(reading, own).find(({ is }) => is === 'time') ?? hourBefore(reading, clause, mark));
    const day = dayOfMeal(reading, {
      from: Math.max(clause.from, Math.min(mark.from, time?.from ?? mark.from) - 4),
      to: own.to,
    });
    if (time?.is === 'time') {
      const at = time.exact ? time.minutes : mealHour[meal](time.minutes);
      // "No comemos antes de las 21" is dinner.
      const what = meal === 'lunch' && at >= EVENING ? 'dinner' : meal;
      if (day && what !== 'breakfast') noteAtHour(reading, { what, day: day.day, time: at }, own, [mark, day, time]);
      else note(reading, { kind: 'meal', meal: what, habit: at }, [mark, time]);
      continue;
    }
    const beside = habitBeside(reading, clause, mark);
    if (beside && !(beside.habit === 'none' && (day || isOfFood(reading, clause, mark))))
      // "Breakfast and dinner included".
      note(reading, { kind: 'meal', meal, habit: beside.habit }, next ? [mark] : [mark, beside.mark]);
  }
  const picnic = text.first(clause, 'picnic');
  if (picnic) note(reading, { kind: 'meal', meal: 'lunch', habit: 'picnic' }, [picnic]);
}

const freeParts: readonly (readonly [ItemOf<'free'>['part'], Concept])[] = [
  ['morning', 'morning'],
  ['afternoon', 'afternoon'],
  ['evening', 'evening'],
  ['night', 'night'],
  ['day', 'whole'],
];

/** "The rest of the day is free" asks for nothing. */
const remainders = new Set(['rest', 'resto', 'demas']);

const plurals = new Set('mornings afternoons evenings nights mananas tardes noches'.split(' '));
const isPlural = ({ text }: Reading, span: Span, part: Concept) =>
  text.all(span, part).some(({ from, to }) => {
    for (let i = from; i < to; i++) if (plurals.has(text.word(i))) return true;
    return false;
  });

const REACH = 6;

const naps = new Set(['siesta', 'siestas', 'nap', 'naps']);
/** "A nap one day": "siesta después de comer" is every day. */
const indefinite = new Set(['a', 'an', 'one', 'una', 'alguna', 'some']);

/** Words that say by themselves that a time is their own, or "a day off". */
function freeMark({ text }: Reading, clause: Span): Mark | undefined {
  const whole = text.first(clause, 'whole');
  const isOff = whole && whole.to - whole.from > 1 && text.is(whole.to - 1, 'freeTime');
  return text.first(clause, 'freeTime') ?? (isOff ? whole : undefined);
}

/** "From two to six we rest": hours that begin before seven are those of the afternoon. */
function restOf({ start, end }: { readonly start: number; readonly end: number }) {
  const from = afternoonUntil(7)(start);
  return { from, to: end > from ? end : end + 12 * 60 };
}

const partFrom = (from: number) => freeParts[from < 12 * 60 ? 0 : from < 18 * 60 ? 1 : 2];

/** "De 3 a 7 en el hotel": nothing else is said of these hours. */
const hotelIn = ({ text }: Reading, clause: Span): Mark | undefined =>
  text.has(clause, 'place', 'tag', 'arrive', 'depart', 'work', 'booked')
    ? undefined
    : text.first(clause, 'lodging', 'not');

/** "A siesta", "a rest after lunch". */
const isNapIn = (text: MarkedText, free: Span) =>
  naps.has(text.word(free.from)) ||
  naps.has(text.word(free.to - 1)) ||
  (text.is(free.to, 'afternoon') && text.has({ from: free.to, to: free.to + 4 }, 'lunch'));

/** "A rest after lunch till three". */
function endOfNap(reading: Reading, clause: Span, free: Span): (Moment & { readonly is: 'time' }) | undefined {
  const time = momentsIn(reading, { from: free.to, to: clause.to }).find((moment) => moment.is === 'time');
  if (time?.is !== 'time') return undefined;
  const isUntil = [time.from - 1, time.from].some((i) => /^(?:till|until|til|hasta)$/.test(reading.text.word(i)));
  return isUntil ? time : undefined;
}
const NAP = 2 * 60;
const napUntil = ({ minutes }: { readonly minutes: number }) => {
  const to = afternoonUntil(7)(minutes);
  return { from: to - NAP, to };
};

/** "A free afternoon", "every afternoon free", "a rest day on Friday", "keep Sunday free". */
function freeIn(reading: Reading, clause: Span): void {
  const { text } = reading;
  const range = momentsIn(reading, clause).find((moment) => moment.is === 'range');
  const free = freeMark(reading, clause) ?? (range && hotelIn(reading, clause));
  if (!free) return;
  const near = { from: Math.max(clause.from, free.from - REACH), to: Math.min(clause.to, free.to + REACH) };
  const isRest = [-1, -2, -3].some((back) => remainders.has(text.word(free.from + back)));
  // "Something with Mozart for us".
  const isShort = free.to - free.from === 1 || text.word(free.to - 1) === 'us';
  const isOfSight = isShort && text.has(clause, 'place', 'tag');
  const day = momentsIn(reading, clause).find((moment) => moment.is === 'day');
  // "Only Saturday is free" may mean either.
  const isUnclear = day && text.has(clause, 'only');
  if (isRest || isOfSight || isUnclear || availableIn(reading, clause)) return;
  const isNap = isNapIn(text, free);
  const end = isNap && !range ? endOfNap(reading, clause, free) : undefined;
  const hours = range?.is === 'range' ? restOf(range) : end && napUntil(end);
  const [part, is] =
    (isNap ? freeParts[1] : hours ? partFrom(hours.from) : freeParts.find((one) => text.has(near, one[1]))) ??
    (day ? freeParts[freeParts.length - 1] : undefined) ??
    [];
  if (!part || !is) return;
  const isEach = isPlural(reading, near, is) || range || (isNap && !indefinite.has(text.word(free.from - 1)));
  const every = text.first(near, 'every') ?? (isEach ? free : undefined);
  note(
    reading,
    {
      kind: 'free',
      part,
      ...(day?.is === 'day' && { day: day.day }),
      ...(every && !day && { every: true }),
      ...hours,
    },
    [free, ...text.all(near, is), ...[day, every, range, end].flatMap((one) => one ?? [])],
  );
}

const currencies = ['eur', 'usd', 'gbp', 'jpy', 'aed'] as const;

const currencyAt = ({ text }: Reading, i: number) => currencies.find((one) => text.is(i, one))?.toUpperCase();

function amountAt(reading: Reading, i: number): { cents: number; currency: string; span: Span } | null {
  const { text } = reading;
  const token = text.tokens[i];
  if (token?.kind !== 'number' && token?.kind !== 'clock') return null;
  const before = currencyAt(reading, i - 1);
  const next = /^k$/.test(text.word(i + 1)) ? i + 2 : i + 1;
  const after = currencyAt(reading, next);
  const currency = after ?? before;
  if (!currency) return null;
  const figure = Number(token.text.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
  if (!Number.isFinite(figure)) return null;
  const span = { from: before && !after ? i - 1 : i, to: after ? next + 1 : i + 1 };
  return { cents: Math.round(figure * 100) * (next === i + 2 ? 1000 : 1), currency, span };
}

/** "At most 60 euros a day", "1.200 € en total", "80 per person and day". */
function moneyIn(reading: Reading, clause: Span): void {
  const { text } = reading;
  for (let i = clause.from; i < clause.to; i++) {
    const amount = amountAt(reading, i);
    if (!amount) continue;
    const aDay = text.first(clause, 'aDay');
    const each = text.first(clause, 'each');
    const meal = text.first(clause, 'perMeal', 'lunch', 'dinner');
    const ticket = text.first(clause, 'perTicket');
    const inAll = text.first(clause, 'inAll');
    const per = aDay ? 'a-day' : meal ? 'a-meal' : ticket ? 'a-ticket' : 'in-all';
    note(reading, { kind: 'money', cents: amount.cents, per, ...(each && { each: true }), currency: amount.currency }, [
      amount.span,
      ...[aDay, each, meal, ticket, inAll, text.first(clause, 'most')].flatMap((mark) => mark ?? []),
    ]);
  }
}

const metresOf: Readonly<Record<'km' | 'metre' | 'mile', number>> = { km: 1000, metre: 1, mile: 1609 };

function walkMost(reading: Reading, clause: Span): void {
  const { text } = reading;
  const walk = text.first(clause, 'walk');
  const unit = text.first(clause, 'km', 'mile', 'metre');
  const figure = unit && text.tokens[unit.from - 1];
  if (!walk || !unit || figure?.kind !== 'number') return;
  const metres =
    Math.round((Number(figure.text.replace(',', '.')) * metresOf[unit.is as keyof typeof metresOf]) / 100) * 100;
  if (metres >= 100 && metres <= 60_000)
    note(reading, { kind: 'walk-most', metres }, [
      walk,
      { from: unit.from - 1, to: unit.to },
      ...text.all(clause, 'most', 'aDay', 'littleWalking'),
    ]);
}

/** What people do with a day, clause by clause. */
export function readHabits(reading: Reading): void {
  for (const clause of reading.clauses) {
    moneyIn(reading, clause);
    walkMost(reading, clause);
    mealIn(reading, clause);
    freeIn(reading, clause);
    edgesIn(reading, clause);
  }
}
