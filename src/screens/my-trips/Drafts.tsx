import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { tripName } from '#domain/trip/trip-name.ts';
import { isCold } from '#rendering/cover/cold.ts';
import { discardDraft, type KeptTrip, listTrip, useKeptAs } from '../../data/drafts.ts';
import { discardPlan, type EarlierPlan, keepPlan, showEarlierPlan, useUnsavedPlans } from '../../data/earlier-plans.ts';
import { formatRange } from '../../i18n/format.ts';
import { type PlanState, paths } from '../../navigation/paths.ts';

import { DrawnCover } from '../../trip-view/cover/DrawnCover.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** What can become of a plan; what fails is said, and the plan stays. */
interface Outcomes {
  readonly open: () => Promise<void>;
  /** Absent where that is chosen where the plan can be seen. */
  readonly keep: (() => Promise<void>) | undefined;
  /** Resolves with the way back. */
  readonly discard: () => Promise<() => Promise<void>>;
}

interface DraftProps extends Outcomes {
  readonly trip: Pick<KeptTrip, 'title' | 'destination' | 'destinationId' | 'dates' | 'landscape' | 'warmest'>;
  readonly chip: string;
}

function Draft({ trip, chip, open, keep, discard }: DraftProps) {
  const { t } = useTranslation();
  const { destination, destinationId, dates, landscape = 'city', warmest } = trip;
  const attempt = (work: () => Promise<void>) => () =>
    void work().catch(() => showToast('error', t('leftPlans.failed')));
  const name = `${tripName(trip)}, ${formatRange(dates)}`;
  const named = (action: string) => `${action}: ${name}`;
  const kept = keep && attempt(() => keep().then(() => showToast('success', t('leftPlans.kept'))));
  const discarded = attempt(async () => {
    const bringBack = await discard();
    showToast('success', t('leftPlans.planDiscarded'), { label: t('trip.undo'), run: attempt(bringBack) });
  });
  return (
    <Card as="li" flush className="border-dashed">
      <DrawnCover
        name={destination}
        destinationId={destinationId}
        landscape={landscape}
        cold={isCold(warmest)}
        className="h-20 rounded-none"
      />
      <div className="flex flex-col gap-3 p-4">
        <div>
          <h3 className="text-xl leading-snug [overflow-wrap:anywhere]">{tripName(trip)}</h3>
          <p>{formatRange(dates)}</p>
        </div>
        <p>
          <span className="inline-block rounded-full border border-sun px-3 py-0.5 text-sm">{chip}</span>
        </p>
        <p className="flex flex-wrap gap-2">
          {kept && (
            <Button aria-label={named(t('leftPlans.keep'))} onClick={kept}>
              {t('leftPlans.keep')}
            </Button>
          )}
          <Button kind="secondary" aria-label={named(t('leftPlans.openPlan'))} onClick={attempt(open)}>
            {t('leftPlans.openPlan')}
          </Button>
          <Button kind="quiet" aria-label={named(t('leftPlans.discardPlan'))} onClick={discarded}>
            {t('leftPlans.discardPlan')}
          </Button>
        </p>
      </div>
    </Card>
  );
}

/** A plan that is nowhere but here: a replan that found no trip to go into, or one for which there was no room. */
function PlanHere({ plan }: { readonly plan: EarlierPlan }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { trip } = plan;
  async function open() {
    await showEarlierPlan(plan);
    const state: PlanState = { show: 'plan' };
    await navigate(paths.planTrip, { state });
  }
  return (
    <Draft
      trip={{ ...trip, warmest: trip.days[0]?.weather?.temperature }}
      chip={t('leftPlans.deviceOnly')}
      open={open}
      // Of a saved trip: what becomes of it is chosen where it can be seen.
      keep={plan.of ? undefined : () => keepPlan(plan)}
      discard={() => discardPlan(plan)}
    />
  );
}

/** Plans that were finished and neither kept nor discarded. */
export function Drafts() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const plans = useUnsavedPlans();
  const drafts = useKeptAs('draft');
  if (plans.length + drafts.length === 0) return null;
  return (
    <section data-later aria-labelledby="drafts" className="flex flex-col gap-3 pt-8">
      <h2 id="drafts" className="text-xl">
        {t('leftPlans.earlier')}
      </h2>
      <p className="text-ink-soft">{t('leftPlans.drafts')}</p>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {drafts.map((trip) => (
          <Draft
            key={trip.id}
            trip={trip}
            chip={t('leftPlans.notSaved')}
            open={async () => navigate(paths.trip(trip.id))}
            keep={() => listTrip(trip.id)}
            discard={() => discardDraft(trip.id)}
          />
        ))}
        {plans.map((plan) => (
          <PlanHere key={plan.key} plan={plan} />
        ))}
      </ul>
    </section>
  );
}
