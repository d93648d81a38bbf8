import { randomUUID } from 'node:crypto';
import type { ImportFor } from '#imports/draft.ts';

/** Five days in Rome, which the confirmations are for. */
export const rome = (): ImportFor => ({
  dates: { start: '2027-03-14', end: '2027-03-18' },
  zone: 'Europe/Rome',
  near: { latitude: 41.9, longitude: 12.48 },
  newId: randomUUID,
});
