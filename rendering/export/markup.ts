const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What neither XML nor a calendar may contain. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

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
