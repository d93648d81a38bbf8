import type { Booking, Price } from '#domain/trip/booking.ts';
import { priceOf } from '../draft.ts';
import { allOf } from '../mail-words.ts';
import { behindWord, type Line, labelled } from './plain-lines.ts';

const codeLabels = allOf('code');
const isCode = (text: string) => /\d/.test(text) || /^[A-Z]{5,8}$/.test(text);
const notACode = /^(?:EMAIL|NUMBER|BOOKING|TICKETS?|ONLINE|PRICE|TOTAL|HOTEL|RESERVA|VUELO|FLIGHT|DATE|FECHA)$/;

/** The code at the start of a text, behind what may stand between it and its label. */
function codeAt(text: string): string | null {
  const found =
    /^[\s:#.\-–()=>*]*(?:(?:is|es|no|nr|n[ºo°])(?=[.:\s])[.:\s]*)?[\s:#*]*([A-Z0-9][A-Z0-9.-]{2,18}[A-Z0-9])(?![a-z])/.exec(
      text,
    )?.[1];
  return found !== undefined && isCode(found) && !notACode.test(found) && !/^\d{1,4}[-.]\d{2}[-.]\d{2,4}$/.test(found)
    ? found
    : null;
}

/** The code of a booking: behind its label, or on the line below it. */
export function codeIn(lines: readonly Line[]): string {
  for (const [place, { text, plain }] of lines.entries()) {
    for (let behind = behindWord(plain, codeLabels); behind !== -1; behind = behindWord(plain, codeLabels, behind)) {
      const rest = text.slice(behind);
      const found = codeAt(rest) ?? (rest.trim().length < 3 ? codeAt(lines[place + 1]?.text ?? '') : null);
      if (found) return found;
    }
  }
  return '';
}

const currencies: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', us$: 'USD' };
const codes = 'EUR|USD|GBP|JPY|CHF|MXN|ARS|AUD|CAD|SEK|NOK|DKK|PLN|CZK|HUF|MAD|TRY|THB|SGD|AED|KRW|BRL|PEN|CLP|COP';
const amount = String.raw`(\d[\d.,' ]{0,14}\d|\d)`;
const moneyFirst = new RegExp(`(?:(${codes})|(US\\$|[€$£¥]))\\s?${amount}`);
const moneyLast = new RegExp(`${amount}\\s?(?:(${codes})\\b|([€$£¥]))`);

const currencyOf = (code: string | undefined, sign: string | undefined) =>
  code ?? currencies[(sign ?? '').toLowerCase()] ?? '';

function moneyIn(text: string): Price | null {
  const [first, last] = [moneyFirst.exec(text), moneyLast.exec(text)];
  if (last && (!first || last.index < first.index)) return priceOf(last[1] ?? '', currencyOf(last[2], last[3]));
  return first && priceOf(first[3] ?? '', currencyOf(first[1], first[2]));
}

/** What was paid in all: behind the word for it, the most whole of these first. */
export function priceIn(lines: readonly Line[]): Price | null {
  for (const label of allOf('total')) {
    for (const [place, { text, plain }] of lines.entries()) {
      const behind = behindWord(plain, [label]);
      if (behind === -1) continue;
      const rest = text.slice(behind);
      const found = moneyIn(rest) ?? (rest.trim().length < 3 ? moneyIn(lines[place + 1]?.text ?? '') : null);
      if (found) return found;
    }
  }
  return null;
}

const isName = (text: string) => /^[\p{L}][\p{L} .,'’/-]{2,60}$/u.test(text);

/** What mails of every kind may say. */
export function commonOf(lines: readonly Line[]): Pick<Booking, 'code' | 'price' | 'seats' | 'bookedBy' | 'contact'> {
  const guest = labelled(lines, allOf('guest')) ?? '';
  const phone = labelled(lines, allOf('phone')) ?? '';
  return {
    code: codeIn(lines),
    price: priceIn(lines),
    seats: labelled(lines, allOf('seats'))?.slice(0, 80) ?? '',
    bookedBy: isName(guest) ? guest.slice(0, 80) : '',
    contact: /\d{3}/.test(phone) ? phone.slice(0, 160) : '',
  };
}
