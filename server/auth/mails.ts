import type { Profile } from '#domain/account/profile.ts';
import type { Language } from '#domain/language.ts';
import type { Config } from '../config.ts';
import type { Mail } from '../mail/mail.ts';
import { mailTo } from '../users/mails.ts';

type Words = Pick<Mail, 'subject' | 'paragraphs'> & { readonly label: string };

const reset: Record<Language, Words> = {
  en: {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody asked to choose a new password for your account. The link below works once, for 30 minutes; a newer one replaces it.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    label: 'Choose a new password',
  },
  es: {
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      'Alguien ha pedido elegir una contraseña nueva para tu cuenta. El enlace sirve una sola vez, durante 30 minutos; uno más reciente lo sustituye.',
      'Si no has sido tú, ignora este correo: tu contraseña sigue igual.',
    ],
    label: 'Elegir una contraseña nueva',
  },
};

const passwordChanged: Record<Language, Words> = {
  en: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and every device was signed out.',
      'If it was not you, choose a new password at once.',
    ],
    label: 'It was not me',
  },
  es: {
    subject: 'Tu contraseña ha cambiado',
    paragraphs: [
      'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en todos los dispositivos.',
      'Si no has sido tú, elige enseguida una contraseña nueva.',
    ],
    label: 'No he sido yo',
  },
};

const newDevice: Record<Language, Words> = {
  en: {
    subject: 'New sign-in to your account',
    paragraphs: [
      'Somebody signed in to your account from a device we have not seen before: {{device}}.',
      'If it was you, all is well. If not, end that session in your profile and change your password.',
    ],
    label: 'See my sessions',
  },
  es: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    paragraphs: [
      'Se ha iniciado sesión en tu cuenta desde un dispositivo que no conocíamos: {{device}}.',
      'Si has sido tú, todo está en orden. Si no, cierra esa sesión en tu perfil y cambia la contraseña.',
    ],
    label: 'Ver mis sesiones',
  },
};

const copiedToken: Record<Language, Words> = {
  en: {
    subject: 'A session of yours was ended',
    paragraphs: [
      'A key of one of your sessions ({{device}}) was used twice, as happens when somebody has copied it. We ended that session.',
      'Sign in again to go on; nothing on your devices is lost. If this happens again, change your password.',
    ],
    label: 'Choose a new password',
  },
  es: {
    subject: 'Hemos cerrado una de tus sesiones',
    paragraphs: [
      'La clave de una de tus sesiones ({{device}}) se ha usado dos veces, como ocurre cuando alguien la ha copiado. Hemos cerrado esa sesión.',
      'Inicia sesión de nuevo para continuar; en tus dispositivos no se pierde nada. Si vuelve a pasar, cambia la contraseña.',
    ],
    label: 'Elegir una contraseña nueva',
  },
};

const unnamed: Record<Language, string> = { en: 'an unknown browser', es: 'un navegador desconocido' };

function withDevice(words: Words, device: string, language: Language): Words {
  const name = device || unnamed[language];
  return { ...words, paragraphs: words.paragraphs.map((text) => text.replace('{{device}}', name)) };
}

export const resetMail = ({ publicOrigin }: Config, to: Profile, token: string): Mail =>
  mailTo(to, reset[to.language], `${publicOrigin}/reset-password?token=${token}`);

export const passwordChangedMail = ({ publicOrigin }: Config, to: Profile): Mail =>
  mailTo(to, passwordChanged[to.language], `${publicOrigin}/forgot-password`);

export const newDeviceMail = ({ publicOrigin }: Config, to: Profile, device: string): Mail =>
  mailTo(to, withDevice(newDevice[to.language], device, to.language), `${publicOrigin}/profile`);

export const copiedTokenMail = ({ publicOrigin }: Config, to: Profile, device: string): Mail =>
  mailTo(to, withDevice(copiedToken[to.language], device, to.language), `${publicOrigin}/forgot-password`);
