import { useTranslation } from 'react-i18next';
import { discardPlan, type EarlierPlan, showEarlierPlan, useEarlierPlans } from '../../data/earlier-plans.ts';
import { formatRange } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showPlan } from './plan-flow.ts';

function OnePlan({ plan }: { readonly plan: EarlierPlan }) {
  const { t } = useTranslation();
  const { destination, dates } = plan.trip;
  const failed = () => showToast('error', t('planTrip.errorSavingTrip'));
  const name = `${destination}, ${formatRange(dates)}`;
  async function open() {
    await showEarlierPlan(plan);
    showPlan();
    window.scrollTo(0, 0);
  }
  async function discard() {
    const bringBack = await discardPlan(plan);
    showToast('success', t('leftPlans.planDiscarded'), {
      label: t('trip.undo'),
      run: () => void bringBack().catch(failed),
    });
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4">
      <span className="font-semibold">{name}</span>
      <span className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          aria-label={`${t('leftPlans.openPlan')}: ${name}`}
          onClick={() => void open().catch(failed)}
        >
          {t('leftPlans.openPlan')}
        </Button>
        <Button
          kind="quiet"
          aria-label={`${t('leftPlans.discardPlan')}: ${name}`}
          onClick={() => void discard().catch(failed)}
        >
          {t('leftPlans.discardPlan')}
        </Button>
      </span>
    </li>
  );
}

/** Plans that were made, maybe paid, and never saved: a newer one does not replace them. */
export function EarlierPlans() {
  const { t } = useTranslation();
  const plans = useEarlierPlans();
  if (plans.length === 0) return null;
  return (
    <section aria-label={t('leftPlans.earlier')} className="mx-auto flex w-full max-w-2xl flex-col gap-3 pb-8">
      <h2 className="text-xl">{t('leftPlans.earlier')}</h2>
      <p className="text-ink-soft">{t('leftPlans.earlierText')}</p>
      <ul className="flex flex-col gap-3">
        {plans.map((plan) => (
          <OnePlan key={plan.key} plan={plan} />
        ))}
      </ul>
    </section>
  );
}
