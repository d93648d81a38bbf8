import type { Profile } from '#domain/account/profile.ts';
import type { Language } from '#domain/language.ts';
import type { Config } from '../config.ts';
import type { Mail } from '../mail/mail.ts';
import { type MailWords, mailTexts } from '../mail/mail-texts.ts';
import { mailTo } from '../users/mails.ts';

function withDevice(words: MailWords, device: string, language: Language): MailWords {
  const name = device || mailTexts[language].unnamedDevice;
  return { ...words, paragraphs: words.paragraphs.map((text) => text.replace('{{device}}', name)) };
}

export const resetMail = ({ publicOrigin }: Config, to: Profile, token: string): Mail =>
  mailTo(to, mailTexts[to.language].reset, `${publicOrigin}/reset-password?token=${token}`);

export const passwordChangedMail = ({ publicOrigin }: Config, to: Profile): Mail =>
  mailTo(to, mailTexts[to.language].passwordChanged, `${publicOrigin}/forgot-password`);

export const newDeviceMail = ({ publicOrigin }: Config, to: Profile, device: string): Mail =>
  mailTo(to, withDevice(mailTexts[to.language].newDevice, device, to.language), `${publicOrigin}/profile`);

export const copiedTokenMail = ({ publicOrigin }: Config, to: Profile, device: string): Mail =>
  mailTo(to, withDevice(mailTexts[to.language].copiedToken, device, to.language), `${publicOrigin}/forgot-password`);
