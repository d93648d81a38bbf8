/** A seeded stream of numbers in [0, 1): mulberry32. The same seed gives the same plan on every machine. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a over UTF-16 code units: turns a request into its default seed. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A version 4 UUID drawn from the stream: ids of days and activities are part of what a seed decides. */
export function seededUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, (_, i) => {
    const digit = Math.floor(random() * 16);
    if (i === 12) return '4';
    return (i === 16 ? (digit & 3) | 8 : digit).toString(16);
  }).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
