import { Check, Navigation } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '#domain/trip/day-steps.ts';
import { localNameOf } from '#domain/trip/local-name.ts';
import { wayBetween } from '#domain/trip/way.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { Sign } from '../../ui/Sign.tsx';
import { changeWithUndo, type Editing } from '../editing.ts';
import { wayText } from '../way-text.ts';
import { DriverCard } from './DriverCard.tsx';
import { type About, hourOf, nameOf, placeOf, remarksOf, wayThere, whenOf } from './step-texts.ts';

interface BigStepProps extends About {
  readonly title: string;
  readonly step: Step;
  /** It is still to come: when to go for it is told. */
  readonly isNext?: boolean;
  /** Where one comes from. */
  readonly before?: Step | null;
  readonly editing?: Editing | undefined;
}

const ACTION =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-on-sea/60 px-4 font-semibold text-on-sea no-underline hover:bg-on-sea/15';

function Done({ step: { activity }, editing }: Pick<BigStepProps, 'step' | 'editing'>) {
  const { t } = useTranslation();
  if (!activity || !editing || activity.done) return null;
  const { id: activityId, name } = activity;
  const changes = [{ kind: 'activity.done' as const, activityId, done: true }];
  const text = t('fixed.today.doneNow', { name });
  return (
    <button
      type="button"
      aria-label={`${t('trip.done')}: ${name}`}
      onClick={() => void changeWithUndo({ editing, changes, text }, t)}
      className={ACTION}
    >
      <Check aria-hidden className="size-5" />
      {t('trip.done')}
    </button>
  );
}

/** How to get there: the map application of the phone, and a card for the driver. */
function Going({ step, about }: { readonly step: Step; readonly about: About }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const language = currentLanguage();
  const [name, place, way] = [nameOf(step, language), placeOf(step), wayThere(step, about, language)];
  if (way === null) return null;
  const isPage = way.startsWith('https:');
  return (
    <>
      <a
        href={way}
        {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
        aria-label={`${t('fixed.today.way')}: ${name}${isPage ? ` (${t('trip.opensInNewTab')})` : ''}`}
        className={ACTION}
      >
        <Navigation aria-hidden className="size-5" />
        {t('fixed.today.way')}
      </a>
      {place !== '' && (
        <button type="button" onClick={() => setShown(true)} className={ACTION}>
          {t('fixed.today.driver')}
        </button>
      )}
      <DriverCard
        open={shown}
        name={name}
        place={place}
        local={step.activity && localNameOf(step.activity)}
        onClose={() => setShown(false)}
      />
    </>
  );
}

function Way({ step, before }: Pick<BigStepProps, 'step' | 'before'>) {
  const { t } = useTranslation();
  const way = before?.activity && step.activity && wayBetween(before.activity, step.activity);
  return way ? <p>{wayText(way, t)}</p> : null;
}

/** One thing of today, large. */
export function BigStep({ title, step, isNext = false, before = null, editing, ...about }: BigStepProps) {
  const { t } = useTranslation();
  const language = currentLanguage();
  const [hour, name, when] = [hourOf(step, about, language), nameOf(step, language), whenOf(step, about, t)];
  return (
    <div className="flex min-w-0 grow basis-60 flex-col gap-1">
      <p className="text-sm font-semibold tracking-wide uppercase opacity-90">
        {title}
        {when !== '' && <span className="normal-case tracking-normal"> · {when}</span>}
      </p>
      <p className="font-display text-2xl leading-tight font-semibold [overflow-wrap:anywhere]">
        {step.activity && !step.line && (
          <Sign stop={step.activity} className="mr-2 inline-block size-7 align-[-0.2em]" />
        )}
        {hour !== '' && <span className="tabular-nums">{hour} </span>}
        {name}
      </p>
      <Way step={step} before={before} />
      {isNext && remarksOf(step, about, language, t).map((text) => <p key={text}>{text}</p>)}
      {step.line && placeOf(step) !== '' && <p className="[overflow-wrap:anywhere]">{placeOf(step)}</p>}
      <div className="flex flex-wrap gap-2 pt-1">
        {isNext && <Going step={step} about={about} />}
        <Done step={step} editing={editing} />
      </div>
    </div>
  );
}
