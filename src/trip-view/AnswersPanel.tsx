import { Check, ChevronDown, Circle, CircleDashed, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '#domain/open-list.ts';
import type { Answer } from '#domain/trip/answer.ts';
import { metWords } from '#domain/trip/answer.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import { classNames } from '../ui/class-names.ts';
import { activityHref } from './activity-anchor.ts';

interface AnswersPanelProps {
  readonly answers: readonly Answer[];
  /** What the traveller typed; answers point into it. */
  readonly preferences: string;
  /** The plan, in which stops prove an answer. */
  readonly days: readonly Day[];
}

const marks = {
  yes: { Icon: Check, tone: 'bg-leaf' },
  partly: { Icon: CircleDashed, tone: 'bg-day-7' },
  no: { Icon: X, tone: 'bg-coral' },
} as const;

function quoted(preferences: string, { quote }: Answer): string | null {
  const words = quote ? preferences.slice(quote.from, quote.to).trim() : '';
  return words === '' ? null : words;
}

/** Stops that have what was asked for, as far as they are still in the plan. */
function Evidence({ answer, days }: { readonly answer: Answer; readonly days: readonly Day[] }) {
  const places = new Set(answer.places);
  const stops = days
    .flatMap(({ activities }) => activities)
    // A meal near a museum is none.
    .filter(({ kind, placeId }) => kind === 'place' && placeId && places.has(placeId));
  if (stops.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {stops.map((stop) => (
        <li key={stop.id}>
          <a
            href={activityHref(stop)}
            className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
          >
            {stop.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface Line {
  readonly answer: Answer;
  /** What of the wish it is said of; several where they are answered alike. */
  readonly words: readonly string[];
}

/** What is asked and answered alike is one line: whatever was not understood, with all its words. */
function linesOf(answers: readonly Answer[], preferences: string): Line[] {
  return answers.reduce<Line[]>((lines, answer) => {
    const own = quoted(preferences, answer);
    const words = own === null ? [] : [own];
    const isAlike = (line: Line) =>
      words.length > 0 && line.answer.asked === answer.asked && line.answer.answer === answer.answer;
    if (!lines.some(isAlike)) return [...lines, { answer, words }];
    return lines.map((line) => (isAlike(line) ? { ...line, words: [...line.words, ...words] } : line));
  }, []);
}

interface AnswerLineProps extends Line, Pick<AnswersPanelProps, 'days'> {
  readonly folded: boolean;
}

function AnswerLine({ answer, words, days, folded }: AnswerLineProps) {
  const { t } = useTranslation();
  const met = known(metWords, answer.met);
  // An answer of a later server that this page cannot judge gets no tick and no cross.
  const { Icon, tone } = met ? marks[met] : { Icon: Circle, tone: 'bg-ink-soft' };
  const told = words.map((own) => t('trip.quote', { words: own })).join(' · ');
  return (
    <li className={classNames('gap-3', folded ? 'hidden md:flex' : 'flex')}>
      <span className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full text-paper ${tone}`}>
        <Icon aria-hidden className="size-4" strokeWidth={3} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          {answer.asked} {met && <span className="sr-only">({t(`trip.met.${met}`)})</span>}
        </p>
        {told && <p className="text-sm text-ink-soft [overflow-wrap:anywhere] italic">{told}</p>}
        <p>{answer.answer}</p>
        {(met === 'yes' || met === 'partly') && <Evidence answer={answer} days={days} />}
      </div>
    </li>
  );
}

/**
 * "You asked: here it is": every wish with how the plan answers it, in the order of the answers: what could not be met comes first. On
 * phones what is met is one line, which opens.
 */
export function AnswersPanel({ answers, preferences, days }: AnswersPanelProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const listId = useId();
  if (answers.length === 0) return null;
  const lines = linesOf(answers, preferences);
  const met = lines.map(({ answer }) => answer).filter((answer) => answer.met === 'yes').length;
  return (
    <section aria-labelledby="answers" className="rounded-card border border-line bg-card p-4 md:p-5">
      <h2 id="answers" className="pb-3 text-xl md:pb-4">
        {t('trip.answersTitle')}
      </h2>
      <ul id={listId} className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {lines.map(({ answer, words }) => (
          <AnswerLine
            key={`${answer.asked} ${answer.quote?.from ?? ''}`}
            answer={answer}
            words={words}
            days={days}
            folded={!open && answer.met === 'yes'}
          />
        ))}
      </ul>
      {met > 0 && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-3 text-left font-semibold md:hidden"
        >
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-leaf text-paper">
            <Check aria-hidden className="size-4" strokeWidth={3} />
          </span>
          {t('trip.answersMet', { count: met })}
          <ChevronDown aria-hidden className={classNames('ml-auto size-5 transition', open && 'rotate-180')} />
        </button>
      )}
    </section>
  );
}
