import type { Trip } from '#domain/trip/trip.ts';
import { aDocument } from './documents.ts';

/** Something of its owner, spelled "canary", wherever a trip can hold what only its owner may read. */
export function withCanaries(trip: Trip): Trip {
  const [first, ...days] = trip.days;
  const [stop, ...others] = first?.activities ?? [];
  if (!first || !stop) throw new Error('nothing planned');
  const noted = { ...stop, notes: 'canary-note', done: true, paid: 123_45 };
  return {
    ...trip,
    notes: 'canary-trip',
    documents: [aDocument(new TextEncoder().encode('canary-content'), { name: 'canary-ticket.pdf' })],
    preferences: 'canary-wish',
    luggage: trip.luggage.map((item) => ({ ...item, packed: true })),
    answers: [{ asked: 'canary-asked', met: 'yes', answer: 'canary-answer', quote: { from: 0, to: 6 } }],
    days: [{ ...first, notes: 'canary-day', activities: [noted, ...others] }, ...days],
  };
}
