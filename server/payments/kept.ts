import type { DeclarationRow, OrderRow, WithdrawalRow } from '../db/billing-rows.ts';
import type { Db } from '../db/database.ts';

interface KeptPayments {
  readonly orders: readonly OrderRow[];
  readonly withdrawals: readonly WithdrawalRow[];
  readonly declarations: readonly DeclarationRow[];
}

/** What an account has bought, and taken back. */
export async function paymentsOf(db: Db, userId: string): Promise<KeptPayments> {
  return {
    orders: await db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('created_at').execute(),
    withdrawals: await db.selectFrom('withdrawals').selectAll().where('user_id', '=', userId).execute(),
    declarations: await db.selectFrom('declarations').selectAll().where('user_id', '=', userId).execute(),
  };
}
