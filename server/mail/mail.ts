import type { Language } from '#domain/language.ts';
import { escapeMarkup } from '#rendering/export/markup.ts';
import { mailTexts } from './mail-texts.ts';

/** One mail: who, in which language, what it says. Links are built from PUBLIC_ORIGIN by the code that writes it (P1). */
export interface Mail {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
}

/** Names are typed by strangers: one that looks like a link must not become one in a mail that we send. */
const harmless = (name: string) =>
  name
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[:/.@]+/g, ' ')
    .slice(0, 60)
    .trim();

const greet = (mail: Mail) => mailTexts[mail.language].greeting.replace('{{name}}', harmless(mail.name));

export function textOf(mail: Mail): string {
  const link = mail.button ? [`${mail.button.label}:\n${mail.button.url}`] : [];
  return `${[greet(mail), ...mail.paragraphs, ...link, `--\n${mailTexts[mail.language].footer}`].join('\n\n')}\n`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`;

/** No pictures, no styles from elsewhere: nothing is fetched when the mail is opened. */
export function htmlOf(mail: Mail): string {
  const { button, language, subject } = mail;
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeMarkup(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:24px;background:#14566b;color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5b5f63;word-break:break-all">${escapeMarkup(button.url)}</p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f3ea;color:#22303a;font:16px/1.5 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fffdf8;border:1px solid #e3dccb;border-radius:16px">
<p style="margin:0 0 24px;font-size:22px;color:#14566b">Periplo</p>
${[greet(mail), ...mail.paragraphs].map(paragraph).join('\n')}
${link}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e3dccb;font-size:13px;color:#5b5f63">${escapeMarkup(mailTexts[language].footer)}</p>
</div>
</body>
</html>
`;
}
