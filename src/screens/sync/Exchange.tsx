import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../../data/connection.ts';
import { useSync } from '../../data/sync-state.ts';
import type { Waiting } from '../../data/waiting.ts';
import { formatMoment } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';

/** How many trips of the account are here, as far as the server has said. */
function useHere(here: number): string {
  const { t } = useTranslation();
  const { trips, missing } = useSync();
  if (missing > 0) return t('sync.partHere', { here, all: here + missing });
  return trips === 'whole' ? t('sync.allHere', { count: here }) : t('sync.someHere', { count: here });
}

interface ExchangeProps {
  readonly waiting: Waiting;
  /** Whether anything waits to be sent. */
  readonly isAny: boolean;
}

/** The head of what waits. Only where nothing waits and the server has said that all is here, all is said to be there. */
function Head({ waiting, isAny }: ExchangeProps) {
  const { t } = useTranslation();
  const offline = useOffline();
  const whole = useSync(({ trips }) => trips === 'whole');
  if (isAny) return null;
  const isAll = whole && !offline && waiting.plans === 0;
  return (
    <div className="flex flex-col gap-1">
      <h2 className="flex items-center gap-2 text-xl">
        {isAll && <CircleCheck aria-hidden className="size-6 shrink-0 text-leaf" />}
        {isAll ? t('sync.none') : t('sync.nothing')}
      </h2>
      {isAll && <p>{t('sync.noneText')}</p>}
      {!whole && <p>{t('sync.nothingText')}</p>}
    </div>
  );
}

/** What the last exchange with the server has said. */
export function Exchange({ waiting, isAny }: ExchangeProps) {
  const { t } = useTranslation();
  const here = useHere(waiting.here);
  const failed = useSync(({ trips }) => trips === 'failed');
  const reached = useSync(({ reach }) => reach === 'reached');
  const { refreshedAt, plans } = waiting;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <Head waiting={waiting} isAny={isAny} />
      <p>
        {here} {refreshedAt ? t('sync.lastExchange', { moment: formatMoment(refreshedAt) }) : t('sync.neverExchanged')}
      </p>
      {failed && reached && <p className="text-coral">{t('sync.failed')}</p>}
      {plans > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 flex-1 basis-60">{t('sync.plans', { count: plans })}</span>
          <ButtonLink kind="secondary" to={paths.planTrip}>
            {t('sync.openPlans')}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
