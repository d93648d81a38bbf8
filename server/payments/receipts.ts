import type { Language } from '#domain/language.ts';
import type { OrderRow } from '../db/billing-rows.ts';
import type { Db } from '../db/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { getProfile } from '../users/users.ts';

/** What buyers are told in writing. Called after the ledger has changed; a failure changes nothing. */
export interface Receipts {
  paid(order: OrderRow): Promise<void>;
  /** The confirmation of a withdrawal that EU law asks for. */
  withdrawn(order: OrderRow): Promise<void>;
}

/** For programs without mail. */
export const noReceipts: Receipts = { paid: async () => {}, withdrawn: async () => {} };

interface Facts {
  readonly order: OrderRow;
  readonly price: string;
  readonly date: string;
}

type Words = (facts: Facts) => Pick<Mail, 'subject' | 'paragraphs'> & { readonly label: string };

const testPayment: Record<Language, string> = {
  en: 'This was a test payment: no money was taken.',
  es: 'Ha sido un pago de prueba: no se ha cobrado nada.',
};

const paidWords: Record<Language, Words> = {
  en: ({ order, price, date }) => ({
    subject: `Receipt: ${order.tokens} tokens`,
    paragraphs: [
      `Thank you. We received ${price} (taxes included) for the package ${order.product_name} on ${date}, and added ${order.tokens} tokens to your account.`,
      `Order: ${order.id}.`,
      'You may withdraw from the purchase within 14 days while none of these tokens is spent: the form is beside the purchase in the shop.',
    ],
    label: 'Your purchases',
  }),
  es: ({ order, price, date }) => ({
    subject: `Recibo: ${order.tokens} tokens`,
    paragraphs: [
      `Gracias. Hemos recibido ${price} (impuestos incluidos) por el paquete ${order.product_name} el ${date} y hemos añadido ${order.tokens} tokens a tu cuenta.`,
      `Pedido: ${order.id}.`,
      'Puedes desistir de la compra en 14 días mientras no se haya gastado ninguno de estos tokens: el formulario está junto a la compra, en la tienda.',
    ],
    label: 'Tus compras',
  }),
};

const withdrawnWords: Record<Language, Words> = {
  en: ({ order, price, date }) => ({
    subject: 'We received your withdrawal',
    paragraphs: [
      `You have withdrawn from your purchase of ${order.product_name} (${order.tokens} tokens, ${price}) of ${date}. Order: ${order.id}.`,
      'The tokens are taken from your account. The whole price is paid back the way you paid, within 14 days at the latest.',
    ],
    label: 'Your purchases',
  }),
  es: ({ order, price, date }) => ({
    subject: 'Hemos recibido tu desistimiento',
    paragraphs: [
      `Has desistido de tu compra de ${order.product_name} (${order.tokens} tokens, ${price}) del ${date}. Pedido: ${order.id}.`,
      'Los tokens se han retirado de tu cuenta. Te devolvemos el precio completo por el mismo medio de pago, en 14 días como máximo.',
    ],
    label: 'Tus compras',
  }),
};

function factsOf(order: OrderRow, language: Language): Facts {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: order.currency.toUpperCase() });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Madrid' });
  return {
    order,
    price: money.format(order.amount_cents / 100),
    date: day.format(new Date(order.paid_at ?? order.created_at)),
  };
}

/** Receipts by mail, in the buyer's language. */
export function receiptsByMail(mailer: Mailer, db: Db, publicOrigin: string): Receipts {
  async function send(words: Record<Language, Words>, order: OrderRow): Promise<void> {
    const { email, name, language } = await getProfile(db, order.user_id);
    const { subject, paragraphs, label } = words[language](factsOf(order, language));
    const test = order.provider === 'test' ? [testPayment[language]] : [];
    const button = { label, url: new URL('/shop', publicOrigin).href };
    mailer.send({ to: email, name, language, subject, paragraphs: [...paragraphs, ...test], button });
  }
  return {
    paid: (order) => send(paidWords, order),
    withdrawn: (order) => send(withdrawnWords, order),
  };
}
