import type { Language } from '#domain/language.ts';
import { distanceM } from '#domain/place/distance.ts';
import type { Answer } from '#domain/trip/answer.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { type CompiledDestination, type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import { placesOf } from '../catalogue/places-of.ts';
import { strainOf } from '../check/strain.ts';
import type { Intent } from '../intent/intent.ts';
import type { Wish } from '../intent/wish.ts';
import { dailyCap, dayRules, stayArea } from '../rules.ts';
import { answerTexts, budgetLabels, dietLabels, needLabels, paceLabels } from './answer-texts.ts';
import { enumerate, nameOfCategory } from './texts.ts';

export interface AnswerInput {
  readonly days: readonly Day[];
  readonly intent: Intent;
  readonly destination: CompiledDestination;
  readonly request: TripRequest;
  readonly language: Language;
}

const NAMES_SHOWN = 3;
const LESSER_KNOWN = 75;
const FAMOUS = 85;
const LONGEST_ANSWER = 300;
const LONGEST_ASKED = 160;
/** As many as the schema of a trip takes. */
const MOST_ANSWERS = 40;

type Reply = Pick<Answer, 'met' | 'answer'>;

const activitiesOf = ({ days }: AnswerInput): Activity[] => days.flatMap(({ activities }) => activities);

const visitsOf = ({ days, destination }: AnswerInput) =>
  placesOf(days, destination).filter(({ kind }) => kind !== 'food');

function euros(cents: number, language: Language): string {
  const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, format).format(cents / 100);
}

function spentPerDay(input: AnswerInput): string {
  const costs = activitiesOf(input).map(({ cost }) => cost);
  const { perPerson } = totalCost(costs, input.request.travellers);
  return euros(perPerson / Math.max(1, input.days.length), input.language);
}

/** Some of the places that a wish is about, best known first. */
function found(placeIds: readonly string[], input: AnswerInput): Reply {
  const { destination, language } = input;
  const t = answerTexts[language];
  const known = placeIds.flatMap((id) => destination.byId.get(id) ?? []).sort((a, b) => b.popularity - a.popularity);
  const planned = new Set(placesOf(input.days, destination).map(({ id }) => id));
  const met = known.filter(({ id }) => planned.has(id));
  if (met.length > 0) {
    const names = met.slice(0, NAMES_SHOWN).map(({ name }) => name[language]);
    return { met: 'yes', answer: t.found(met.length, enumerate(names, language)) };
  }
  const [best] = known;
  return { met: 'no', answer: best ? t.noneFitted(best.name[language]) : t.noneHere(destination.name[language]) };
}

function isOpenOnSomeDay(place: CompiledPlace, { days, request }: AnswerInput): boolean {
  return days.some((_, index) =>
    openIntervals(place, addDays(request.dates.start, index)).some(
      ({ open, close }) => close - open >= place.duration.min,
    ),
  );
}

/** Why a place that was named is not in the plan. */
function whyNot(place: CompiledPlace, input: AnswerInput): string {
  const { destination, intent, language } = input;
  const t = answerTexts[language];
  if (intent.withChildren && place.children === 'unsuitable') return t.notForChildren;
  if (!isOpenOnSomeDay(place, input)) return t.closed;
  if ((place.price.adult ?? 0) > dailyCap(intent.budget, destination.priceIndex)) return t.tooDear;
  const metres = distanceM(stayArea(destination, intent.budget), place);
  const far = place.kind === 'day-trip' || metres > destination.radiusKm * 500;
  return far ? t.tooFar(Math.round(metres / 1000)) : t.noRoom;
}

function mustSee(placeId: string, input: AnswerInput): Reply {
  const t = answerTexts[input.language];
  for (const { day, activities } of input.days) {
    const visit = activities.find((activity) => activity.kind === 'place' && activity.placeId === placeId);
    if (visit) return { met: 'yes', answer: t.when(day, formatLocalTime(visit.start)) };
  }
  const place = input.destination.byId.get(placeId);
  return { met: 'no', answer: place ? whyNot(place, input) : t.noRoom };
}

function refused(placeIds: readonly string[], input: AnswerInput): Reply {
  const t = answerTexts[input.language];
  const left = visitsOf(input).filter(({ id }) => placeIds.includes(id));
  if (left.length === 0) return { met: 'yes', answer: t.leftOut };
  const names = left.slice(0, NAMES_SHOWN).map(({ name }) => name[input.language]);
  return { met: 'partly', answer: t.stillThere(enumerate(names, input.language)) };
}

function walkedKilometres(input: AnswerInput): string {
  const lodging = stayArea(input.destination, input.intent.budget);
  const metres = input.days.map((day) => strainOf(day, lodging).walkedM);
  return new Intl.NumberFormat(input.language, { maximumFractionDigits: 1 }).format(Math.max(0, ...metres) / 1000);
}

