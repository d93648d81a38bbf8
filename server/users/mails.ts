import type { Language } from '#domain/language.ts';
import type { Config } from '../config.ts';
import type { Mail } from '../mail/mail.ts';
import { type MailWords, mailTexts } from '../mail/mail-texts.ts';

/** Whom a mail is for. */
export interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

export function mailTo({ email, name, language }: Addressee, { label, ...words }: MailWords, url: string): Mail {
  return { to: email, name, language, ...words, button: { label, url } };
}

export const verificationMail = (config: Config, to: Addressee, token: string): Mail =>
  mailTo(to, mailTexts[to.language].verification, `${config.publicOrigin}/verify-email?token=${token}`);

export const alreadyRegisteredMail = (config: Config, to: Addressee): Mail =>
  mailTo(to, mailTexts[to.language].alreadyRegistered, `${config.publicOrigin}/forgot-password`);
