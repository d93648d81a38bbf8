import { strFromU8 } from 'fflate';

/** What a saved mail holds that may be a confirmation. */
export interface MailPart {
  readonly type: string;
  readonly bytes: Uint8Array;
}

const DEEPEST = 4;
const MOST_PARTS = 40;

const headerOf = (head: string, name: string): string => {
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
};

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function fromBase64(text: string): Uint8Array {
  const out: number[] = [];
  let [bits, held] = [0, 0];
  for (const character of text) {
    const value = base64.indexOf(character);
    if (value === -1) continue;
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out.push((held >> bits) & 255);
      held &= (1 << bits) - 1;
    }
  }
  return Uint8Array.from(out);
}

/** Every character is a byte here. */
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0) & 255);

function fromQuotedPrintable(text: string): Uint8Array {
  const whole = text.replace(/=\r?\n/g, '');
  return latin(whole.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));
}

function decoded(body: string, encoding: string): Uint8Array {
  if (/^base64$/i.test(encoding)) return fromBase64(body);
  return /^quoted-printable$/i.test(encoding) ? fromQuotedPrintable(body) : latin(body);
}

/** A mail as it is sent: headers, an empty line, a body, which may be several. `text`: a byte each character. */
function partsOf(text: string, depth: number): MailPart[] {
  const gap = /\r?\n\r?\n/.exec(text);
  if (!gap || depth > DEEPEST) return [];
  const [head, body] = [text.slice(0, gap.index), text.slice(gap.index + gap[0].length)];
  const type = headerOf(head, 'content-type');
  const boundary = /boundary="?([^";\s]{1,100})"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const inner = body.split(`--${boundary}`).slice(1, MOST_PARTS);
    return inner.flatMap((part) => partsOf(part.replace(/^\r?\n/, ''), depth + 1));
  }
  const name = (type.split(';')[0] || 'text/plain').trim().toLowerCase();
  return [{ type: name, bytes: decoded(body, headerOf(head, 'content-transfer-encoding')) }];
}

export const looksLikeMail = (text: string): boolean =>
  /^(?:from|received|return-path|mime-version|delivered-to|subject|date|message-id|x-[\w-]+|to|dkim-signature):/i.test(
    text,
  ) && /^(?:content-type|mime-version):/im.test(text.slice(0, 50_000));

/** What a saved mail holds; its subject first, as a text of its own. */
export function mailParts(bytes: Uint8Array): MailPart[] {
  return partsOf(strFromU8(bytes, true), 0);
}
