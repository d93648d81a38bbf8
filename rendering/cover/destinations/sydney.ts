import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, mirrored, put, rect, times, towers, water } from '../kit.ts';

/** One sail of the Opera House, its mouth of glass to the left, its foot at a point. */
const sail = (x: number, y: number, size: number, flip = false): Layer[] =>
  put(
    x,
    y,
    size,
    flip
      ? mirrored([
          fill('pane', 'M10 0Q12 -66 0 -130Q30 -70 38 0z', 0.9),
          fill('white', 'M34 0Q34 -74 0 -130C76 -114 128 -62 140 0z'),
          fill(
            'whiteShade',
            'M62 0Q58 -74 0 -130Q66 -82 68 0zM92 0Q84 -78 0 -130Q90 -86 98 0zM118 0Q104 -80 0 -130Q110 -86 124 0z',
          ),
        ])
      : [
          fill('pane', 'M10 0Q12 -66 0 -130Q30 -70 38 0z', 0.9),
          fill('white', 'M34 0Q34 -74 0 -130C76 -114 128 -62 140 0z'),
          fill(
            'whiteShade',
            'M62 0Q58 -74 0 -130Q66 -82 68 0zM92 0Q84 -78 0 -130Q90 -86 98 0zM118 0Q104 -80 0 -130Q110 -86 124 0z',
          ),
        ],
  );

const upper = (t: number) => Math.round(92 + 84 * t * t);
const lower = (t: number) => Math.round(114 + 96 * t * t);
const at = (t: number) => Math.round(282 + 168 * t);
const ts = Array.from({ length: 21 }, (_, i) => -1 + i / 10);
const chord = (of: (t: number) => number, width: number) =>
  `M${ts.map((t) => `${at(t)} ${of(t)}`).join('L')}L${[...ts]
    .reverse()
    .map((t) => `${at(t)} ${of(t) + width}`)
    .join('L')}z`;

const pylon = (x: number) => rect(x - 13, 164, 11, 98) + rect(x + 2, 164, 11, 98);

const harbourBridge = [
  fill(
    'violet.middle',
    ts
      .slice(1, -1)
      .map((t) => rect(at(t) - 1, lower(t), 2, Math.max(0, 204 - lower(t))))
      .join(''),
  ),
  fill(
    'violet.near',
    ts
      .slice(0, -1)
      .map((t) => `M${at(t)} ${upper(t)}h3L${at(t + 0.1) + 1} ${lower(t + 0.1)}h-3z`)
      .join(''),
  ),
  fill('violet.near', ts.map((t) => rect(at(t) - 1, upper(t), 2, lower(t) - upper(t))).join('')),
  fill('violet.near', chord(upper, 5)),
  fill('violet.near', chord(lower, 5)),
  fill('violet.near', rect(0, 202, 560, 9)),
  fill(
    'gold',
    times(22, (i) => rect(8 + i * 25, 205, 9, 3)),
  ),
  fill('gold', ts.map((t) => disc(at(t), upper(t), 1.8)).join('')),
  fill('ochre.middle', pylon(106) + pylon(458)),
  fill(
    'ochre.near',
    [106, 458].map((x) => rect(x - 15, 160, 13, 5) + rect(x + 2, 160, 13, 5) + rect(x - 18, 236, 36, 30)).join(''),
  ),
];

const ferry = [
  fill('gold', rect(-40, -26, 82, 14) + rect(-20, -38, 44, 12)),
  fill('white', rect(-44, -28, 90, 3) + rect(-24, -40, 52, 3)),
  fill('leaf.near', 'M-56 -12H58l-10 14H-46z'),
  fill('pane', times(7, (i) => rect(-35 + i * 11, -23, 7, 8)) + times(4, (i) => rect(-16 + i * 10, -35, 6, 7))),
  fill('leaf.near', rect(-2, -52, 9, 12)),
];

/** Sydney: the sails of the Opera House before the arch of the Harbour Bridge, and a ferry. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 588, y: 86 },
  layers: [
    fill('blue.far', 'M0 320V226q90 -30 200 -12t300 4t300 -24V320z'),
    towers(21, { base: 262, heights: [70, 150], between: [474, 800] }, 'blue.middle'),
    fill('blue.middle', rect(679, 66, 6, 190) + 'M669 98h26l-4 14h-18z'),
    ...harbourBridge,
    fill('leaf.middle', 'M0 262v-20q40 -20 90 -6t100 26z'),
    ...sail(600, 256, 0.62, true),
    ...sail(478, 256, 1.36),
    ...sail(414, 256, 0.98),
    ...sail(374, 256, 0.64),
    ...sail(694, 256, 0.78, true),
    fill('earth.middle', 'M366 254H704l16 26H350z'),
    fill(
      'glow',
      times(22, (i) => rect(376 + i * 15, 266, 9, 4)),
      0.85,
    ),
    ...water(272, 'blue.near', 'blue.middle'),
    ...put(212, 296, 1, ferry),
  ],
};
