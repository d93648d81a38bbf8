import { inLanguage } from '#domain/bilingual.ts';
import { distanceM } from '#domain/place/distance.ts';
import { shorten } from '#domain/shorten.ts';
import type { Answer } from '#domain/trip/answer.ts';
import { addDays } from '#domain/trip/dates.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import { type Theme, themeLabel } from '../intent/theme.ts';
import type { Sort, Wish } from '../intent/wish.ts';
import { dailyCap, stayArea } from '../rules.ts';
import { type AnswerInput, byFame, firstNames, found, planned, type Reply, spentPerDay } from './answer-input.ts';
import { answerTexts, wishLabels } from './answer-texts.ts';
import { dietAnswer } from './diet-answer.ts';
import { childFriendly, needAnswer } from './need-answer.ts';
import { nameOfCategory } from './texts.ts';

const LONGEST_ANSWER = 300;
const LONGEST_ASKED = 160;
/** As many as the schema of a trip takes. */
const MOST_ANSWERS = 40;

/** A sort of places: a plain yes only for what is known to be of it; what a description speaks of is for the reader to judge. */
function sortFound({ known, likely, narrow }: Extract<Wish, { kind: 'theme' }>, input: AnswerInput): Reply {
  const here = planned(input);
  const isHere = (id: string) => here.has(id);
  if (known.some(isHere) && !narrow) return found(known, input);
  const met = byFame([...known, ...likely].filter(isHere), input);
  if (met.length === 0) return found([...known, ...likely], input);
  return { met: 'partly', answer: answerTexts[input.language].perhaps(met.length, firstNames(met, input.language)) };
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

function refused(placeId: string, input: AnswerInput): Reply {
  const t = answerTexts[input.language];
  if (!planned(input).has(placeId)) return { met: 'yes', answer: t.leftOut };
  return { met: 'no', answer: t.stillThere(nameOf(placeId, input)) };
}

/** Sorts that are categories or figures of every place; of the others a place may be one although it lacks the tag. */
const isAlwaysKnown = ({ categories, known }: Theme) => categories !== undefined || known !== undefined;

function sortRefused({ theme, known, likely }: Sort, input: AnswerInput): Reply {
  const t = answerTexts[input.language];
  const here = planned(input);
  const left = byFame(
    [...known, ...likely].filter((id) => here.has(id)),
    input,
  );
  if (left.length > 0) return { met: 'partly', answer: t.stillThere(firstNames(left, input.language)) };
  return isAlwaysKnown(theme) ? { met: 'yes', answer: t.leftOut } : { met: 'partly', answer: t.leftOutByData };
}

function pace({ days, language }: AnswerInput): Reply {
  const counts = days.map(({ activities }) => activities.length);
  return { met: 'yes', answer: answerTexts[language].perDay(Math.min(...counts), Math.max(...counts)) };
}

function nameOf(placeId: string, { destination, language }: AnswerInput): string {
  const place = destination.byId.get(placeId);
  return place ? inLanguage(place.name, language) : placeId;
}

type Asked = Reply & Pick<Answer, 'asked'>;

function asked(wish: Wish, input: AnswerInput): Asked {
  const { language } = input;
  const t = answerTexts[language];
  switch (wish.kind) {
    case 'must-see':
      return { asked: nameOf(wish.placeId, input), ...mustSee(wish.placeId, input) };
    case 'refused-place':
      return { asked: t.without(nameOf(wish.placeId, input)), ...refused(wish.placeId, input) };
    case 'theme':
      return { asked: themeLabel(wish.theme, language), ...sortFound(wish, input) };
    case 'refused-theme':
      return { asked: t.without(themeLabel(wish.theme, language)), ...sortRefused(wish, input) };
    case 'favourite':
      return { asked: t.liked, met: 'no', answer: t.leaning };
    case 'pace':
      return { asked: wishLabels[language].paces[wish.pace], ...pace(input) };
    case 'need':
      return { asked: wishLabels[language].needs[wish.need], ...needAnswer(wish.need, input) };
    case 'diet':
      return { asked: wishLabels[language].diets[wish.diet], ...dietAnswer(wish.diet, input) };
    case 'not-understood':
      return { asked: t.yourWords, met: 'no', answer: t.notUsed };
  }
}

/** Where words around a wish were not understood it may be meant otherwise: never a plain yes. */
function wishAnswer(wish: Wish, input: AnswerInput): Answer {
  const reply = { ...asked(wish, input), quote: wish.quote };
  if (!wish.partial || reply.met === 'no') return reply;
  return { ...reply, met: 'partly', answer: `${reply.answer} ${answerTexts[input.language].restUnknown}` };
}

/** What was chosen in the form: categories, budget, children. */
function formAnswers(input: AnswerInput): Answer[] {
  const { request, destination, language, intent } = input;
  const t = answerTexts[language];
  const themes = new Set<string>(intent.wishes.flatMap((wish) => (wish.kind === 'theme' ? [wish.theme.id] : [])));
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
            asked: wishLabels[language].budgets[request.budget],
            quote: null,
            met: 'yes' as const,
            answer: t.spent(spentPerDay(input)),
          },
        ]
      : []),
  ];
}

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
