import { describe, expect, it } from 'vitest';
import type { Booking, Moment, Spot } from '#domain/trip/booking.ts';
import { bookingSchema } from '#domain/trip/fields/booking.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { ImportedBooking } from '#imports/draft.ts';
import { readText } from '#imports/read-import.ts';
import { confirmations, noConfirmations } from './confirmations.ts';
import { second } from './second.ts';
import { rome } from './trip.ts';

const momentText = ({ date, time, zone }: Moment) =>
  time === null ? date : `${date} ${formatLocalTime(time)} ${zone}`;
const spotText = (spot: Spot | null) => {
  const code = /\(([A-Z]{3})\)$/.exec(spot?.name ?? '')?.[1];
  return code ?? spot?.name ?? '*';
};

const isRoute = ({ kind }: Booking) => ['flight', 'train', 'bus', 'ferry'].includes(kind);

/** A draft on one line, as the confirmations say what they expect. */
function summaryOf({ booking, unsure }: ImportedBooking): string {
  const { kind, start, end, place, to, code, leg, title } = booking;
  const named = ['ticket', 'tour', 'event'].includes(kind) ? [`«${title}»`, ...(place ? [place.name] : [])] : [];
  const where = isRoute(booking)
    ? [`${spotText(place)} > ${spotText(to)}`]
    : kind === 'car'
      ? [`${place?.name ?? '*'} > ${to?.name ?? '*'}`]
      : named.length > 0
        ? named
        : [place?.name ?? '*'];
  const way = isRoute(booking) ? [`${leg ?? '-'}${unsure.includes('leg') ? '?' : ''}`] : [];
  const when = end ? `${momentText(start)} - ${momentText(end)}` : momentText(start);
  return [kind, when, ...where, code || '*', ...way].join(' ');
}

function draftsOf(text: string): readonly ImportedBooking[] {
  const found = readText(text, rome());
  return found.kind === 'read' ? found.drafts : [];
}

describe('the text of a confirmation', () => {
  it('is looked at in both languages', () => {
    expect(confirmations.length).toBeGreaterThanOrEqual(40);
  });

  it.each(confirmations)('$name', ({ text, told }) => {
    expect(draftsOf(text).map(summaryOf)).toEqual(told);
  });

  it.each(second)('second $name', ({ text, told }) => {
    expect(draftsOf(text).map(summaryOf)).toEqual(told);
  });

  it.each(noConfirmations)('that is none gives nothing: %j', (text) => {
    expect(draftsOf(text)).toEqual([]);
  });

  it('gives bookings that a trip takes, whatever it says', () => {
    for (const { text } of confirmations) {
      for (const { booking } of draftsOf(text)) expect(bookingSchema.safeParse(booking).success).toBe(true);
    }
  });
});
