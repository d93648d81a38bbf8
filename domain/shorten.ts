/** A text of at most `longest` characters, the ellipsis of a cut one included. */
export function shorten(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
