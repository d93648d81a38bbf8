/** Where a payment stands, as the provider knows it now: fetched, never taken from an event (P4). */
export interface ProviderSession {
  readonly id: string;
  /** Our order, as we named it when the session was made; null when it is not one of ours. */
  readonly orderId: string | null;
  readonly state: 'open' | 'paid' | 'failed' | 'expired';
  readonly amountCents: number;
  readonly currency: string;
  /** Where one pays, while it is open. */
  readonly url: string | null;
  readonly paymentId: string | null;
  readonly refundedCents: number;
  /** A payer's bank wants the money back, and the case is not won. */
  readonly disputed: boolean;
}

export interface CheckoutOrder {
  readonly orderId: string;
  readonly name: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: Date;
}

/** The little of an event that is believed, once its signature is right: that something happened, and to what. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly sessionId: string | null;
  readonly paymentId: string | null;
}

/** Who takes the money. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** The same order is the same session, however often it is asked for. */
  createSession(order: CheckoutOrder): Promise<{ readonly id: string; readonly url: string }>;
  fetchSession(id: string): Promise<ProviderSession | null>;
  findSessionOfPayment(paymentId: string): Promise<ProviderSession | null>;
  listSessions(since: Date): AsyncIterable<ProviderSession>;
  /** Reads an event; Problem INVALID_INPUT when the signature is wrong or too old. */
  readEvent(body: Buffer, signature: string, now: Date): ProviderEvent;
  /** Pays the whole price back, once per order. */
  refund(order: { readonly id: string; readonly paymentId: string }): Promise<void>;
}
