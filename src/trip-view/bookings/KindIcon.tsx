import {
  BedDouble,
  Bus,
  CalendarCheck,
  Car,
  Compass,
  type LucideIcon,
  PartyPopper,
  Plane,
  Ship,
  Ticket,
  TrainFront,
  Users,
  Utensils,
} from 'lucide-react';
import type { BookingKind } from '#domain/trip/booking.ts';

const icons: Readonly<Record<BookingKind, LucideIcon>> = {
  flight: Plane,
  train: TrainFront,
  bus: Bus,
  ferry: Ship,
  car: Car,
  lodging: BedDouble,
  restaurant: Utensils,
  ticket: Ticket,
  tour: Compass,
  event: PartyPopper,
  meeting: Users,
  other: CalendarCheck,
};

/** The sign of a kind; the words beside it say the same. */
export function KindIcon({ kind }: { readonly kind: BookingKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden className="size-5 shrink-0 text-sea" />;
}
