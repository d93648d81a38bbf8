import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isCold } from '#rendering/cover/cover.ts';
import { discardPlan, type EarlierPlan, keepPlan, showEarlierPlan, useUnsavedPlans } from '../../data/earlier-plans.ts';
import { formatRange } from '../../i18n/format.ts';
import { type PlanState, paths } from '../../navigation/paths.ts';
import { DrawnCover } from '../../trip-view/cover/DrawnCover.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** What can become of a plan; what fails is said, and the plan stays. */
function useActions(plan: EarlierPlan) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const failed = () => showToast('error', t('leftPlans.failed'));
  const attempt = (work: () => Promise<void>) => () => void work().catch(failed);
  return {
    open: attempt(async () => {
      await showEarlierPlan(plan);
      const state: PlanState = { show: 'plan' };
      await navigate(paths.planTrip, { state });
    }),
    keep: attempt(async () => {
      await keepPlan(plan);
      showToast('success', t('leftPlans.kept'));
    }),
    discard: attempt(async () => {
      const bringBack = await discardPlan(plan);
      showToast('success', t('leftPlans.planDiscarded'), { label: t('trip.undo'), run: attempt(bringBack) });
    }),
  };
}

function Draft({ plan }: { readonly plan: EarlierPlan }) {
  const { t } = useTranslation();
  const { open, keep, discard } = useActions(plan);
  const { destination, dates, landscape, days } = plan.trip;
  const name = `${destination}, ${formatRange(dates)}`;
  const named = (action: string) => `${action}: ${name}`;
  return (
    <Card as="li" flush className="border-dashed">
      <DrawnCover
        name={destination}
        landscape={landscape}
        cold={isCold(days[0]?.weather?.temperature)}
        className="h-20 rounded-none"
      />
      <div className="flex flex-col gap-3 p-4">
        <div>
          <h3 className="text-xl leading-snug [overflow-wrap:anywhere]">{destination}</h3>
          <p>{formatRange(dates)}</p>
        </div>
        <p>
          <span className="inline-block rounded-full border border-sun px-3 py-0.5 text-sm">
            {t('leftPlans.notSaved')}
          </span>
        </p>
        <p className="flex flex-wrap gap-2">
          {/* Of a saved trip: what becomes of it is chosen where it can be seen. */}
          {!plan.of && (
            <Button aria-label={named(t('leftPlans.keep'))} onClick={keep}>
              {t('leftPlans.keep')}
            </Button>
          )}
          <Button kind="secondary" aria-label={named(t('leftPlans.openPlan'))} onClick={open}>
            {t('leftPlans.openPlan')}
          </Button>
          <Button kind="quiet" aria-label={named(t('leftPlans.discardPlan'))} onClick={discard}>
            {t('leftPlans.discardPlan')}
          </Button>
        </p>
      </div>
    </Card>
  );
}

/** Plans that were finished on this device and are no trips yet. */
export function Drafts() {
  const { t } = useTranslation();
  const plans = useUnsavedPlans();
  if (plans.length === 0) return null;
  return (
    <section data-later aria-labelledby="drafts" className="flex flex-col gap-3 pt-8">
      <h2 id="drafts" className="text-xl">
        {t('leftPlans.earlier')}
      </h2>
      <p className="text-ink-soft">{t('leftPlans.earlierText')}</p>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan) => (
          <Draft key={plan.key} plan={plan} />
        ))}
      </ul>
    </section>
  );
}
