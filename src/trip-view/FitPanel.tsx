import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Finding, Looked } from '#domain/trip/finding.ts';
import { formatMonth } from '../i18n/format.ts';

const byDay = (findings: readonly Finding[]): number[] =>
  [...new Set(findings.map(({ day }) => day))].toSorted((a, b) => a - b);

function Summary({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="font-semibold">{t('tripFit.found', { count: findings.length })}</p>
      <p className="flex flex-wrap gap-x-4">
        {byDay(findings).map((day) => (
          <a key={day} href={`#day-${day}`} className="inline-flex min-h-11 items-center text-sea underline">
            {t('trip.day', { number: day })}
          </a>
        ))}
      </p>
    </>
  );
}

/** Whether the plan still fits together, and honestly what could not be looked at. Made on this device, network or not. */
export function FitPanel({ looked }: { readonly looked: Looked }) {
  const { t } = useTranslation();
  if (looked.state === 'looking') return null;
  if (looked.state === 'impossible') return <p className="text-sm text-ink-soft">{t('tripFit.impossible')}</p>;
  const { fit, factsDate, isOpenData } = looked;
  const fits = fit.findings.length === 0;
  const Icon = fits ? CircleCheck : CircleAlert;
  return (
    <section
      aria-label={t('tripFit.title')}
      className={`flex gap-3 rounded-card border bg-card px-4 py-3 ${fits ? 'border-line' : 'border-coral'}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${fits ? 'text-leaf' : 'text-coral'}`} />
      <div role="status">
        {fits ? factsDate && <p className="font-semibold">{t('tripFit.fits')}</p> : <Summary findings={fit.findings} />}
        <p className="text-sm text-ink-soft">
          {factsDate
            ? t(isOpenData ? 'tripFit.checkedWithOpen' : 'tripFit.checkedWith', { month: formatMonth(factsDate) })
            : t('tripFit.noFacts')}
        </p>
      </div>
    </section>
  );
}
