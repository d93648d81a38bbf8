import { CalendarCheck, MapPinned, RefreshCw, SlidersHorizontal, Wallet, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.tsx';

/** In the order of the texts; a tile the operator adds gets the first one again. */
const icons = [CalendarCheck, WifiOff, MapPinned, SlidersHorizontal, Wallet, RefreshCw] as const;

export function BenefitTiles() {
  const { t } = useTranslation();
  const benefits = t('home.benefits', { returnObjects: true });
  return (
    <section aria-labelledby="benefits" className="flex flex-col gap-6">
      <h2 id="benefits" className="text-2xl md:text-3xl">
        {t('home.benefitsTitle')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {benefits.map(({ title, text }, place) => {
          const Icon = icons[place % icons.length] ?? CalendarCheck;
          return (
            <Card as="li" key={title} className="flex gap-4 md:flex-col md:gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sea/10 text-sea">
                <Icon aria-hidden className="size-5" />
              </span>
              <div className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">
                <h3 className="text-xl">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
