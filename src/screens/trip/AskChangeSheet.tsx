import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mainDestinationId } from '#domain/trip/base.ts';
import { addDays } from '#domain/trip/dates.ts';
import { dayOfToday } from '#domain/trip/day-of-today.ts';
import { MAX_PREFERENCES_LENGTH } from '#domain/trip/longest.ts';
import type { Trip } from '#domain/trip/trip.ts';

import { type Proposal, useAskedChange } from '../../data/asked-change.ts';
import { formatLongDay } from '../../i18n/format.ts';
import type { Editing, OpenForm } from '../../trip-view/editing.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useToday } from '../../ui/today.ts';
import { AskedDays } from './AskedDays.tsx';
import { AskedOutcomes } from './AskedOutcomes.tsx';

interface AskChangeProps {
  readonly form: Pick<OpenForm, 'seen'>;
  readonly change: Editing['change'];
  readonly onClose: () => void;
}

type Answer =
  | { readonly state: 'none' | 'looking' | 'impossible' }
  | { readonly state: 'found'; readonly proposal: Proposal };

/** Which days are meant where the words name none: those that are left, or one of them. */
function useScope(trip: Trip) {
  const { t } = useTranslation();
  const today = dayOfToday(trip.dates, useToday());
  const [chosen, choose] = useState('all');
  const left = trip.days.map(({ day }) => day).filter((day) => day >= (today ?? 1));
  const options = [
    { value: 'all', label: t(today !== null && today > 1 ? 'askChange.daysLeft' : 'askChange.wholeTrip') },
    ...left.map((number) => ({
      value: String(number),
      label: t('askChange.oneDay', { number, date: formatLongDay(addDays(trip.dates.start, number - 1)) }),
    })),
  ];
  return { today, chosen, choose, options, days: chosen === 'all' ? left : [Number(chosen)] };
}

const whyNot = { reading: 'askChange.reading', missing: 'askChange.missing' } as const;

/** What is written, and what came of it: an answer holds for the words it was given to. */
function useAnswer(trip: Trip) {
  const asking = useAskedChange(trip);
  const scope = useScope(trip);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>({ state: 'none' });
  const anew = (write: () => void) => {
    write();
    setAnswer({ state: 'none' });
  };
  async function ask() {
    if (asking.state !== 'ready') return;
    setAnswer({ state: 'looking' });
    const { days, today } = scope;
    const proposal = await asking.ask({ text, days, today }).catch(() => null);
    setAnswer(proposal ? { state: 'found', proposal } : { state: 'impossible' });
  }
  const isUncharted = mainDestinationId(trip) === null;
  const reason = isUncharted ? 'askChange.notKnown' : asking.state === 'ready' ? null : whyNot[asking.state];
  return {
    text,
    write: (words: string) => anew(() => setText(words)),
    scope: { ...scope, choose: (days: string) => anew(() => scope.choose(days)) },
    answer,
    reason,
    ask,
  } as const;
}

/** What is asked, and of which days. */
function AskForm({ text, write, scope, answer, reason, ask }: ReturnType<typeof useAnswer>) {
  const { t } = useTranslation();
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <TextArea
        label={t('askChange.what')}
        hint={t('askChange.hint')}
        maxLength={MAX_PREFERENCES_LENGTH}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <Select label={t('askChange.about')} options={scope.options} value={scope.chosen} onChange={scope.choose} />
      {reason && <p className="text-ink-soft">{t(reason)}</p>}
      <Button type="submit" busy={answer.state === 'looking'} disabled={reason !== null || text.trim() === ''}>
        {t('askChange.show')}
      </Button>
    </form>
  );
}

/** A trip is changed by words: what was understood, how it would look, and then it is, part by part as its owner likes. */
export function AskChangeSheet({ form: { seen }, change, onClose }: AskChangeProps) {
  const { t } = useTranslation();
  const asked = useAnswer(seen.trip);
  const { answer } = asked;
  const found = useRef<HTMLDivElement>(null);
  const isAnswered = answer.state === 'found' || answer.state === 'impossible';
  // On a phone the answer is below what can be seen, and the button that was pressed takes no focus meanwhile.
  useEffect(() => {
    if (isAnswered) found.current?.focus();
  }, [isAnswered]);
  return (
    <Sheet open onClose={onClose} title={t('askChange.title')} closeLabel={t('common.close')}>
      <div className="flex flex-col gap-6">
        <AskForm {...asked} />
        <div
          ref={found}
          role="status"
          tabIndex={-1}
          className="flex scroll-my-24 flex-col gap-4 outline-none empty:hidden"
        >
          {answer.state === 'looking' && <p className="text-ink-soft">{t('askChange.looking')}</p>}
          {answer.state === 'impossible' && <p className="text-coral">{t('askChange.impossible')}</p>}
          {answer.state === 'found' && <AskedOutcomes proposal={answer.proposal} />}
        </div>
        {answer.state === 'found' && answer.proposal.parts.length > 0 && (
          <AskedDays seen={seen} proposal={answer.proposal} change={change} onClose={onClose} />
        )}
      </div>
    </Sheet>
  );
}
