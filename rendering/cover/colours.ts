import { mixOf, type Paint, type Time } from './paints.ts';

/** The palettes of the page (a test holds them equal): a picture in a chat has no theme. */
const tokens: Readonly<Record<Time, Readonly<Record<string, string>>>> = {
  day: {
    paper: '#fbf7f0',
    card: '#ffffff',
    ink: '#10252b',
    sea: '#0f6e78',
    sun: '#f2a541',
    coral: '#c8442b',
    leaf: '#2f7d4f',
    'day-2': '#b4552d',
    'day-3': '#5b4b9a',
    'day-5': '#a63a6a',
    'day-6': '#2c5fa8',
    'day-7': '#7a5c10',
  },
  night: {
    paper: '#0d191c',
    card: '#15252a',
    ink: '#f1ece3',
    sea: '#4fc3ce',
    sun: '#f2b765',
    coral: '#ff8a70',
    leaf: '#6ccb93',
    'day-2': '#f29a6b',
    'day-3': '#b3a4f2',
    'day-5': '#f08bb8',
    'day-6': '#86b6f5',
    'day-7': '#e0bd62',
  },
};

/** A token of the page as `#rrggbb`. */
export function tokenOf(name: string, time: Time = 'day'): string {
  const colour = tokens[time][name];
  if (colour === undefined) throw new Error(`no colour is called ${name}`);
  return colour;
}

type Triple = readonly [number, number, number];

const multiplied = (rows: readonly Triple[], [a, b, c]: Triple): Triple =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

/** Oklab's own matrices (Ottosson 2020; CSS Color 4, section 18). */
const toCone: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCone: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function oklab(hex: string): Triple {
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple;
  return multiplied(toLab, multiplied(toCone, rgb).map(Math.cbrt) as unknown as Triple);
}

function hexOf(lab: Triple): string {
  const cone = multiplied(fromLab, lab).map((value) => value ** 3) as unknown as Triple;
  const parts = multiplied(fromCone, cone).map((value) => Math.round(255 * Math.min(1, Math.max(0, gamma(value)))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour of a drawing as `#rrggbb`, mixed as the page mixes it. */
export function colourOf(paint: Paint, time: Time = 'day'): string {
  const [of, share, into] = mixOf(paint, time);
  const [a, b] = [oklab(tokenOf(of, time)), oklab(tokenOf(into, time))];
  return hexOf(a.map((value, i) => share * value + (1 - share) * (b[i] ?? 0)) as unknown as Triple);
}
