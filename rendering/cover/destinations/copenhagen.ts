import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, water } from '../kit.ts';

const fronts = [
  'sun.middle',
  'coral.near',
  'blue.middle',
  'white',
  'ochre.middle',
  'leaf.middle',
  'rose.middle',
  'earth.middle',
] as const;

/** The tall narrow merchants' houses along the quay of Nyhavn. */
const house = (i: number) => {
  const width = 62;
  const height = [112, 96, 124, 104, 118, 94, 122, 100][i % 8] ?? 100;
  const roof =
    i % 3 === 1
      ? `M-2 ${-height}l14 -30h${width - 24}l14 30z`
      : `M-2 ${-height}L${width / 2} ${-height - 36}L${width + 2} ${-height}z`;
  return put(-12 + i * width, 276, 1, [
    fill(i % 2 ? 'earth.near' : 'coral.middle', roof),
    fill(fronts[i % 8] ?? 'white', rect(0, -height, width, height)),
    fill(
      'white',
      times(4, (row) => times(3, (c) => rect(8 + c * 17, -height + 9 + row * 24, 12, 17))) +
        rect(width / 2 - 6, -height - 16, 12, 14),
    ),
    fill(
      'pane',
      times(4, (row) => times(3, (c) => rect(10 + c * 17, -height + 11 + row * 24, 8, 13))) +
        rect(width / 2 - 4, -height - 14, 8, 10),
      0.7,
    ),
  ]);
};

/** The spire of Our Saviour's, with the stair that winds up around its outside. */
const spiralSpire = put(560, 276, 0.96, [
  fill('earth.middle', rect(-32, -130, 64, 130)),
  fill('gold', rect(-36, -134, 72, 5)),
  fill('blue.middle', 'M-23 -134V-156H23V-134zM-25 -156L-3 -242H3L25 -156z'),
  fill('glow', arch(-5, -137, 10, 16) + arch(-18, -137, 8, 13) + arch(10, -137, 8, 13)),
  fill(
    'gold',
    times(
      5,
      (i) =>
        `M${-27 + i * 4.7} ${-156 - i * 16}L${24 - i * 4.3} ${-165 - i * 16}v-4L${-26 + i * 4.7} ${-161 - i * 16}z`,
    ),
  ),
  fill('gold', `${disc(0, -246, 6)}M-1.5 -250h3v-8h-3z`),
]);

const mast = (x: number, height: number) => rect(x - 1.5, -height, 3, height);

const ship = put(590, 296, 1, [
  fill(
    'earth.front',
    mast(-34, 136) + mast(20, 120) + rect(-62, -92, 54, 3) + rect(-4, -84, 48, 3) + 'M64 -16l38 -16v3l-38 18z',
  ),
  fill('white', 'M-62 -88Q-34 -80 -10 -88L-14 -38Q-36 -30 -58 -38zM-4 -80Q20 -74 43 -80L38 -38Q20 -32 0 -38z'),
  fill('coral.near', 'M-80 -20H74L60 6H-66z'),
  fill('white', 'M-82 -22H76l-3 6H-79z'),
  fill(
    'white',
    times(7, (i) => disc(-54 + i * 18, -6, 2.5)),
  ),
]);

const mermaid = put(236, 284, 1.12, [
  fill('blue.middle', 'M-62 34Q-56 4 -30 4L8 0Q44 0 58 16L74 34z'),
  fill('blue.far', 'M-42 10Q-30 2 -10 4L26 4L-8 16z'),
  fill('leaf.front', 'M-36 -2Q-10 6 20 4Q34 4 46 -8L56 0Q50 12 34 12Q4 14 -32 8z'),
  fill(
    'leaf.front',
    'M-10 -55Q2 -61 10 -53Q25 -34 25 -4h-6Q18 -28 9 -40Q9 -26 16 -14Q22 2 4 4' +
      'L-30 6Q-44 0 -37 -10Q-26 -17 -13 -15Q-7 -26 -11 -37Q-14 -48 -10 -55z',
  ),
  fill('leaf.front', `${disc(-6, -67, 8.5)}${disc(2, -66, 6)}M-6 -62h8v10h-8z`),
  fill('leaf.near', 'M-9 -50Q-18 -34 -24 -13l5 1Q-12 -30 -4 -46z'),
]);

/** Copenhagen: the coloured houses and ships of Nyhavn, the spiral spire of Our Saviour's, the Little Mermaid. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 420, y: 82 },
  layers: [
    ...spiralSpire,
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].flatMap(house),
    fill('earth.middle', rect(0, 270, 800, 14)),
    fill(
      'earth.near',
      times(14, (i) => arch(20 + i * 60, 284, 16, 7)),
    ),
    ...water(282, 'sea.near', 'sea.middle'),
    ...ship,
    ...mermaid,
  ],
};
