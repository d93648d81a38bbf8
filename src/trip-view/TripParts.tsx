import { CalendarRange, FileText, Info, type LucideIcon, Luggage, Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { goOnceDrawn } from '../ui/late-target.ts';
import { usePartInSight } from './part-in-sight.ts';

interface TripPartsProps {
  readonly hasLuggage: boolean;
  readonly hasDocuments: boolean;
}

interface Part {
  readonly id: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** The places of one trip at the thumb: on phones they lie far below each other. */
export function TripParts({ hasLuggage, hasDocuments }: TripPartsProps) {
  const { t } = useTranslation();
  const parts: Part[] = [
    { id: 'itinerary', label: t('trip.partPlan'), Icon: CalendarRange },
    { id: 'map', label: t('map.title'), Icon: MapIcon },
    ...(hasDocuments ? [{ id: 'documents', label: t('trip.partDocuments'), Icon: FileText }] : []),
    ...(hasLuggage ? [{ id: 'luggage', label: t('trip.luggage'), Icon: Luggage }] : []),
    { id: 'info', label: t('trip.partInfo'), Icon: Info },
  ];
  const inSight = usePartInSight(parts.map(({ id }) => id));
  return (
    <nav
      aria-label={t('trip.parts')}
      className="trip-parts z-20 -mx-4 -mb-6 border-t border-line bg-paper/95 px-2 pb-[env(safe-area-inset-bottom)] backdrop-blur md:hidden"
    >
      <ul className="flex justify-around">
        {parts.map(({ id, label, Icon }) => (
          <li key={id} className="min-w-0 flex-1">
            <a
              href={`#${id}`}
              onClick={() => goOnceDrawn(id)}
              aria-current={id === inSight ? 'location' : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-3 border-transparent text-xs font-semibold text-ink no-underline hover:text-sea aria-[current]:border-sea aria-[current]:text-sea"
            >
              <Icon aria-hidden className="size-5" />
              <span className="max-w-full truncate">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
