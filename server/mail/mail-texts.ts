import { byLanguage } from '#domain/by-language.ts';

/** What one mail says; `label` is on its button. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
}

/** What a receipt tells of: how many tokens, which package, the order's id; price and date as the buyer's language writes them. */
export interface Purchase {
  readonly tokens: number;
  readonly pack: string;
  readonly order: string;
  readonly price: string;
  readonly date: string;
}

/** Everything that mails say. A language that lacks a text does not compile. */
export interface MailTexts {
  /** Every mail begins with it; `{{name}}` is the addressee. */
  readonly greeting: string;
  readonly footer: string;
  readonly unnamedDevice: string;
  readonly testPayment: string;
  /** Names of the packages that ship with the product, by their ids; an operator's own keep theirs. */
  readonly packs: Readonly<Record<string, string>>;
  readonly verification: MailWords;
  readonly alreadyRegistered: MailWords;
  readonly reset: MailWords;
  readonly passwordChanged: MailWords;
  /** `{{device}}` is the browser that signed in. */
  readonly newDevice: MailWords;
  readonly copiedToken: MailWords;
  paid(purchase: Purchase): MailWords;
  withdrawn(purchase: Purchase): MailWords;
}

export const mailTexts = byLanguage(
  import.meta.glob<MailTexts>('./languages/*/mails.ts', { eager: true, import: 'mails' }),
);
