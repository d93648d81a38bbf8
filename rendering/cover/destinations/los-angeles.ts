import type { Drawing, Layer } from '../drawing.ts';
import { arch, fill, ground, mirrored, put, rect, times } from '../kit.ts';
import { hills } from '../shapes.ts';

/** The observatory on its ridge: a white hall with three copper domes. */
const observatory: Layer[] = put(268, 196, 1.18, [
  fill(
    'white',
    `${rect(-118, -30, 236, 40)}${rect(-36, -50, 72, 60)}${rect(-122, -48, 40, 58)}${rect(82, -48, 40, 58)}`,
  ),
  fill(
    'whiteShade',
    `${rect(-118, -34, 236, 5)}${rect(-40, -54, 80, 5)}${rect(-126, -52, 48, 5)}${rect(78, -52, 48, 5)}${rect(-130, 8, 260, 8)}`,
  ),
  fill('sea.near', 'M-34 -54A34 36 0 0 1 34 -54zM-120 -52A18 19 0 0 1 -84 -52zM84 -52A18 19 0 0 1 120 -52z'),
  fill('sea.middle', 'M-4 -54V-90H4V-54zM-104 -52v-18h4v18zM100 -52v-18h4v18z'),
  fill(
    'pane',
    times(3, (i) => arch(-26 + i * 20, 8, 12, 42)) +
      times(4, (i) => rect(-74 + i * 10, -22, 5, 26)) +
      times(4, (i) => rect(40 + i * 10, -22, 5, 26)) +
      times(3, (i) => rect(-116 + i * 11, -40, 5, 40)) +
      times(3, (i) => rect(89 + i * 11, -40, 5, 40)),
  ),
]);

const shaft = ([x, w, h]: readonly [number, number, number], wall: Layer['paint'], top = ''): Layer[] =>
  put(x, 262, 1, [
    fill(wall, rect(0, -h, w, h) + top),
    fill(
      'pane',
      times(Math.floor(h / 14), (r) => times(Math.floor((w - 4) / 9), (c) => rect(4 + c * 9, -h + 6 + r * 14, 4, 8))),
      0.75,
    ),
  ]);

/** The round library tower with its stepped crown, among the towers of downtown. */
const downtown: Layer[] = [
  ...shaft([470, 34, 82], 'violet.middle'),
  ...shaft([508, 36, 118], 'rose.near'),
  ...shaft([548, 30, 96], 'violet.near'),
  ...shaft([580, 46, 152], 'violet.near', `${rect(4, -164, 38, 13)}${rect(9, -174, 28, 11)}`),
  ...shaft([630, 34, 128], 'rose.near', 'M0 -128L17 -144L34 -128z'),
  ...shaft([668, 38, 104], 'violet.middle'),
  ...shaft([710, 36, 74], 'rose.near'),
  fill('white', rect(588, 85, 30, 3)),
];

/** The fan palms of the boulevards: very tall, very thin, a small round head with a skirt of dry leaves. */
const fan = (x: number, y: number, h: number): Layer[] =>
  put(x, y, 1, [
    fill('earth.front', `M-3.5 0Q2 ${-h * 0.5} -1.5 ${-h}H2.5Q6 ${-h * 0.5} 3.5 0z`),
    fill('ochre.near', `M-8 ${-h + 18}Q0 ${-h - 8} 9 ${-h + 18}L1 ${-h + 14}z`),
    fill(
      'leaf.front',
      times(9, (i) => {
        const turn = (-200 + i * 27.5) * (Math.PI / 180);
        const tip = [Math.cos(turn) * 30, Math.sin(turn) * 26 - h + 4].map(Math.round);
        const side = [Math.cos(turn + 0.35) * 18, Math.sin(turn + 0.35) * 18 - h].map(Math.round);
        const other = [Math.cos(turn - 0.35) * 18, Math.sin(turn - 0.35) * 18 - h].map(Math.round);
        return `M0 ${-h + 2}L${side.join(' ')}L${tip.join(' ')}L${other.join(' ')}z`;
      }),
    ),
  ]);

const car = (x: number, y: number, paint: Layer['paint']): Layer[] =>
  put(
    x,
    y,
    1,
    mirrored([
      fill(paint, 'M-34 0V-9Q-30 -13 -20 -13L-10 -14L-4 -24L-1 -24L-3 -14H34Q38 -8 36 0z'),
      fill('white', `${rect(-34, -9, 6, 4)}${rect(-10, -8, 42, 2)}`),
      fill('ink', 'M-27 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM13 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z'),
    ]),
  );

/** Los Angeles: the observatory on the hills of Hollywood, downtown at dusk, tall thin palms and open cars. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 432, y: 68 },
  layers: [
    fill('violet.far', 'M0 250L90 170L160 200L250 150L330 190L420 172L500 186L590 150L660 178L740 140L800 176V320H0z'),
    ...downtown,
    ...observatory,
    fill('ochre.near', 'M0 320V262Q46 222 96 209Q190 204 290 204Q390 204 440 209Q480 222 530 244Q600 262 800 262V320z'),
    fill('leaf.near', hills(3.3, 286, 44, 7)),
    fill(
      'leaf.front',
      times(19, (i) => `M${86 + i * 22} ${232 + ((i * 37) % 38) + (i > 13 ? 24 : 0)}a9 8 0 0 1 18 0z`),
    ),
    ...fan(66, 292, 240),
    ...fan(124, 292, 196),
    ...fan(506, 292, 214),
    ...fan(554, 294, 150),
    ...fan(676, 292, 250),
    ...fan(736, 292, 200),
    ground('ink', 288),
    fill('white', rect(0, 286, 800, 3)),
    fill(
      'gold',
      times(14, (i) => rect(8 + i * 60, 304, 34, 2.4)),
    ),
    ...car(230, 312, 'coral.near'),
    ...car(606, 312, 'sea.middle'),
  ],
};
