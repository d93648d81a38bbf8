import { writable } from './markup.ts';

const LONGEST_OCTETS = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** A value of type TEXT (RFC 5545, 3.3.11). */
export function calendarText(text: string): string {
  return writable(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n');
}

/** A content line, folded so that no line has more than 75 octets and no character is cut (RFC 5545, 3.1). */
function folded(line: string): string {
  let [out, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

/** Content lines as a file. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
