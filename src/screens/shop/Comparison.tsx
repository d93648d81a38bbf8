import { Coffee, Croissant, Soup } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../data/settings.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Section } from './Section.tsx';

const cards = [
  { tokens: 100, text: 'shop.compare.coffee', Icon: Coffee },
  { tokens: 500, text: 'shop.compare.breakfast', Icon: Croissant },
  { tokens: 1000, text: 'shop.compare.menu', Icon: Soup },
] as const;

/** What tokens are worth, next to how many trips they plan (D8). */
export function Comparison() {
  const { t } = useTranslation();
  const planPrice = useSettings()?.prices.plan;
  return (
    <Section title={t('shop.comparison')}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
        {cards.map(({ tokens, text, Icon }) => (
          <li key={tokens} className="flex items-center gap-4 rounded-card border border-line bg-card p-5">
            <Icon aria-hidden className="size-9 shrink-0 text-sea" strokeWidth={1.5} />
            <div>
              <p className="font-display text-lg">{t(text)}</p>
              <p className="text-sm text-ink-soft">
                {t('shop.tokens', { count: tokens, formatted: formatNumber(tokens) })}
                {planPrice && (
                  <span className="block">{t('shop.trips', { count: Math.floor(tokens / planPrice) })}</span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
