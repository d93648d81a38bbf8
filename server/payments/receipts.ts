import { type Language, localeOf } from '#domain/language.ts';
import type { OrderRow } from '../db/billing-rows.ts';
import type { Db } from '../db/database.ts';
import { mailTexts, type Purchase } from '../mail/mail-texts.ts';
import type { Mailer } from '../mail/mailer.ts';
import { getProfile } from '../users/users.ts';

/** What buyers are told in writing. Called after the ledger has changed; a failure changes nothing. */
export interface Receipts {
  paid(order: OrderRow): Promise<void>;
  /** The confirmation of a withdrawal that EU law asks for. */
  withdrawn(order: OrderRow): Promise<void>;
}

/** The name of what was bought, in the buyer's language where the package ships with the product. */
export const packName = ({ product_id, product_name }: OrderRow, language: Language): string =>
  mailTexts[language].packs[product_id] ?? product_name;

/** For programs without mail. */
export const noReceipts: Receipts = { paid: async () => {}, withdrawn: async () => {} };

function purchaseOf(order: OrderRow, language: Language): Purchase {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: order.currency.toUpperCase() });
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Europe/Madrid' });
  return {
    tokens: order.tokens,
    pack: packName(order, language),
    order: order.id,
    price: money.format(order.amount_cents / 100),
    date: day.format(new Date(order.paid_at ?? order.created_at)),
  };
}

/** Receipts by mail, in the buyer's language. */
export function receiptsByMail(mailer: Mailer, db: Db, publicOrigin: string): Receipts {
  async function send(kind: 'paid' | 'withdrawn', order: OrderRow): Promise<void> {
    const { email, name, language } = await getProfile(db, order.user_id);
    const { subject, paragraphs, label } = mailTexts[language][kind](purchaseOf(order, language));
    const test = order.provider === 'test' ? [mailTexts[language].testPayment] : [];
    const button = { label, url: new URL('/shop', publicOrigin).href };
    mailer.send({ to: email, name, language, subject, paragraphs: [...paragraphs, ...test], button });
  }
  return {
    paid: (order) => send('paid', order),
    withdrawn: (order) => send('withdrawn', order),
  };
}
