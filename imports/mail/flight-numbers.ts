/** Codes of airlines that fly passengers, by the two signs in front of their flight numbers. */
const airlines = new Set(
  (
    'A3 A9 AA AC AD AE AF AI AK AM AR AS AT AV AY AZ B6 BA BR BT BW BX CA CI CM CX CZ D8 DE DL DY EI EK EN ET EW EY ' +
    'F9 FB FD FI FJ FR FZ G3 G9 GA GF GQ H2 HA HO HU HV HX I2 IB IX J2 JJ JL JQ JT JU JX KA KE KL KM KQ KU LA LG LH LM ' +
    'LO LS LX LY MF MH MK ML MS MU NH NK NO NT NZ OA OK OM OR OS OU OZ PC PD PG PK PR PX QF QR QS QW RJ RO RX S4 SA ' +
    'SC SK SL SN SQ SU SV TB TG TK TO TP TR TU TW TZ U2 UA UK UL UO UU UX V7 VA VB VF VJ VN VS VT VY VZ W4 W6 W9 WB WF ' +
    'WN WS WX WY X3 XQ XY Y4 YM ZB ZH ZT'
  ).split(' '),
);
/** Common words or units too: a flight only where the line speaks of one. */
const alsoWords = new Set([
  'AM',
  'AS',
  'AT',
  'DE',
  'LA',
  'NO',
  'OK',
  'OR',
  'SC',
  'SN',
  'SU',
  'TO',
  'UN',
  'EN',
  'ET',
  'AI',
  'AD',
  'SA',
  'SL',
]);

export interface NumberMention {
  /** "IB 3166". */
  readonly number: string;
  readonly at: number;
  readonly end: number;
}

/** The flight numbers in a line, as it writes them. `said`: the line speaks of a flight. */
export function flightNumbersIn(text: string, said: boolean): NumberMention[] {
  return [
    ...text.matchAll(/(?<![A-Za-z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?(\d{2,4})(?![\d:.,/-]\d|\d|[A-Za-z%€$])/g),
  ].flatMap((match) => {
    const [whole, code = '', digits = ''] = match;
    if (!airlines.has(code) || (alsoWords.has(code) && !said)) return [];
    return [{ number: `${code} ${digits}`, at: match.index, end: match.index + whole.length }];
  });
}

/** Kinds of trains in front of their numbers. */
const trains =
  /(?<![\p{L}\d])(avlo|ave|alvia|avant|euromed|ouigo|iryo|intercity|talgo|tgv inoui|tgv|thalys|eurostar|frecciarossa|frecciargento|frecciabianca|italo|ice|ic|ec|railjet|rj|nightjet|nj|thello|alfa pendular|ktx|shinkansen|nozomi|hikari|lner|acela|md|al boraq|train|tren)\s?(?:no\.?|n\.?[ºo]|num\.?|numero|number|#|:)?\s?(\d{2,5})(?![\d:.,/-]\d|\d)/giu;

/** The numbers of trains in a line, each with its kind where it is named. */
export function trainNumbersIn(text: string): NumberMention[] {
  return [...text.matchAll(trains)].map((match) => {
    const [whole, kind = '', digits = ''] = match;
    const named = /^(train|tren)$/i.test(kind) ? '' : `${kind.toUpperCase()} `;
    return { number: `${named}${digits}`, at: match.index, end: match.index + whole.length };
  });
}
