import { Check, Circle, CircleDashed, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { known } from '#domain/open-list.ts';
import type { Answer } from '#domain/trip/answer.ts';
import { metWords } from '#domain/trip/answer.ts';

interface AnswersPanelProps {
  readonly answers: readonly Answer[];
  /** What the traveller typed; answers point into it. */
  readonly preferences: string;
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

function AnswerLine({ answer, preferences }: { readonly answer: Answer; readonly preferences: string }) {
  const { t } = useTranslation();
  const met = known(metWords, answer.met);
  // An answer of a later server that this page cannot judge gets no tick and no cross.
  const { Icon, tone } = met ? marks[met] : { Icon: Circle, tone: 'bg-ink-soft' };
  const words = quoted(preferences, answer);
  return (
    <li className="flex gap-3">
      <span className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full text-paper ${tone}`}>
        <Icon aria-hidden className="size-4" strokeWidth={3} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          {answer.asked} {met && <span className="sr-only">({t(`trip.met.${met}`)})</span>}
        </p>
        {words && <p className="text-sm text-ink-soft [overflow-wrap:anywhere] italic">{t('trip.quote', { words })}</p>}
        <p>{answer.answer}</p>
      </div>
    </li>
  );
}

/** "You asked: here it is": every wish with how the plan answers it, also what could not be met. */
export function AnswersPanel({ answers, preferences }: AnswersPanelProps) {
  const { t } = useTranslation();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers" className="rounded-card border border-line bg-card p-5">
      <h2 id="answers" className="pb-4 text-xl">
        {t('trip.answersTitle')}
      </h2>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {answers.map((answer) => (
          <AnswerLine key={`${answer.asked} ${answer.quote?.from ?? ''}`} answer={answer} preferences={preferences} />
        ))}
      </ul>
    </section>
  );
}
