import { BusFront, Footprints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDistance } from '../../i18n/format.ts';
import { directionsLink } from './directions-link.ts';
import type { Leg } from './stops.ts';

/** How to get to the next stop. */
export function Way({ leg }: { readonly leg: Leg }) {
  const { t } = useTranslation();
  const { metres, minutes, walked, wind } = leg;
  const Icon = walked ? Footprints : BusFront;
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-soft">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {t(walked ? 'map.walk' : 'map.ride', {
          distance: formatDistance(metres),
          count: minutes,
          wind: t(`map.wind.${wind}`),
        })}{' '}
        <a
          href={directionsLink(leg)}
          target="_blank"
          rel="noreferrer"
          className="inline-block py-0.5 font-semibold text-sea underline underline-offset-4"
        >
          {t('map.directions')}
        </a>
      </span>
    </p>
  );
}
