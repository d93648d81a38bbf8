import { inLanguage } from '#domain/bilingual.ts';
import { shorten } from '#domain/shorten.ts';
import type { Answer } from '#domain/trip/answer.ts';
import type { Quote, WishItem, WishKind } from '#domain/wishes/item.ts';
import { wishLabel } from '#rendering/wishes/wish-label.ts';
import type { CompiledPlace } from '../../catalogue/compiled.ts';
import { nameOfCategory } from '../texts.ts';
import { avoidAnswer } from './avoided.ts';
import { arrivalAnswer, bookedAnswer, busyAnswer, departureAnswer, lodgingAnswer } from './fixed.ts';
import { allergyAnswer, dietAnswer } from './food.ts';
import {
  type AnswerInput,
  type Answering,
  byFame,
  dated,
  endOf,
  euros,
  firstNames,
  idsOf,
  openMeals,
  type Reply,
  spentPerDay,
  stopsOf,
  textsOf,
} from './input.ts';
import { occasionAnswer, styleAnswer } from './leanings.ts';
import { moneyAnswer } from './money.ts';
import { childrenAnswer, childrenReply, mobilityAnswer, walkAnswer } from './people.ts';
import { placeAnswer } from './place.ts';
import { inOrder } from './proved.ts';
import { endAnswer, freeAnswer, mealAnswer, paceAnswer, startAnswer, thingsAnswer } from './rhythm.ts';
import { sortAnswer } from './sort.ts';
import { tableAnswer } from './table.ts';
import { weekdayNote } from './weekday-note.ts';

const LONGEST_ANSWER = 300;
const LONGEST_ASKED = 160;
/** As many as the schema of a trip takes. */
const MOST_ANSWERS = 40;

/** Who comes along and whether they know the town is no request: nothing is answered. */
const silent = () => null;

const answering: { readonly [K in WishKind]: Answering<K> } = {
  place: placeAnswer,
  sort: sortAnswer,
  diet: dietAnswer,
  allergy: allergyAnswer,
  mobility: mobilityAnswer,
  'walk-most': walkAnswer,
  children: childrenAnswer,
  pace: paceAnswer,
  things: thingsAnswer,
  'day-start': startAnswer,
  'day-end': endAnswer,
  meal: mealAnswer,
  table: tableAnswer,
  free: freeAnswer,
  money: moneyAnswer,
  company: silent,
  occasion: occasionAnswer,
  visit: silent,
  style: styleAnswer,
  avoid: avoidAnswer,
  arrival: arrivalAnswer,
  departure: departureAnswer,
  lodging: lodgingAnswer,
  booked: bookedAnswer,
  busy: busyAnswer,
};

/** A place that is named for a day outside the trip may still be seen; of everything else there is nothing to plan. */
const isOutside = (item: WishItem) => 'day' in item && item.day === 0 && item.kind !== 'place';

function replyTo(item: WishItem, input: AnswerInput): Reply | null {
  if (isOutside(item)) return { met: 'no', answer: textsOf(input).outside };
  return (answering[item.kind] as Answering<WishKind>)(item, input);
}

function nameIn({ destination, language }: AnswerInput): (id: string) => string | undefined {
  return (id) => {
    const { byId, areas, terminals = [] } = destination;
    const named = byId.get(id) ?? [...areas, ...terminals].find((own) => own.id === id);
    return named && inLanguage(named.name, language);
  };
}

/** What ends a thought: words behind it say nothing of what stands before. */
const endsThought = /[.,;:!?\n()]/;

/** Words in the same breath, nearer to this wish than to another, that nothing accounts for: the wish may be meant otherwise. */
function isHalfRead(quote: Quote | null, { intent, request: { preferences } }: AnswerInput): boolean {
  if (!quote) return false;
  return intent.unknown().some(({ from, to }) => {
    const between = from >= quote.to ? { from: quote.to, to: from } : { from: to, to: quote.from };
    const isOfOther = intent.wishes.some(
      (own) => own.quote && own.quote.from >= between.from && own.quote.to <= between.to,
    );
    return !isOfOther && !endsThought.test(preferences.slice(between.from, between.to));
  });
}

/** What was only half understood is never a plain yes. */
function withDoubt(reply: Reply, input: AnswerInput): Reply {
  if (reply.met === 'no') return reply;
  return { ...reply, met: 'partly', answer: `${reply.answer} ${textsOf(input).restUnknown}` };
}

/** A theatre, an arena, a club of which it is not known on which evenings there is something on. */
const isUnannounced = (place: CompiledPlace | undefined): boolean => place?.kind === 'show' && place.hours === null;

/** What rests on evenings alone of which it is not known whether there is something on is no plain yes; who has a ticket knows. */
function withEvenings(item: WishItem, reply: Reply, input: AnswerInput): Reply {
  const { met, answer, places = [] } = reply;
  if (met !== 'yes' || places.length === 0 || (item.kind !== 'place' && item.kind !== 'sort')) return reply;
  if (!places.every((id) => isUnannounced(input.destination.byId.get(id)))) return reply;
  return { ...reply, met: 'partly', answer: `${answer} ${textsOf(input).unannounced}` };
}

