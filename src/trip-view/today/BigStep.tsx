import { useTranslation } from 'react-i18next';
import type { Step } from '#domain/trip/day-steps.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { type About, hourOf, mapOf, nameOf, placeOf, remarksOf } from './step-texts.ts';

interface BigStepProps extends About {
  readonly title: string;
  readonly step: Step;
  /** It is still to come: when to go for it is told. */
  readonly isNext?: boolean;
}

/** One thing of today, large. */
export function BigStep({ title, step, isNext = false, ...about }: BigStepProps) {
  const { t } = useTranslation();
  const language = currentLanguage();
  const [hour, name, map] = [hourOf(step, about, language), nameOf(step, language), mapOf(step, about)];
  return (
    <div className="flex min-w-0 grow basis-60 flex-col gap-1">
      <p className="text-sm font-semibold tracking-wide uppercase opacity-90">{title}</p>
      <p className="font-display text-2xl leading-tight font-semibold [overflow-wrap:anywhere]">
        {hour !== '' && <span className="tabular-nums">{hour} </span>}
        {name}
      </p>
      {isNext && remarksOf(step, about, language, t).map((text) => <p key={text}>{text}</p>)}
      {step.line && placeOf(step) !== '' && <p className="[overflow-wrap:anywhere]">{placeOf(step)}</p>}
      {map !== null && (
        <a
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t('trip.viewOnMap')}: ${name} (${t('trip.opensInNewTab')})`}
          className="inline-flex min-h-11 items-center self-start font-semibold text-on-sea underline underline-offset-4"
        >
          {t('trip.viewOnMap')}
        </a>
      )}
    </div>
  );
}
