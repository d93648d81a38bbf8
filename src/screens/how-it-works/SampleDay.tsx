import { BusFront, CircleCheck, Footprints, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';

const SAMPLE_COST_CENTS = 2700;

interface StopProps {
  readonly time: string;
  readonly name: string;
  readonly note: string;
  readonly confirmed?: boolean;
}

function Stop({ time, name, note, confirmed = true }: StopProps) {
  const Icon = confirmed ? CircleCheck : TriangleAlert;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 [overflow-wrap:anywhere]">
      <time className="font-display text-lg font-semibold text-sea">{time}</time>
      <div>
        <p className="font-semibold">{name}</p>
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Icon aria-hidden className={confirmed ? 'size-4 shrink-0 text-leaf' : 'size-4 shrink-0 text-coral'} />
          {note}
        </p>
      </div>
    </li>
  );
}

function Way({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 text-sm text-ink-soft">
      <span className="ml-4 border-l-2 border-dashed border-sun" />
      <span className="flex items-center gap-1.5 py-2">
        {icon}
        {children}
      </span>
    </li>
  );
}

/** What "checked" looks like: an invented morning, marked as an example. */
export function SampleDay() {
  const { t } = useTranslation();
  return (
    <figure className="rounded-card border border-line bg-card p-5 shadow-lg lg:rotate-1">
      <figcaption className="pb-1 text-sm text-ink-soft">{t('howItWorks.sample.caption')}</figcaption>
      <p className="pb-4 font-display text-xl font-semibold">{t('howItWorks.sample.day')}</p>
      <ol className="flex flex-col">
        <Stop time="11:30" name={t('howItWorks.sample.first')} note={t('howItWorks.sample.firstNote')} />
        <Way icon={<Footprints aria-hidden className="size-4" />}>{t('howItWorks.sample.walk')}</Way>
        <Stop time="13:15" name={t('howItWorks.sample.second')} note={t('howItWorks.sample.secondNote')} />
        <Way icon={<BusFront aria-hidden className="size-4" />}>{t('howItWorks.sample.bus')}</Way>
        <Stop
          time="15:00"
          name={t('howItWorks.sample.third')}
          note={t('howItWorks.sample.thirdNote')}
          confirmed={false}
        />
      </ol>
      <p className="mt-4 flex justify-between gap-3 border-t border-line pt-3">
        {t('howItWorks.sample.total')}
        <span className="font-semibold">
          {t('howItWorks.sample.amount', { amount: formatMoney(SAMPLE_COST_CENTS) })}
        </span>
      </p>
    </figure>
  );
}
