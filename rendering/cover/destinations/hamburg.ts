import type { Drawing, Layer } from '../drawing.ts';
import { arch, cloud, disc, fill, mirrored, put, rect, times, water } from '../kit.ts';

/** The height of the glass wave of the concert hall at x, two cusps and a tall prow. */
function crest(x: number): number {
  if (x < 96) return 142 - 44 * Math.sin((x / 96) * (Math.PI / 2)) - 6 * Math.sin((x / 96) * Math.PI);
  if (x < 172) return 114 - 26 * Math.sin(((x - 96) / 76) * Math.PI * 0.62);
  return 108 - 22 * Math.sin(((x - 172) / 68) * Math.PI * 0.7);
}
const wave = times(49, (i) => `L${i * 5} ${-Math.round(86 + crest(i * 5) * 0.92)}`);

/** The Elbphilharmonie, its foot at the origin: the brick store below, the open floor, the glass above. */
const concertHall: Layer[] = [
  fill('coral.near', 'M0 0V-84H240V0z'),
  fill(
    'coral.front',
    times(6, (row) => times(18, (i) => rect(9 + i * 12.6, -77 + row * 13, 5, 5))),
    0.7,
  ),
  fill('coral.front', rect(0, -86, 240, 3) + rect(0, -8, 240, 3)),
  fill('gold', rect(8, -94, 224, 9), 0.9),
  fill(
    'ink',
    times(14, (i) => rect(10 + i * 16.8, -94, 3, 10)),
  ),
  fill('blue.middle', `M0 -94${wave}L240 -94z`),
  fill(
    'white',
    times(22, (i) => {
      const x = 5 + i * 10.7;
      const top = 80 + crest(x) * 0.92;
      return times(Math.floor((top - 100) / 13), (row) => rect(x, -106 - row * 13, 6.5, (i + row) % 3 ? 2 : 5));
    }),
    0.75,
  ),
  fill(
    'pane',
    times(9, (i) => `M${14 + i * 25} ${-114 - (i % 3) * 19}q5 -8 10 0q-5 8 -10 0z`),
    0.9,
  ),
  fill(
    'white',
    `M0 -96${wave}L240 ${-Math.round(81 + crest(240) * 0.92)}${times(49, (i) => `L${240 - i * 5} ${-Math.round(82 + crest(240 - i * 5) * 0.92)}`)}z`,
  ),
];

/** Saint Michael's: the copper helmet over its ring of columns, the clock below. */
const michel: Layer[] = [
  fill('coral.near', rect(-24, -96, 48, 96) + 'M24 0V-52L36 -64H96L108 -52V0z'),
  fill('leaf.near', 'M22 -50L36 -66H96L110 -50z'),
  fill('white', rect(-27, -98, 54, 4) + rect(-24, -56, 48, 3)),
  fill('leaf.near', 'M-26 -98V-106L-18 -112H18L26 -106V-98z'),
  fill(
    'leaf.near',
    times(6, (i) => rect(-17 + i * 6.3, -142, 3.5, 32)),
  ),
  fill('pane', rect(-14, -140, 28, 28), 0.4),
  fill('leaf.near', 'M-21 -142Q-19 -158 -7 -164L-5 -186H5L7 -164Q19 -158 21 -142zM-4 -186L0 -206L4 -186z'),
  fill('gold', `${disc(0, -208, 2.6)}${disc(0, -78, 10)}`),
  fill('ink', rect(-0.8, -86, 1.6, 9) + rect(-0.8, -79, 7, 1.6)),
  fill('pane', arch(-7, -12, 14, 30) + times(3, (i) => arch(42 + i * 20, -8, 10, 30)), 0.9),
];

/** A store of the Speicherstadt: brick, a stepped or pointed gable, the winch under a copper cap. */
function store(x: number, width: number, height: number, pointed: boolean): Layer[] {
  const half = width / 2;
  const gable = pointed
    ? `M0 ${-height}L${half} ${-height - 34}L${width} ${-height}z`
    : `M8 ${-height}v-12h8v-10h${width - 32}v10h8v12z`;
  const floors = Math.floor((height - 8) / 18);
  return put(x, 262, 1, [
    fill('coral.near', rect(0, -height, width, height) + gable),
    fill(
      'leaf.near',
      pointed
        ? `M${half - 12} ${-height - 22}L${half} ${-height - 52}L${half + 12} ${-height - 22}z`
        : `M6 ${-height - 20}l6 -12h${width - 24}l6 12z`,
    ),
    fill(
      'white',
      times(floors, (row) => rect(3, -height + 14 + row * 18, width - 6, 1.5)),
      0.7,
    ),
    fill(
      'glow',
      times(floors, (row) => times(2, (c) => arch(6 + c * (width - 22), -height + 13 + row * 18, 10, 12))),
    ),
    fill(
      'coral.front',
      times(floors, (row) => rect(half - 5, -height + 1 + row * 18, 10, 12)),
    ),
  ]);
}

const crane: Layer[] = [
  fill('blue.middle', 'M-4 0L2 -92H8L6 0zM24 0L20 -92H26L32 0zM-52 -96H64V-90H-52z'),
  fill('blue.middle', 'M10 -92L14 -124H18L22 -92zM14 -122L-48 -96h5L16 -118zM18 -122L60 -96h-5L17 -118z'),
  fill('coral.middle', rect(-40, -90, 2, 20) + rect(-47, -72, 16, 7)),
];

const ferry: Layer[] = [
  fill('white', 'M-56 -16H40V-34H-30L-38 -28H-56zM-20 -34V-46H22V-34z'),
  fill('pane', times(8, (i) => rect(-48 + i * 10.5, -26, 7, 6)) + times(4, (i) => rect(-16 + i * 9, -43, 6, 6))),
  fill('coral.near', 'M-66 -16H62L50 4H-56z'),
  fill('white', rect(-64, -13, 122, 2)),
  fill('ink', rect(26, -58, 5, 24)),
];

const gull = (x: number, y: number): string => `M${x - 14} ${y - 4}q8 -6 14 4q6 -10 14 -4q-8 0 -14 8q-6 -8 -14 -8z`;

/** Hamburg: the glass wave of the Elbphilharmonie on its brick store, the Michel, the Speicherstadt, cranes and a harbour ferry. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 84, y: 66 },
  layers: [
    cloud(380, 66, 84),
    cloud(700, 58, 66),
    ...put(54, 256, 1.15, crane),
    ...put(150, 256, 0.86, mirrored(crane)),
    fill('violet.middle', 'M0 240h60v-10h40v14h70v-8h60v26H0z'),
    ...put(484, 258, 1.06, michel),
    ...put(196, 262, 1.02, concertHall),
    ...store(584, 52, 84, true),
    ...store(636, 58, 96, false),
    ...store(694, 50, 88, true),
    ...store(744, 62, 100, false),
    fill('ochre.middle', rect(184, 260, 262, 7) + rect(446, 258, 354, 9)),
    fill(
      'coral.front',
      times(6, (i) => arch(592 + i * 35, 268, 20, 8)),
      0.8,
    ),
    ...water(266, 'sea.near', 'sea.middle'),
    fill('white', gull(140, 118) + gull(560, 40) + gull(500, 300), 0.95),
    ...put(318, 304, 1, ferry),
    ...put(640, 312, 0.7, mirrored(ferry)),
  ],
};
