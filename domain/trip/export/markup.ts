const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Half of a character, and what neither XML nor a calendar may contain. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** Text that any file can hold: halves of characters replaced, control characters other than tab and line ends left out. */
export function writable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replace(unwritable, '');
}

/** Text as HTML and XML hold it, in elements and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return writable(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Degrees as a decimal number without exponent, to about 10 cm. */
export function degrees(value: number): string {
  return value.toFixed(6);
}
