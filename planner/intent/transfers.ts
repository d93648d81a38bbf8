import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { Terminal } from '#domain/place/terminal.ts';
import { type Booking, legOf } from '#domain/trip/booking.ts';
import { arrivalOf } from '#domain/trip/booking-hours.ts';
import { nightsBetween, type TripDates } from '#domain/trip/dates.ts';
import { onClocksOf } from '#domain/trip/moments.ts';
import { spotOf, type Transfer } from '#domain/trip/transfer.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { countedJourneys } from './fixed.ts';
import type { DayHomes } from './homes.ts';
import { wayOf } from './terminals.ts';

type Access = NonNullable<Terminal['access']>;

interface Setting {
  readonly dates: TripDates;
  readonly destination: CompiledDestination;
  readonly homes: readonly DayHomes[];
}

const told = (access: Access, language: Language) => ({
  ...access,
  from: access.from && inLanguage(access.from, language),
});

function transferOf(
  own: Booking,
  bookings: readonly Booking[],
  { dates, destination, homes }: Setting,
  language: Language,
): Transfer[] {
  const leg = legOf(own);
  if (!leg) return [];
  const moment = leg === 'in' ? arrivalOf(own) : own.start;
  const day = nightsBetween(dates.start, onClocksOf(moment, destination.zone).date);
  const { minutes, terminal } = wayOf(own, leg === 'in' ? homes[day]?.to : homes[day]?.from, destination, bookings);
  const about = { bookingId: own.id, spot: spotOf(own), minutes };
  if (!terminal) return [{ ...about, terminal: null, access: null }];
  const { access, name } = terminal;
  return [{ ...about, terminal: inLanguage(name, language), access: access ? told(access, language) : null }];
}

/** The ways between where journeys touch the destination and where one sleeps, as far as they are known. */
export const transfersOf = (bookings: readonly Booking[], setting: Setting, language: Language): Transfer[] =>
  countedJourneys(bookings, setting).flatMap((own) => transferOf(own, bookings, setting, language));
