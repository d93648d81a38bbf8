import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { PaymentProvider } from './provider.ts';
import type { Receipts } from './receipts.ts';

/** What everything about payments needs. */
export interface Payments {
  readonly db: Db;
  readonly now: Clock;
  readonly provider: PaymentProvider;
  readonly receipts: Receipts;
  readonly publicOrigin: string;
  /** For what went wrong without a caller waiting for an answer. */
  readonly report: (error: unknown, what: string) => void;
}
