/** The hues of a drawing, by the tokens of the page that they are mixed of. */
export const hues = {
  sea: 'sea',
  leaf: 'leaf',
  coral: 'coral',
  sun: 'sun',
  earth: 'day-2',
  violet: 'day-3',
  rose: 'day-5',
  blue: 'day-6',
  ochre: 'day-7',
} as const;
export type Hue = keyof typeof hues;

type Depth = 'sky' | 'far' | 'middle' | 'near' | 'front';

/** `white` is snow, foam, plaster; `pane` a window and `glow` an opening in warm stone, dark by day and lit at night; `gold` stays what it is; `disc` is the sun, and the moon. */
const plain = ['white', 'whiteShade', 'pane', 'glow', 'gold', 'disc', 'ink'] as const;

/** A colour of a drawing: by day the far ones are pale and the near ones deep, at night the near ones stand lit against the sky. */
export type Paint = `${Hue}.${Depth}` | (typeof plain)[number];

type Token = (typeof hues)[Hue] | 'paper' | 'ink' | 'card';
/** How much of the first is mixed into the second (0 to 1), in Oklab. */
type Mix = readonly [of: Token, share: number, into: Token];

const depths: Readonly<Record<Depth, { readonly day: readonly [number, Token]; readonly night: number }>> = {
  sky: { day: [0.13, 'paper'], night: 0.13 },
  far: { day: [0.2, 'paper'], night: 0.22 },
  middle: { day: [0.42, 'paper'], night: 0.36 },
  near: { day: [0.7, 'paper'], night: 0.44 },
  front: { day: [0.82, 'ink'], night: 0.26 },
};

const plainMixes: Readonly<Record<(typeof plain)[number], { readonly day: Mix; readonly night: Mix }>> = {
  white: { day: ['card', 1, 'card'], night: ['ink', 0.72, 'paper'] },
  whiteShade: { day: ['sea', 0.16, 'card'], night: ['ink', 0.48, 'paper'] },
  pane: { day: ['ink', 0.6, 'paper'], night: ['sun', 1, 'sun'] },
  glow: { day: ['day-2', 0.82, 'ink'], night: ['sun', 0.9, 'paper'] },
  gold: { day: ['sun', 1, 'sun'], night: ['sun', 0.82, 'paper'] },
  disc: { day: ['sun', 1, 'sun'], night: ['ink', 0.8, 'paper'] },
  ink: { day: ['ink', 0.85, 'paper'], night: ['ink', 0.3, 'paper'] },
};

export type Time = 'day' | 'night';

/** What a colour is mixed of, by day and at night. */
export function mixOf(paint: Paint, time: Time): Mix {
  if (!paint.includes('.')) return plainMixes[paint as (typeof plain)[number]][time];
  const [hue, depth] = paint.split('.') as [Hue, Depth];
  const { day, night } = depths[depth];
  const of = hues[hue];
  return time === 'day' ? [of, ...day] : [of, night, 'paper'];
}

const depthNames = Object.keys(depths) as Depth[];
const hueNames = Object.keys(hues) as Hue[];

export const paints: readonly Paint[] = [
  ...hueNames.flatMap((hue) => depthNames.map((depth): Paint => `${hue}.${depth}`)),
  ...plain,
];
