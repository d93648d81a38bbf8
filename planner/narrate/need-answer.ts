import { formatLocalTime } from '#domain/trip/local-time.ts';
import { strainOf } from '../check/strain.ts';
import type { NeedId } from '../intent/need-ids.ts';
import { dayRules, stayArea } from '../rules.ts';
import { type AnswerInput, firstNames, found, type Reply, spentPerDay, visitsOf } from './answer-input.ts';
import { answerTexts } from './answer-texts.ts';

const LESSER_KNOWN = 75;
const FAMOUS = 85;
/** Local minutes: the first stop of a slow morning and of an early one, the end of an early night. */
const LATE_START = 10 * 60;
const EARLY_START = 9 * 60 + 30;
const EARLY_NIGHT = 21 * 60 + 45;

function walkedKilometres(input: AnswerInput): string {
  const lodging = stayArea(input.destination, input.intent.budget);
  const metres = input.days.map((day) => strainOf(day, lodging).walkedM);
  return new Intl.NumberFormat(input.language, { maximumFractionDigits: 1 }).format(Math.max(0, ...metres) / 1000);
}

export function childFriendly(input: AnswerInput): Reply {
  const rules = dayRules(input.destination.country, input.intent);
  const good = visitsOf(input).filter(({ children }) => children === 'good').length;
  const answer = answerTexts[input.language].childFriendly(formatLocalTime(rules.end), good);
  return { met: good > 0 ? 'yes' : 'partly', answer };
}

const firstStarts = ({ days }: AnswerInput) => days.map(({ activities }) => activities[0]?.start ?? LATE_START);
const lastEnds = ({ days }: AnswerInput) =>
  days.flatMap(({ activities }) => activities.slice(-1).map(({ start, duration }) => start + duration));

function hours(id: 'late-start' | 'early-start' | 'early-night', input: AnswerInput): Reply {
  const t = answerTexts[input.language];
  const starts = firstStarts(input);
  const [earliest, latest, end] = [Math.min(...starts), Math.max(...starts), Math.max(...lastEnds(input))];
  if (id === 'early-night')
    return { met: end <= EARLY_NIGHT ? 'yes' : 'partly', answer: t.latest(formatLocalTime(end)) };
  const isMet = id === 'late-start' ? earliest >= LATE_START : latest <= EARLY_START;
  return { met: isMet ? 'yes' : 'partly', answer: t.starts(formatLocalTime(earliest), formatLocalTime(latest)) };
}

/** How a plan meets a need; a plain yes only where its hours or our data prove it. */
export function needAnswer(id: NeedId, input: AnswerInput): Reply {
  const t = answerTexts[input.language];
  const visits = visitsOf(input);
  switch (id) {
    case 'late-start':
    case 'early-start':
    case 'early-night':
      return hours(id, input);
    case 'gentle': {
      const hard = visits.filter(({ effort }) => effort === 'high');
      const answer =
        hard.length > 0
          ? t.strenuous(firstNames(hard, input.language))
          : t.gentle(
              walkedKilometres(input),
              visits.filter(({ stepFree }) => stepFree === 'yes').length,
              visits.length,
            );
      return { met: hard.length > 0 ? 'no' : 'partly', answer };
    }
    case 'toddler':
      return childFriendly(input);
    case 'quiet': {
      const quiet = visits.filter(({ popularity }) => popularity <= LESSER_KNOWN).length;
      return { met: quiet > 0 ? 'partly' : 'no', answer: t.lesserKnown(quiet, visits.length) };
    }
    case 'highlights':
      return found(
        visits.filter(({ popularity }) => popularity >= FAMOUS).map((place) => place.id),
        input,
      );
    case 'thrifty':
      return {
        met: 'partly',
        answer: t.free(visits.filter(({ price }) => price.kind === 'free').length, spentPerDay(input)),
      };
  }
}
