const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  pound: '£',
  yen: '¥',
  rarr: '→',
  larr: '←',
  ndash: '–',
  mdash: '—',
  middot: '·',
  bull: '•',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  ccedil: 'ç',
  egrave: 'è',
  agrave: 'à',
  ograve: 'ò',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  ordm: 'º',
  ordf: 'ª',
  iexcl: '¡',
  iquest: '¿',
  deg: '°',
};

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
}

/** Text with its character references read. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,8});/gi, (whole, name: string) => {
    if (/^#x/i.test(name)) return characterOf(Number.parseInt(name.slice(2), 16));
    return name.startsWith('#') ? characterOf(Number(name.slice(1))) : (entities[name] ?? whole);
  });

const silent = ['script', 'style', 'head', 'template', 'noscript', 'svg'];
const breaks = new Set(
  'p div br tr table li ul ol h1 h2 h3 h4 h5 h6 section article header footer hr dt dd dl blockquote'.split(' '),
);

/** Behind the end of an element that is not shown; everything behind where it never ends. */
function behindSilent(lower: string, name: string, from: number): number {
  const end = lower.indexOf(`</${name}`, from);
  if (end === -1) return lower.length;
  const close = lower.indexOf('>', end);
  return close === -1 ? lower.length : close + 1;
}

/** One element's tag: what it puts into the text, and where the text goes on. */
function readTag(html: string, lower: string, open: number): { readonly put: string; readonly next: number } {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open);
    return { put: '', next: end === -1 ? html.length : end + 3 };
  }
  const close = html.indexOf('>', open);
  if (close === -1) return { put: '', next: html.length };
  const name = /^\/?([a-z0-9]+)/.exec(lower.slice(open + 1, open + 20))?.[1] ?? '';
  const hidden = html[open + 1] !== '/' && silent.includes(name);
  const cell = name === 'td' || name === 'th' ? ' | ' : '';
  return { put: breaks.has(name) ? '\n' : cell, next: hidden ? behindSilent(lower, name, close) : close + 1 };
}

/** HTML as the lines that a reader sees: nothing of it is run, looked up or drawn. One pass, whatever is nested in it. */
export function textOfHtml(html: string): string {
  const lower = html.toLowerCase();
  const parts: string[] = [];
  let at = 0;
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', at)) {
    const { put, next } = readTag(html, lower, open);
    parts.push(html.slice(at, open), put);
    at = next;
  }
  return withoutEntities(parts.join('') + html.slice(at));
}

export const looksLikeHtml = (text: string): boolean =>
  /<(?:html|body|table|div|p|br|td|span|script)\b[^>]*>/i.test(text.slice(0, 200_000));
