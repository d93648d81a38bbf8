import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Proposal } from '../../data/asked-change.ts';
import { formatList } from '../../i18n/format.ts';

type Outcome = Proposal['outcomes'][number];

const states = ['done', 'already', 'failed'] as const;
const tones = {
  done: 'font-semibold text-leaf',
  already: 'text-ink-soft',
  failed: 'font-semibold text-coral',
} as const;

const dayNames = (days: readonly number[], t: TFunction) =>
  formatList(days.toSorted((a, b) => a - b).map((number) => t('askChange.dayList', { number })));

function Became({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation();
  if (outcome.isElsewhere) return <p className="text-sm text-ink-soft">{t('askChange.elsewhere')}</p>;
  if (outcome.days.length === 0) return <p className="text-sm text-coral">{t('askChange.outside')}</p>;
  return (
    <>
      {states.map((state) =>
        outcome[state].length === 0 ? null : (
          <p key={state} className={`text-sm ${tones[state]}`}>
            {t(`askChange.${state}`, { days: dayNames(outcome[state], t) })}
          </p>
        ),
      )}
      {outcome.left.length > 0 && (
        <p className="text-sm text-ink-soft">{t('askChange.left', { names: formatList(outcome.left) })}</p>
      )}
    </>
  );
}

/** What was understood of the words, what became of each, and what was not understood. */
export function AskedOutcomes({ proposal: { outcomes, unknown, parts } }: { readonly proposal: Proposal }) {
  const { t } = useTranslation();
  if (outcomes.length === 0) return <p>{t('askChange.nothingUnderstood')}</p>;
  return (
    <>
      <section className="flex flex-col gap-2">
        <h3 className="font-display text-lg font-semibold">{t('askChange.understood')}</h3>
        <ul className="divide-y divide-line">
          {outcomes.map((outcome, at) => (
            <li key={`${at} ${outcome.label}`} className="py-2 [overflow-wrap:anywhere]">
              <p className="font-semibold">
                {outcome.isFewer ? t('askChange.fewer', { what: outcome.label }) : outcome.label}
              </p>
              <Became outcome={outcome} />
            </li>
          ))}
        </ul>
      </section>
      {unknown.length > 0 && (
        <p className="text-sm text-coral [overflow-wrap:anywhere]">
          {t('askChange.unknown', { words: unknown.map((words) => `“${words}”`).join(', ') })}
        </p>
      )}
      {parts.length === 0 && <p>{t('askChange.nothing')}</p>}
    </>
  );
}
