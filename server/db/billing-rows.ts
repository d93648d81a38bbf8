/** What an account has in tokens; always the sums of its entries (P3). */
export interface AccountRow {
  user_id: string;
  available: number;
  held: number;
  /** Tokens of refunded purchases that were spent already; the next credit pays them first. */
  owed: number;
}

export const entryKinds = [
  'welcome',
  'grant',
  'purchase',
  'hold',
  'settle',
  'release',
  'beta',
  'clawback',
  'restore',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What tokens are spent on. */
export type Work = 'plan' | 'replan';

/** One line of the ledger: written once, never changed, at most one per `kind` and `ref`. */
export interface EntryRow {
  id: string;
  user_id: string;
  kind: EntryKind;
  ref: string;
  d_available: number;
  d_held: number;
  d_owed: number;
  work: Work | null;
  trip_id: string | null;
  at: string;
}

/** Tokens set aside for work that is under way. `amount` is 0 while the beta is free; `price` is what it would cost. */
export interface HoldRow {
  id: string;
  user_id: string;
  op_key: string | null;
  request_hash: string;
  work: Work;
  price: number;
  amount: number;
  state: 'held' | 'settled' | 'released';
  created_at: string;
  expires_at: string;
  closed_at: string | null;
}

export interface ProductRow {
  id: string;
  name: string;
  amount_cents: number;
  tokens: number;
  popular: number;
  position: number;
}

export type OrderState = 'open' | 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'withdrawn';

/** A package that a user wants to buy, with the price of that moment (P4). */
export interface OrderRow {
  id: string;
  user_id: string;
  op_key: string | null;
  product_id: string;
  product_name: string;
  tokens: number;
  amount_cents: number;
  currency: string;
  provider: 'stripe' | 'test';
  /** The provider's checkout session; null until the provider has answered. */
  session_id: string | null;
  url: string | null;
  /** The provider's payment, once there is one. */
  payment_id: string | null;
  state: OrderState;
  /** Tokens taken back after a refund, a dispute or a withdrawal. */
  taken_back: number;
  /** Why a payment was not credited, for the operator; null when all is well. */
  fault: string | null;
  created_at: string;
  paid_at: string | null;
}

/** An event of the provider, kept by its id; unhandled until its session was fetched and applied. */
export interface PaymentEventRow {
  id: string;
  provider: string;
  type: string;
  session_id: string | null;
  payment_id: string | null;
  received_at: string;
  handled_at: string | null;
}

/** A declaration of withdrawal, or an operator's refund; the money follows as soon as the provider can be reached. */
export interface WithdrawalRow {
  order_id: string;
  user_id: string;
  by: 'user' | 'operator';
  requested_at: string;
  refunded_at: string | null;
}

/** Who declared a withdrawal, as typed in the form; goes with the account (P6). */
export interface DeclarationRow {
  order_id: string;
  user_id: string;
  name: string;
  email: string;
}

/** The test checkout's own memory: what a payment provider would know. */
export interface TestSessionRow {
  id: string;
  order_id: string;
  name: string;
  amount_cents: number;
  currency: string;
  success_url: string;
  cancel_url: string;
  state: 'open' | 'paid' | 'expired';
  refunded_cents: number;
  created_at: string;
}

export interface BillingTables {
  accounts: AccountRow;
  entries: EntryRow;
  holds: HoldRow;
  products: ProductRow;
  orders: OrderRow;
  payment_events: PaymentEventRow;
  withdrawals: WithdrawalRow;
  declarations: DeclarationRow;
  test_sessions: TestSessionRow;
}
