import type { Language } from '#domain/language.ts';
import type { Config } from '../config.ts';
import type { Mail } from '../mail/mail.ts';

/** Whom a mail is for. */
export interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

type Words = Pick<Mail, 'subject' | 'paragraphs'> & { readonly label: string };

const verification: Record<Language, Words> = {
  en: {
    subject: 'Confirm your email address',
    paragraphs: [
      'Welcome to Periplo. Your account works already; confirm your address and you can buy tokens and publish trips too.',
      'The link works for seven days. If you did not register, do nothing: without you this address is never confirmed.',
    ],
    label: 'Confirm my address',
  },
  es: {
    subject: 'Confirma tu correo',
    paragraphs: [
      'Te damos la bienvenida a Periplo. Tu cuenta ya funciona; confirma tu dirección y también podrás comprar tokens y publicar viajes.',
      'El enlace sirve durante siete días. Si no te has registrado, no hagas nada: sin ti esta dirección no se confirma.',
    ],
    label: 'Confirmar mi correo',
  },
};

const alreadyRegistered: Record<Language, Words> = {
  en: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to register at Periplo with this address. It has an account already, and nothing about it was changed.',
      'If you have forgotten the password, ask for a link to choose a new one. If it was not you, there is nothing to do.',
    ],
    label: 'Choose a new password',
  },
  es: {
    subject: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien, seguramente tú, ha intentado registrarse en Periplo con esta dirección. Ya tiene una cuenta y no ha cambiado nada en ella.',
      'Si has olvidado la contraseña, pide un enlace para elegir otra. Si no has sido tú, no tienes que hacer nada.',
    ],
    label: 'Elegir otra contraseña',
  },
};

export function mailTo({ email, name, language }: Addressee, { label, ...words }: Words, url: string): Mail {
  return { to: email, name, language, ...words, button: { label, url } };
}

export const verificationMail = (config: Config, to: Addressee, token: string): Mail =>
  mailTo(to, verification[to.language], `${config.publicOrigin}/verify-email?token=${token}`);

export const alreadyRegisteredMail = (config: Config, to: Addressee): Mail =>
  mailTo(to, alreadyRegistered[to.language], `${config.publicOrigin}/forgot-password`);
