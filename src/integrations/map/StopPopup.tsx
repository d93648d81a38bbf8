import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '#domain/trip/duration.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Sign } from '../../ui/Sign.tsx';
import type { PlacedStop } from './stops.ts';
import { Way } from './Way.tsx';

interface StopPopupProps {
  readonly stop: PlacedStop;
  readonly href: string;
  readonly onClose: () => void;
  readonly onFollow: ((href: string) => void) | undefined;
}

/** What a marker stands for. */
export function StopPopup({ stop: { activity, day, leg }, href, onClose, onFollow }: StopPopupProps) {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      className="absolute inset-x-2 bottom-2 z-20 flex cursor-auto flex-col gap-1 rounded-card border border-line bg-card p-4 pr-14 shadow-lg md:right-auto md:w-80"
    >
      <p className="text-sm text-ink-soft">
        {t('trip.day', { number: day })} · {formatLocalTime(activity.start)} · {formatDuration(activity.duration)}
      </p>
      <p className="flex gap-2 font-display text-lg leading-tight font-semibold">
        <Sign stop={activity} className="size-6" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{activity.name}</span>
      </p>
      {leg && <Way leg={leg} />}
      <a
        href={href}
        onClick={(event) => {
          if (!onFollow) return;
          event.preventDefault();
          onFollow(href);
        }}
        className="inline-flex min-h-11 items-center self-start font-semibold text-sea underline underline-offset-4"
      >
        {t('map.toCard')}
      </a>
      <IconButton label={t('common.close')} onClick={onClose} className="absolute top-2 right-2">
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
