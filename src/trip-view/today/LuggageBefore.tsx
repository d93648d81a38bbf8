import { useTranslation } from 'react-i18next';
import type { LuggageItem } from '#domain/trip/luggage.ts';

interface LuggageBeforeProps {
  readonly luggage: readonly LuggageItem[];
  readonly className: string;
}

/** The day before a trip: what of its luggage is packed. */
export function LuggageBefore({ luggage, className }: LuggageBeforeProps) {
  const { t } = useTranslation();
  const packed = luggage.filter((item) => item.packed).length;
  return (
    <section aria-labelledby="today" data-momentary className={className}>
      <h2 id="today" className="text-xl">
        {t('fixed.today.begins')}
      </h2>
      {luggage.length > 0 && <p>{t('fixed.today.packed', { packed, all: luggage.length })}</p>}
      <a
        href="#luggage"
        className="inline-flex min-h-11 items-center self-start font-semibold text-on-sea underline underline-offset-4"
      >
        {t('fixed.today.toLuggage')}
      </a>
    </section>
  );
}
