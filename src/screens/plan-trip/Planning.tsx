import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { cancelPlanning } from './cancel-planning.ts';
import { DaysSoFar } from './DaysSoFar.tsx';
import type { Underway } from './plan-flow.ts';

const STEP_MS = 1800;
const FUNNY_MS = 4000;

/** Counts up while it is on the screen. */
function useTicks(everyMs: number): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => setTicks((before) => before + 1), everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return ticks;
}

interface PlanningProps {
  readonly work: 'plan' | 'replan';
  readonly underway: Underway;
}

/** What happens now: what the server says, and until it says something what it usually does first. */
function useMessage({ work, underway: { stage, days, lost } }: PlanningProps): string {
  const { t } = useTranslation();
  const steps = t('planning.steps', { returnObjects: true });
  const step = steps[Math.min(useTicks(STEP_MS), steps.length - 1)];
  if (lost) return t('planning.lost');
  if (days.length > 0) return t('planning.daysReady', { count: days.length });
  if (work === 'replan') return t('planning.replanning');
  if (stage === 'proposing' || stage === 'checking') return `${t(`planning.stages.${stage}`)}…`;
  return `${step}…`;
}

export function Planning(props: PlanningProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const message = useMessage(props);
  const jokes = t('planning.funny', { returnObjects: true });
  const [firstJoke] = useState(() => Math.floor(Math.random() * jokes.length));
  const joke = jokes[(firstJoke + useTicks(FUNNY_MS)) % jokes.length];
  useEffect(() => heading.current?.focus(), []);
  const cancel = async () => {
    if ((await cancelPlanning()) === 'unheard') showToast('error', t('planning.notCancelled'));
  };
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center gap-6 py-16 text-center">
      <svg aria-hidden viewBox="0 0 120 80" className="w-40 motion-safe:animate-bounce">
        <path d="M62 8v40H28zM68 18c14 10 20 20 22 30H68z" className="fill-sea" />
        <path d="M20 54h80c-4 12-14 18-26 18H46c-12 0-22-6-26-18z" className="fill-sun" />
      </svg>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('planning.loading')}
      </h1>
      <p role="status" className="text-lg">
        {message}
      </p>
      {joke && (
        <p className="text-ink-soft">
          <strong className="block font-display">{joke.title}</strong>
          {joke.subtitle}
        </p>
      )}
      <DaysSoFar days={props.underway.days} />
      <p className="text-sm text-ink-soft">{t('planning.mayLeave')}</p>
      <Button kind="secondary" onClick={() => void cancel()}>
        {t('planTrip.cancel')}
      </Button>
    </section>
  );
}
