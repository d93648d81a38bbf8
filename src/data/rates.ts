import type { RateTable } from '#domain/money/rates.ts';
import { useSettings } from './settings.ts';

const none: readonly RateTable[] = [];

/** What prices in other currencies are converted with, as this installation last said; none before it did. */
export const useRates = (): readonly RateTable[] => useSettings()?.rates ?? none;
