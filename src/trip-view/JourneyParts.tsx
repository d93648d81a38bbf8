import { Bus, Car, type LucideIcon, MapPin, Plane, Ship, TrainFront } from 'lucide-react';
import { baseOn } from '#domain/trip/base.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { baseBefore, routeText } from '#rendering/journey/journey-text.ts';
import { currentLanguage } from '../i18n/i18n.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  train: TrainFront,
  bus: Bus,
  car: Car,
  ferry: Ship,
  flight: Plane,
};

/** Where a journey leads, with the nights of each place. */
export const RouteLine = ({ trip }: Pick<BaseHeadingProps, 'trip'>) => (
  <span>{routeText(trip, currentLanguage())}</span>
);

interface BaseHeadingProps {
  readonly trip: Pick<Trip, 'bases' | 'dates' | 'destinationId'>;
  /** 1 is the first. */
  readonly day: number;
}

/** Of a journey: where one comes to on a day, for how many nights, and how; nothing on other days. */
export function BaseHeading({ trip, day }: BaseHeadingProps) {
  const told = baseBefore(trip, day, currentLanguage());
  if (!told) return null;
  const [what, ...rest] = told.way;
  const Icon = icons[baseOn(trip, day)?.way?.by ?? ''] ?? MapPin;
  return (
    <div className="flex flex-col gap-2 border-b-2 border-sea pb-3">
      <p className="font-display font-semibold text-sea text-xl md:text-2xl">{told.title}</p>
      {what !== undefined && (
        <div className="flex gap-3 rounded-card border border-sea/60 border-dashed bg-card px-4 py-3">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
          <div className="flex min-w-0 flex-col gap-1">
            <p className="font-semibold">{what}</p>
            {rest.map((line) => (
              <p key={line} className="text-ink-soft text-sm [overflow-wrap:anywhere]">
                {line}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
