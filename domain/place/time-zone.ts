/** Held equal to the catalogue by a test; files are made on the device, where the catalogue is not. */
const destinationsIn: Readonly<Record<string, readonly string[]>> = {
  'Africa/Cairo': ['cairo'],
  'Africa/Casablanca': ['fez', 'marrakech'],
  'Africa/Johannesburg': ['cape-town'],
  'America/Argentina/Buenos_Aires': ['buenos-aires', 'iguazu'],
  'America/Bogota': ['bogota', 'cartagena-colombia', 'medellin'],
  'America/Cancun': ['cancun'],
  'America/Chicago': ['chicago', 'new-orleans'],
  'America/Havana': ['havana'],
  'America/Lima': ['cusco', 'lima'],
  'America/Los_Angeles': ['las-vegas', 'los-angeles', 'san-diego', 'san-francisco', 'seattle'],
  'America/Mexico_City': ['mexico-city'],
  'America/New_York': ['boston', 'miami', 'new-york', 'orlando', 'washington'],
  'America/Santiago': ['santiago-chile'],
  'America/Sao_Paulo': ['rio-de-janeiro', 'sao-paulo'],
  'America/Toronto': ['montreal', 'quebec-city', 'toronto'],
  'America/Vancouver': ['vancouver'],
  'Asia/Amman': ['amman', 'petra'],
  'Asia/Bangkok': ['bangkok', 'chiang-mai', 'phuket'],
  'Asia/Dubai': ['abu-dhabi', 'dubai'],
  'Asia/Ho_Chi_Minh': ['hanoi', 'ho-chi-minh-city', 'hoi-an-da-nang'],
  'Asia/Hong_Kong': ['hong-kong'],
  'Asia/Jakarta': ['yogyakarta'],
  'Asia/Kathmandu': ['kathmandu'],
  'Asia/Kolkata': ['delhi', 'jaipur', 'mumbai'],
  'Asia/Kuala_Lumpur': ['kuala-lumpur', 'penang'],
  'Asia/Makassar': ['bali'],
  'Asia/Nicosia': ['cyprus'],
  'Asia/Phnom_Penh': ['siem-reap'],
  'Asia/Seoul': ['busan', 'seoul'],
  'Asia/Shanghai': ['shanghai', 'xian'],
  'Asia/Singapore': ['singapore'],
  'Asia/Taipei': ['taipei'],
  'Asia/Tokyo': ['fukuoka', 'hiroshima', 'kyoto', 'osaka', 'tokyo'],
  'Atlantic/Canary': ['gran-canaria', 'lanzarote', 'tenerife'],
  'Atlantic/Madeira': ['madeira'],
  'Atlantic/Reykjavik': ['reykjavik'],
  'Australia/Melbourne': ['melbourne'],
  'Australia/Sydney': ['sydney'],
  'Europe/Amsterdam': ['amsterdam'],
  'Europe/Athens': ['athens', 'crete', 'rhodes', 'santorini'],
  'Europe/Belgrade': ['belgrade'],
  'Europe/Berlin': ['berlin', 'cologne', 'hamburg', 'munich'],
  'Europe/Brussels': ['antwerp', 'bruges', 'brussels', 'ghent'],
  'Europe/Bucharest': ['bucharest'],
  'Europe/Budapest': ['budapest'],
  'Europe/Copenhagen': ['copenhagen'],
  'Europe/Dublin': ['dublin'],
  'Europe/Helsinki': ['helsinki'],
  'Europe/Istanbul': ['istanbul'],
  'Europe/Lisbon': ['lisbon', 'porto'],
  'Europe/Ljubljana': ['ljubljana'],
  'Europe/London': ['edinburgh', 'london'],
  'Europe/Madrid': [
    'alicante',
    'barcelona',
    'bilbao',
    'cadiz',
    'cordoba',
    'girona',
    'granada',
    'ibiza',
    'madrid',
    'malaga',
    'mallorca',
    'salamanca',
    'san-sebastian',
    'santander',
    'santiago-de-compostela',
    'sevilla',
    'toledo',
    'valencia',
    'zaragoza',
  ],
  'Europe/Malta': ['malta'],
  'Europe/Oslo': ['bergen', 'oslo'],
  'Europe/Paris': ['bordeaux', 'lyon', 'marseille', 'nice', 'paris'],
  'Europe/Prague': ['prague'],
  'Europe/Riga': ['riga'],
  'Europe/Rome': ['bologna', 'florence', 'genoa', 'milan', 'naples', 'palermo', 'rome', 'turin', 'venice', 'verona'],
  'Europe/Sofia': ['sofia'],
  'Europe/Stockholm': ['stockholm'],
  'Europe/Tallinn': ['tallinn'],
  'Europe/Vienna': ['vienna'],
  'Europe/Vilnius': ['vilnius'],
  'Europe/Warsaw': ['gdansk', 'krakow', 'warsaw'],
  'Europe/Zagreb': ['dubrovnik', 'split', 'zagreb'],
  'Europe/Zurich': ['zurich'],
  'Indian/Maldives': ['maldives'],
  'Pacific/Auckland': ['auckland'],
  'Pacific/Honolulu': ['honolulu'],
};

const zones = new Map(Object.entries(destinationsIn).flatMap(([zone, ids]) => ids.map((id) => [id, zone] as const)));

/** The IANA time zone of a destination of the catalogue; null where the catalogue does not say. */
export function zoneOf(destinationId: string | null): string | null {
  return (destinationId !== null && zones.get(destinationId)) || null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const digits = { month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', year: 'numeric', ...digits });
  formats.set(zone, made);
  return made;
}

/** Seconds by which clocks in a zone are ahead of UTC at a moment in milliseconds since 1970. */
export function offsetAt(zone: string, moment: number): number {
  const parts = formatIn(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((own) => own.type === type)?.value);
  const clock = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return Math.round((clock - Math.floor(moment / 1000) * 1000) / 1000);
}

export interface ClockChange {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Seconds ahead of UTC, before and after. */
  readonly from: number;
  readonly to: number;
}

/** Clocks that change stay so for weeks, also where Ramadan interrupts the summer. */
const STEP_MS = 7 * 86_400_000;

function momentOfChange(zone: string, before: number, after: number): number {
  const from = offsetAt(zone, before);
  let [low, high] = [before, after];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(zone, middle) === from) low = middle;
    else high = middle;
  }
  return high;
}

/** Every moment between two, or up to a week later, at which the clocks of a zone change, exact to the second. */
export function clockChanges(zone: string, first: number, last: number): ClockChange[] {
  const changes: ClockChange[] = [];
  let from = offsetAt(zone, first);
  for (let moment = first; moment < last; moment += STEP_MS) {
    const to = offsetAt(zone, moment + STEP_MS);
    if (from !== to) changes.push({ at: momentOfChange(zone, moment, moment + STEP_MS), from, to });
    from = to;
  }
  return changes;
}