function childFriendly(input: AnswerInput): Reply {
  const rules = dayRules(input.destination.country, input.intent);
  const good = visitsOf(input).filter(({ children }) => children === 'good').length;
  const answer = answerTexts[input.language].childFriendly(formatLocalTime(rules.end), good);
  return { met: good > 0 ? 'yes' : 'partly', answer };
}

function need(id: Extract<Wish, { kind: 'need' }>['need'], input: AnswerInput): Reply {
  const t = answerTexts[input.language];
  const visits = visitsOf(input);
  const starts = activitiesOf(input).map(({ start }) => start);
  const ends = activitiesOf(input).map(({ start, duration }) => start + duration);
  switch (id) {
    case 'late-start':
    case 'early-start':
      return { met: 'yes', answer: t.earliest(formatLocalTime(Math.min(...starts))) };
    case 'early-night':
      return { met: 'yes', answer: t.latest(formatLocalTime(Math.max(...ends))) };
    case 'gentle':
      return { met: 'partly', answer: t.gentle(walkedKilometres(input)) };
    case 'toddler':
      return childFriendly(input);
    case 'quiet': {
      const quiet = visits.filter(({ popularity }) => popularity <= LESSER_KNOWN).length;
      return { met: quiet * 2 >= visits.length ? 'yes' : 'partly', answer: t.lesserKnown(quiet, visits.length) };
    }
    case 'highlights':
      return found(
        visits.filter(({ popularity }) => popularity >= FAMOUS).map((place) => place.id),
        input,
      );
    case 'thrifty':
      return {
        met: 'yes',
        answer: t.free(visits.filter(({ price }) => price.kind === 'free').length, spentPerDay(input)),
      };
  }
}

function pace({ days, language }: AnswerInput): Reply {
  const counts = days.map(({ activities }) => activities.length);
  return { met: 'yes', answer: answerTexts[language].perDay(Math.min(...counts), Math.max(...counts)) };
}

function nameOf(placeId: string, { destination, language }: AnswerInput): string {
  return destination.byId.get(placeId)?.name[language] ?? placeId;
}

function wishAnswer(wish: Wish, input: AnswerInput): Answer {
  const { language } = input;
  const t = answerTexts[language];
  const { quote } = wish;
  switch (wish.kind) {
    case 'must-see':
      return { asked: nameOf(wish.placeId, input), quote, ...mustSee(wish.placeId, input) };
    case 'refused-place':
      return { asked: t.without(nameOf(wish.placeId, input)), quote, ...refused([wish.placeId], input) };
    case 'theme':
      return { asked: wish.theme.label[language], quote, ...found(wish.placeIds, input) };
    case 'refused-theme':
      return { asked: t.without(wish.theme.label[language]), quote, ...refused(wish.placeIds, input) };
    case 'favourite':
      return { asked: t.liked, quote, ...found(wish.placeIds, input) };
    case 'pace':
      return { asked: paceLabels[wish.pace][language], quote, ...pace(input) };
    case 'need':
      return { asked: needLabels[wish.need][language], quote, ...need(wish.need, input) };
    case 'diet': {
      const answer = wish.diet === 'vegetarian' || wish.diet === 'vegan' ? t.menusWithout : t.menus;
      return { asked: dietLabels[wish.diet][language], quote, met: 'partly', answer };
    }
    case 'not-understood':
      return { asked: t.yourWords, quote, met: 'no', answer: t.notUsed };
  }
}

/** What was chosen in the form: categories, budget, children. */
function formAnswers(input: AnswerInput): Answer[] {
  const { request, destination, language, intent } = input;
  const t = answerTexts[language];
  const themes = new Set(intent.wishes.flatMap((wish) => (wish.kind === 'theme' ? [wish.theme.id] : [])));
  const categories = request.categories.filter((id) => !themes.has(id));
  return [
    ...categories.map((id): Answer => {
      const ids = destination.compiled.filter((place) => place.categories.includes(id)).map((place) => place.id);
      const name = nameOfCategory(id, language);
      return { asked: name.charAt(0).toUpperCase() + name.slice(1), quote: null, ...found(ids, input) };
    }),
    ...(request.travellers.children > 0 ? [{ asked: t.children, quote: null, ...childFriendly(input) }] : []),
    ...(request.budget
      ? [
          {
            asked: budgetLabels[request.budget][language],
            quote: null,
            met: 'yes' as const,
            answer: t.spent(spentPerDay(input)),
          },
        ]
      : []),
  ];
}

const shorten = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

/** "You asked: here it is": every wish of the text and of the form, and how the plan meets it or why it does not. */
export function answerWishes(input: AnswerInput): Answer[] {
  return [...input.intent.wishes.map((wish) => wishAnswer(wish, input)), ...formAnswers(input)]
    .slice(0, MOST_ANSWERS)
    .map(({ asked, answer, ...rest }) => ({
      ...rest,
      asked: shorten(asked, LONGEST_ASKED),
      answer: shorten(answer, LONGEST_ANSWER),
    }));
}
