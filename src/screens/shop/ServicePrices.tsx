import { useTranslation } from 'react-i18next';
import { useSettings } from '../../data/settings.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Section } from './Section.tsx';

/** The server's price list (D6). */
export function ServicePrices() {
  const { t } = useTranslation();
  const settings = useSettings();
  if (!settings) return null;
  const { prices, betaFree } = settings;
  const rows = [
    { name: t('shop.plan'), price: prices.plan },
    { name: t('shop.replan'), price: prices.replan },
    { name: t('shop.map'), price: prices.map },
    { name: t('shop.pdf'), price: prices.pdf },
  ];
  return (
    <Section title={t('shop.services')}>
      <table className="w-full max-w-2xl border-t border-line text-left">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-3 pr-4 font-semibold">
              {t('shop.service')}
            </th>
            <th scope="col" className="py-3 text-right font-semibold">
              {t('shop.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, price }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-3 pr-4 font-normal">
                {name}
              </th>
              <td className="py-3 text-right tabular-nums">
                {price === 0 ? t('common.free') : t('shop.tokens', { count: price, formatted: formatNumber(price) })}
                {price > 0 && betaFree && <span className="block text-sm text-ink-soft">{t('shop.freeNow')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
