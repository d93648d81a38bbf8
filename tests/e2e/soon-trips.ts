import { byVite } from './by-vite.ts';

export const { aSoonTrip, aSoonWireTrip, aTripToPack } =
  await byVite<typeof import('../support/soon-trips.ts')>('support/soon-trips.ts');
