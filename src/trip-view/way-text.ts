import type { TFunction } from 'i18next';
import { formatDuration } from '#domain/trip/duration.ts';
import type { Way } from '#domain/trip/way.ts';
import { howText } from '#rendering/access/access-text.ts';
import { currentLanguage } from '../i18n/i18n.ts';

/** "about 12 min on foot"; "By train, about 1 h 15". */
export function wayText({ by, minutes }: Way, t: TFunction): string {
  const time = formatDuration(minutes);
  if (by === 'foot' || by === 'transit') return t(`trip.way.${by}`, { time });
  return t('trip.way.by', { how: howText(by, currentLanguage()), time });
}
