import { useTranslation } from 'react-i18next';
import { known } from '#domain/open-list.ts';
import { readEngineName } from '#domain/trip/engine-name.ts';
import { verifyReasons } from '#domain/trip/fields/activity.ts';
import { toVerify } from '#domain/trip/to-verify.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { formatMonth } from '../i18n/format.ts';
import { Attribution } from './Attribution.tsx';

/** Which engine made the plan. */
function MadeBy({ engine, isOpenData }: { readonly engine: string; readonly isOpenData: boolean }) {
  const { t } = useTranslation();
  const name = readEngineName(engine);
  return (
    <p className="pt-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {name.kind === 'embedded'
        ? t(isOpenData ? 'trip.madeByPlannerOpen' : 'trip.madeByPlanner')
        : t('trip.madeByModel', { model: name.model, provider: t(`trip.provider.${name.provider}`) })}
    </p>
  );
}

/** What to look up or book before going, and how old the facts are. */
export function VerifyPanel({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const open = toVerify(trip);
  const { factsDate, engine, sources = [] } = trip.provenance ?? {};
  if (open.length === 0 && !factsDate && !engine) return null;
  return (
    <section aria-labelledby="verify" className="rounded-card border border-line bg-card p-5">
      <h2 id="verify" className="pb-3 text-xl">
        {t('trip.verifyTitle')}
      </h2>
      {open.length > 0 && (
        <ul className="flex flex-col gap-2">
          {open.map(({ day, activity, reasons }) => (
            <li key={activity.id}>
              <span className="font-semibold [overflow-wrap:anywhere]">{activity.name}</span>
              <span className="block text-sm text-ink-soft">
                {t('trip.day', { number: day })} ·{' '}
                {reasons
                  .map((reason) =>
                    t(
                      reason === 'booking'
                        ? 'trip.bookAhead'
                        : `trip.verify.${known(verifyReasons, reason) ?? 'other'}`,
                    ),
                  )
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {factsDate && (
        <p className="pt-3 text-sm text-ink-soft">
          {t(sources.length > 0 ? 'trip.openFactsDate' : 'trip.factsDate', { month: formatMonth(factsDate) })}
        </p>
      )}
      <Attribution sources={sources} />
      {engine && <MadeBy engine={engine} isOpenData={sources.length > 0} />}
    </section>
  );
}
