/** What a text that everybody can read must not hold: where else to go, whom to write to or to call, what to buy. */
export const contactKinds = ['link', 'email', 'phone', 'advertising'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** What is invisible, or only changes how the sign before it looks: between the letters of a link it hides the link. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u20e3/gu;

const GENERIC =
  'com|net|org|info|biz|online|site|store|shop|xyz|club|top|app|dev|page|blog|link|click|live|travel|tours|host|website|space|vip|bet|casino|loan|win|bio';
/** Of countries, also those that are words: a sentence after a forgotten space begins with a capital letter. */
const COUNTRY =
  'ac|ad|ae|ag|ai|am|ar|at|au|be|bg|bo|br|by|ca|cat|cc|ch|cl|cn|co|cr|cu|cz|de|dk|do|ec|ee|es|eu|fi|fm|fr|gal|ge|gg|gl|gr|gt|gy|hk|hn|hr|hu|id|ie|il|im|in|io|ir|is|it|je|jp|kr|la|li|lt|lu|lv|ly|ma|me|mx|my|ni|nl|no|nu|nz|pa|pe|ph|pl|pm|pt|py|ro|rs|ru|sc|se|sg|sh|si|sk|so|st|sv|tel|th|tk|tl|to|tr|tv|tw|ua|ug|uk|us|uy|vc|ve|vn|ws|za';
const LINKS = [
  /\b(?:https?|ftp|tg|whatsapp|intent):/iu,
  /\bh(?:tt|xx)ps?\b/iu,
  /\bwww\b/iu,
  new RegExp(String.raw`[\p{L}\p{N}]\s?\.\s?(?:${GENERIC})\b`, 'iu'),
  new RegExp(String.raw`[\p{L}\p{N}]\.(?:${COUNTRY})(?![\p{L}\p{N}]|\.[\p{Ll}])`, 'u'),
  new RegExp(String.raw`[\p{L}\p{N}]\.(?:${COUNTRY.toUpperCase()})\/`, 'u'),
  /[[({<]\s*(?:\.|dot|punto)\s*[\])}>]/iu,
  /\b(?:dot|punto)\s+(?:com|net|org)\b/iu,
];
const EMAILS = [/@/u, /[[({<]\s*(?:at|arroba)\s*[\])}>]/iu, /\barroba\b/iu];
const ADVERTISING = [
  /\b(?:whats\s?app|telegram|instagram|tik\s?tok|only\s?fans|snapchat|we\s?chat|facebook)\b/iu,
  /\b(?:promo|discount|coupon|voucher|referral)\s?codes?\b/iu,
  /\bc[oó]digos?\s(?:promocional(?:es)?|de\s(?:descuento|promoci[oó]n|invitaci[oó]n|referido))(?!\p{L})/iu,
  /\b(?:online|crypto|bitcoin)\s(?:casinos?|betting|poker|slots)\b/iu,
  /\bcasinos?\s(?:bonus|online)\b/iu,
  /\b(?:viagra|cialis|forex|bitcoins?|crypto(?:currenc(?:y|ies))?|criptomonedas?)\b/iu,
  /\b(?:click|haz\s?clic|pincha)\s(?:here|aqu[ií])(?!\p{L})/iu,
];

/** What a place is really called. */
const NAMES = /\bcrypto\.com arena\b/giu;

const YEAR = '(?:19|20)\\p{Nd}{2}';
const MONTH = '(?:0?[1-9]|1[0-2])';
const DAY = '(?:0?[1-9]|[12]\\p{Nd}|3[01])';
const TIME = '(?:[01]?\\p{Nd}|2[0-4])[.h][0-5]\\p{Nd}';
/** Dates and hours, which are long rows of figures and no telephone numbers. */
const FIGURES = [
  new RegExp(String.raw`(?<!\p{Nd})${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\p{Nd}|3[01])(?!\p{Nd})`, 'gu'),
  new RegExp(String.raw`(?<![\p{Nd}.])${YEAR}([-./])${MONTH}\1${DAY}(?![\p{Nd}.]\p{Nd})`, 'gu'),
  new RegExp(String.raw`(?<![\p{Nd}.])${DAY}([-./])${MONTH}\1${YEAR}(?!\p{Nd})`, 'gu'),
  new RegExp(String.raw`(?<![\p{Nd}.])${TIME}\s?[-–—]\s?${TIME}(?![.\p{Nd}])`, 'gu'),
];
/** Figures in one breath, with whatever people put between the groups of a telephone number. */
const NUMBER = /\+?\p{Nd}(?:[\s().\-–·_/]{0,3}\p{Nd})*/gu;
const SHORTEST_PHONE = 9;
const SHORTEST_WITH_PLUS = 7;

const digitsIn = (text: string) => text.match(/\p{Nd}/gu) ?? [];

/** "1163 - 1345 (2019)": years, not a number to call. */
const onlyYears = (text: string) =>
  (text.match(/\p{Nd}+/gu) ?? []).every((group) => /^(?:1\p{Nd}|20)\p{Nd}{2}$/u.test(group));

function holdsPhone(text: string): boolean {
  const rest = FIGURES.reduce((left, figure) => left.replace(figure, ' x '), text);
  return (rest.match(NUMBER) ?? []).some((number) => {
    const shortest = number.startsWith('+') ? SHORTEST_WITH_PLUS : SHORTEST_PHONE;
    return digitsIn(number).length >= shortest && !onlyYears(number);
  });
}

/**
 * What a text holds that advertises or leads elsewhere; null for none. Reads what people write to hide it too: wide letters,
 * invisible signs, "dot com". Opening hours, prices, years and street numbers are none of it; every text of the catalogue passes.
 */
export function contactIn(text: string): ContactKind | null {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').replace(NAMES, ' ');
  const holds = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(plain));
  // An address has a domain too.
  if (holds(EMAILS)) return 'email';
  if (holds(LINKS)) return 'link';
  if (holdsPhone(plain)) return 'phone';
  return holds(ADVERTISING) ? 'advertising' : null;
}
