import { Footprints, TrainFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Activity } from '#domain/trip/itinerary.ts';
import { wayBetween } from '#domain/trip/way.ts';
import { wayText } from './way-text.ts';

interface WayBetweenProps {
  /** A stop, and the one that comes next. */
  readonly before: Activity;
  readonly after: Activity;
}

/** How one comes from a stop to the next, and about how long that takes; nothing where that is not known. */
export function WayBetween({ before, after }: WayBetweenProps) {
  const { t } = useTranslation();
  const way = wayBetween(before, after);
  if (!way) return null;
  const Icon = way.by === 'foot' ? Footprints : TrainFront;
  return (
    <li className="-my-1.5 flex items-center gap-2 pl-3 text-sm text-ink-soft md:-my-2">
      <span className="flex w-14 justify-center md:w-16">
        <Icon aria-hidden className="size-4" />
      </span>
      {wayText(way, t)}
    </li>
  );
}