/** What was named for a day of the week on which there is little or nothing of what one comes for is no plain yes. */
function withWeekday(item: WishItem, reply: Reply, input: AnswerInput): Reply {
  if (item.kind !== 'place' || reply.met !== 'yes') return reply;
  const own = stopsOf(input).find(({ place }) => reply.places?.includes(place.id));
  const note = own && weekdayNote(own, input);
  return note ? { ...reply, met: 'partly', answer: `${reply.answer} ${note}` } : reply;
}

function wishAnswers(input: AnswerInput): Answer[] {
  return input.intent.wishes.flatMap(({ item, quote }): Answer[] => {
    const told = replyTo(item, input);
    if (!told) return [];
    const reply = withWeekday(item, withEvenings(item, told, input), input);
    const said = isHalfRead(quote, input) ? withDoubt(reply, input) : reply;
    return [{ asked: wishLabel(dated(item, input), input.language, nameIn(input)), quote, about: item, ...said }];
  });
}

/** A quarter of bars at noon is no nightlife. */
const NIGHT = 21 * 60;

/** Places of the plan that are of a category. */
function inCategory(places: readonly CompiledPlace[], category: string, input: AnswerInput): Reply {
  const t = textsOf(input);
  const own = byFame(places.filter((place) => place.categories.some((id) => id === category)));
  const stops = stopsOf(input).filter(({ place }) => own.includes(place));
  const late = category === 'nightlife' ? stops.filter(({ activity }) => endOf(activity) >= NIGHT) : stops;
  const met = byFame((late.length > 0 ? late : stops).map(({ place }) => place));
  const [best] = own;
  if (met.length > 0)
    return {
      met: late.length > 0 ? 'yes' : 'partly',
      answer: t.found(met.length, firstNames(met, input.language)),
      places: idsOf(met),
    };
  const { name } = input.destination;
  return {
    met: 'no',
    answer: best ? t.noneFitted(inLanguage(best.name, input.language)) : t.noneHere(inLanguage(name, input.language)),
  };
}

/** What a luxury day costs at least, in euro cents at a destination of price index 100: less is another sort of trip. */
const LUXURY_DAY = 6_000;

/** What visits and meals cost a day, as far as the plan has tables for the meals. */
function budgetReply(input: AnswerInput): Pick<Answer, 'met' | 'answer'> {
  const { destination, request } = input;
  const t = textsOf(input);
  const perDay = spentPerDay(input);
  const open = openMeals(input);
  const isModest = request.budget === 'luxury' && perDay < (LUXURY_DAY * destination.priceIndex) / 100;
  const spent = t.spent(euros(perDay, input));
  return { met: isModest ? 'partly' : 'yes', answer: open > 0 ? `${spent} ${t.openNotCounted(open)}` : spent };
}

/** What was chosen in the form: categories, budget, children. */
function formAnswers(input: AnswerInput): Answer[] {
  const { request, destination, language, intent } = input;
  const t = textsOf(input);
  const hasChildren = request.travellers.children > 0 && !intent.wishes.some(({ item }) => item.kind === 'children');
  return [
    ...request.categories.map((id): Answer => {
      const name = nameOfCategory(id, language);
      const reply = inCategory(destination.compiled, id, input);
      return { asked: name.charAt(0).toUpperCase() + name.slice(1), quote: null, ...reply };
    }),
    ...(hasChildren ? [{ asked: t.children, quote: null, ...childrenReply([], input) }] : []),
    ...(request.budget ? [{ asked: t.budgets[request.budget], quote: null, ...budgetReply(input) }] : []),
  ];
}

/** What became of words that nothing was made of: where they refuse something, what our texts call so was left out. */
function unreadReply(quote: Quote, input: AnswerInput): Pick<Answer, 'met' | 'answer'> {
  const t = textsOf(input);
  const own = input.intent.unread.find(({ quote: { from, to } }) => from === quote.from && to === quote.to);
  const inPlan = new Set(stopsOf(input).map(({ place }) => place));
  const places = own?.places ?? [];
  const left = byFame(places.filter(({ id }) => input.intent.refused.has(id)));
  const kept = byFame(places.filter((place) => inPlan.has(place)));
  if (kept.length > 0) return { met: 'no', answer: t.speaksOfIt(firstNames(kept, input.language)) };
  if (left.length > 0) return { met: 'partly', answer: t.calledSoLeftOut(firstNames(left, input.language)) };
  return { met: 'no', answer: t.notUsed };
}

const notUnderstood = (input: AnswerInput): Answer[] =>
  input.intent.unknown().map((quote) => ({ asked: textsOf(input).yourWords, quote, ...unreadReply(quote, input) }));

/** "You asked: here it is": what the plan makes of every wish, before the judge has looked at it. */
export function answerWishes(input: AnswerInput): Answer[] {
  return inOrder([...wishAnswers(input), ...notUnderstood(input), ...formAnswers(input)])
    .slice(0, MOST_ANSWERS)
    .map(({ asked, answer, ...rest }) => ({
      ...rest,
      asked: shorten(asked, LONGEST_ASKED),
      answer: shorten(answer, LONGEST_ANSWER),
    }));
}
