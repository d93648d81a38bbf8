import { useTranslation } from 'react-i18next';
import { useUnanswered } from '../../data/unanswered.ts';
import type { Request } from '../../data/underway-row.ts';
import { formatRange } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Price } from './Price.tsx';
import { dropUnanswered, sendUnanswered } from './unanswered-flow.ts';

function datesOf({ ask }: Request): { start: string; end: string } {
  return ask.work === 'plan' ? ask.body.dates : { start: ask.body.dateStart, end: ask.body.dateEnd };
}

function OneRequest({ request }: { readonly request: Request }) {
  const { t } = useTranslation();
  const { start, end } = datesOf(request);
  async function drop() {
    if ((await dropUnanswered(request)) === 'unheard') showToast('error', t('leftPlans.notDropped'));
  }
  return (
    <li className="flex flex-col gap-3 rounded-card border border-sun bg-card p-4">
      <p>
        <strong>
          {request.ask.body.destination}, {formatRange({ start, end })}
        </strong>
        {': '}
        {t('leftPlans.unanswered')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void sendUnanswered(request)}>{t('leftPlans.sendAgain')}</Button>
        <Button kind="secondary" onClick={() => void drop()}>
          {t('leftPlans.drop')}
        </Button>
        <p className="text-sm text-ink-soft">
          <Price work={request.ask.work} />
        </p>
      </div>
    </li>
  );
}

/** Requests that got no answer: they cost something, so that they are sent again by a press only (D35). */
export function Unanswered() {
  const { t } = useTranslation();
  const requests = useUnanswered();
  if (requests.length === 0) return null;
  return (
    <section aria-label={t('leftPlans.unansweredTitle')} className="mx-auto flex max-w-2xl flex-col gap-3 pt-8">
      <h2 className="text-xl">{t('leftPlans.unansweredTitle')}</h2>
      <ul className="flex flex-col gap-3">
        {requests.map((request) => (
          <OneRequest key={request.opId} request={request} />
        ))}
      </ul>
    </section>
  );
}
