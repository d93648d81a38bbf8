import type { FromDatabase } from './views.ts';

/** What `with-database.ts`, a script of its own, gives to the worker: with the database and the rules of trips it is large, and seldom needed. */
export interface DatabaseScope extends Partial<FromDatabase> {
  sendWhatWaits?: () => Promise<void>;
}

/** Where the worker finds it; built beside the worker (`tools/build.mjs`). */
export const DATABASE_URL = '/sw-database.js';
