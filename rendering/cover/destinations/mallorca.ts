import type { Drawing } from '../drawing.ts';
import { arch, boat, disc, fill, houses, palm, put, rect, times, water } from '../kit.ts';

const pinnacle = (x: number, y: number, width: number, height: number) =>
  `M${x - width / 2} ${y}V${y - height}l${width / 2} ${-width * 1.5}l${width / 2} ${width * 1.5}V${y}z`;

const petals = (x: number, y: number, radius: number) =>
  times(8, (i) =>
    disc(
      x + radius * 0.62 * Math.cos((i * Math.PI) / 4),
      y + radius * 0.62 * Math.sin((i * Math.PI) / 4),
      radius * 0.2,
    ),
  );

/** La Seu from the sea: a long wall of buttresses close together, the high nave, the bell tower. */
const cathedral = put(380, 242, 1, [
  fill('ochre.middle', `${rect(-66, -188, 40, 120)}${times(5, (i) => rect(-66 + i * 8.4, -194, 5, 7))}`),
  fill('ochre.middle', rect(-150, -138, 316, 138)),
  fill(
    'ochre.middle',
    times(10, (i) => pinnacle(-146 + i * 34, -130, 9, 20)),
  ),
  fill(
    'pane',
    times(8, (i) => arch(-126 + i * 34, -92, 12, 34)),
    0.8,
  ),
  fill('ochre.far', 'M-190 0V-96H196V0z'),
  fill(
    'ochre.near',
    times(9, (i) => `M${-158 + i * 34} -96l14 -22h4l-10 22z`),
  ),
  fill(
    'ochre.middle',
    times(23, (i) => rect(-188 + i * 16.8, -100, 8, 100)),
  ),
  fill(
    'ochre.near',
    times(23, (i) => pinnacle(-184 + i * 16.8, -96, 8, 10)),
  ),
  fill('ochre.far', 'M-214 0V-150L-182 -176L-150 -150V0z'),
  fill('ochre.middle', pinnacle(-214, 0, 14, 174) + pinnacle(-150, 0, 14, 174)),
  fill('glow', disc(-182, -118, 22) + arch(-194, 0, 24, 50)),
  fill('gold', petals(-182, -118, 22) + disc(-182, -118, 4)),
  fill('glow', arch(-56, -142, 8, 26) + arch(-44, -142, 8, 26)),
  fill('glow', arch(20, 0, 22, 46)),
]);

const windmill = put(662, 252, 1, [
  fill('white', 'M-22 0L-17 -74H17L22 0z'),
  fill('coral.near', 'M-20 -74L0 -98L20 -74z'),
  fill('pane', rect(-4, -54, 8, 11) + arch(-6, 0, 12, 20)),
  fill(
    'earth.front',
    times(6, (i) => {
      const a = (i * Math.PI) / 3 + 0.3;
      const at = (r: number, turn: number) =>
        `${Math.round(r * Math.cos(a + turn))} ${Math.round(-78 + r * Math.sin(a + turn))}`;
      return `M0 -78L${at(48, 0.05)}L${at(48, -0.05)}z`;
    }),
  ),
  fill(
    'white',
    times(6, (i) => {
      const a = (i * Math.PI) / 3 + 0.3;
      const at = (r: number, turn: number) =>
        `${Math.round(r * Math.cos(a + turn))} ${Math.round(-78 + r * Math.sin(a + turn))}`;
      return `M${at(14, 0)}L${at(48, 0)}L${at(48, 0.28)}L${at(14, 0.5)}z`;
    }),
  ),
  fill('earth.front', disc(0, -78, 5)),
]);

/** Mallorca: the cathedral of Palma above the sea, a windmill, the Tramuntana, palms and sails. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 616, y: 78 },
  layers: [
    fill(
      'blue.far',
      'M0 300V170L60 140L110 176L170 128L230 170L330 150L440 186L520 140L590 178L650 132L720 166L760 144L800 170V300z',
    ),
    fill('blue.middle', 'M0 300V214L90 190L150 214L520 214L590 186L680 216L740 192L800 212V300z', 0.6),
    ...cathedral,
    ...houses(16, [0, 164], 252, { wall: 'white', roof: 'coral.middle', height: 54 }),
    ...houses(25, [578, 800], 252, { wall: 'sun.far', roof: 'coral.middle', height: 44 }),
    ...windmill,
    fill('ochre.middle', 'M0 272V240H800V272z'),
    fill(
      'ochre.near',
      times(26, (i) => arch(8 + i * 31, 270, 16, 18)),
    ),
    fill('ochre.far', rect(0, 238, 800, 5)),
    ...[132, 216, 300, 430, 512, 590, 744, 60].flatMap((x, i) => palm(x, 272, 54 + (i % 3) * 10, 'leaf.near')),
    fill('sun.middle', rect(0, 266, 800, 8)),
    ...water(272, 'sea.near', 'sea.far'),
    ...boat(250, 304, 70),
    ...boat(478, 312, 56),
    ...boat(620, 298, 40, 'coral.middle'),
  ],
};
