import type { AppContext } from '../app-context.ts';
import type { Payments } from './payments.ts';
import { noReceipts, type Receipts } from './receipts.ts';
import { TestCheckout } from './test-checkout.ts';

/** Payments with the provider that is configured, or with the test checkout (D10). The SDK is loaded only when it is used. */
export async function openPayments(
  { config, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>,
  report: Payments['report'],
  receipts: Receipts = noReceipts,
): Promise<Payments> {
  const { publicOrigin, secret, stripe } = config;
  const provider = stripe
    ? new (await import('./stripe.ts')).StripeProvider(stripe)
    : new TestCheckout({ db, secret, publicOrigin, now });
  return { db, now, provider, receipts, publicOrigin, report };
}
