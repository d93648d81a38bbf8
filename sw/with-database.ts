/// <reference lib="webworker" />
import type { DatabaseScope } from './database-scope.ts';
import { drawSharedTrip, drawTrip, findStart } from './from-database.ts';
import { sendWhatWaits } from './sender.ts';

declare const self: ServiceWorkerGlobalScope & DatabaseScope;

Object.assign(self, { sendWhatWaits, drawTrip, drawSharedTrip, findStart } satisfies DatabaseScope);
