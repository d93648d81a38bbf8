import { useTranslation } from 'react-i18next';
import type { Finding } from '#domain/trip/finding.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';

const hoursOf = ({ open }: Finding): string =>
  (open ?? []).map((hours) => `${formatLocalTime(hours.open)}–${formatLocalTime(hours.close)}`).join(', ');

/** What no longer fits, in words. Its texts are those of `tripFit`. */
export function useFindingText() {
  const { t } = useTranslation();
  return (finding: Finding): string => {
    const { kind, minutes } = finding;
    if (kind === 'travel') return minutes === null ? t('tripFit.wayThere') : t('tripFit.way', { count: minutes });
    if (kind !== 'closed') return t(`tripFit.${kind}`);
    const hours = hoursOf(finding);
    return hours === '' ? t('tripFit.closedAllDay') : t('tripFit.closed', { hours });
  };
}
