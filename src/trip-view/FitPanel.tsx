import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Finding, Looked } from '#domain/trip/finding.ts';
import { formatMonth } from '../i18n/format.ts';
import { useFindingText } from './finding-text.ts';

function Summary({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useTranslation();
  const textOf = useFindingText();
  const lines = findings
    .toSorted((a, b) => a.day - b.day)
    .map((finding) => ({ day: finding.day, text: `${t('trip.day', { number: finding.day })}: ${textOf(finding)}` }));
  const distinct = [...new Map(lines.map((line) => [line.text, line])).values()];
  return (
    <>
      <p className="font-semibold">{t('tripFit.found', { count: findings.length })}</p>
      <ul>
        {distinct.map(({ day, text }) => (
          <li key={text}>
            <a href={`#day-${day}`} className="inline-flex min-h-11 items-center text-sea underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
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
