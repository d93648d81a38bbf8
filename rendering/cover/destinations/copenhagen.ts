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
  const height = [112, 96, 124, 104, 118, 94, 122, 100, 76, 58][i % 10] ?? 100;
  const rows = Math.min(4, Math.floor((height + 2) / 24));
  const roof =
    i % 3 === 1
      ? `M-2 ${-height}l14 -30h${width - 24}l14 30z`
      : `M-2 ${-height}L${width / 2} ${-height - 36}L${width + 2} ${-height}z`;
  return put(-12 + i * width, 276, 1, [
    fill(i % 2 ? 'earth.near' : 'coral.middle', roof),
    fill(fronts[i % 8] ?? 'white', rect(0, -height, width, height)),
    fill(
      'white',
      times(rows, (row) => times(3, (c) => rect(8 + c * 17, -height + 9 + row * 24, 12, 17))) +
        rect(width / 2 - 6, -height - 16, 12, 14),
    ),
    fill(
      'pane',
      times(rows, (row) => times(3, (c) => rect(10 + c * 17, -height + 11 + row * 24, 8, 13))) +
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
  fill(
    'glow',
    arch(-5, -137, 10, 16) +
      arch(-18, -137, 8, 13) +
      arch(10, -137, 8, 13) +
      arch(-14, -98, 10, 22) +
      arch(4, -98, 10, 22),
  ),
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

const ship = put(456, 298, 1, [
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
  // legs folded to her side, body and neck, one hand on her thigh, the other arm propped behind her
  fill(
    'leaf.front',
    'M4 -20Q-32 -23 -46 -9Q-52 4 -38 9Q-10 19 20 18Q38 18 48 12Q58 8 68 6Q60 0 62 -12L52 -4Q44 7 26 6L17 4z',
  ),
  fill(
    'leaf.front',
    'M-4 -64H4V-55Q11 -53 11 -46Q10 -34 7 -25Q14 -14 17 4H-15Q-12 -14 -6 -24Q-10 -36 -10 -46Q-10 -53 -4 -55z',
  ),
  fill('leaf.front', 'M-5 -54Q-12 -53 -16 -47L-27 -32L-36 -14L-29 -12L-21 -29L-8 -42z'),
  fill('leaf.front', 'M5 -54Q13 -53 17 -46L28 -24L33 8H26L21 -22L8 -40z'),
  fill('leaf.front', `${disc(-3, -68, 9)}${disc(7, -72, 5)}`),
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
