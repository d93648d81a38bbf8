import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, houses, put, rect, times, water } from '../kit.ts';
import { hills } from '../shapes.ts';

/** From left to right: the long low gallery, the leaning blocks around the glass hall, the prow, the stone wing. */
const museum: Layer[] = [
  fill('ochre.near', `${rect(150, 206, 84, 72)}${rect(420, 196, 110, 82)}`),
  fill('sea.middle', 'M262 278L250 128Q262 92 306 84L330 112L336 278z'),
  fill('whiteShade', 'M306 84L330 112L336 278H308Q292 170 306 84z'),
  fill('sea.near', 'M318 278Q300 172 322 100Q338 62 392 52Q388 74 398 96Q380 180 392 278z'),
  fill('white', 'M322 100Q338 62 392 52Q388 74 398 96Q350 84 322 100z'),
  fill('pane', 'M352 278V152L372 134L396 148V278z'),
  fill('whiteShade', 'M388 278Q404 190 386 112Q412 72 462 82Q454 102 470 122Q446 190 458 278z'),
  fill('sea.middle', 'M386 112Q412 72 462 82Q454 102 470 122Q424 96 386 112z'),
  fill('sea.near', 'M448 278Q440 208 462 164Q496 126 556 150Q540 172 546 196Q526 232 532 278z'),
  fill('whiteShade', 'M462 164Q496 126 556 150Q540 172 546 196Q500 160 462 164z'),
  fill('white', 'M112 278Q98 240 130 214Q190 182 250 206Q290 224 334 212Q328 244 334 278z'),
  fill(
    'sea.middle',
    'M130 214Q190 182 250 206Q290 224 334 212L332 226Q286 240 240 222Q180 206 116 240Q118 224 130 214z',
  ),
  fill('white', 'M502 278Q498 238 528 214Q560 200 590 218Q578 250 582 278z'),
  fill('sea.near', 'M528 214Q560 200 590 218L586 232Q552 218 508 242Q514 224 528 214z'),
  fill('white', 'M322 196Q390 168 474 188L472 200Q392 184 324 208z'),
  fill('ochre.near', `${rect(340, 200, 9, 78)}${rect(398, 194, 9, 84)}`),
  fill('pane', 'M470 278v-54l26 -14v68z'),
  fill(
    'ochre.front',
    times(6, (i) => rect(128 + i * 34, 256, 20, 8)),
    0.5,
  ),
  // the seams of the titanium sheets
  fill(
    'white',
    times(5, (i) => `M${254 + i} ${134 + i * 22}q20 -8 50 -6v1.6q-30 0 -50 6z`) +
      times(5, (i) => `M320 ${118 + i * 17}q30 -12 62 -12v1.6q-32 2 -62 12z`) +
      times(5, (i) => `M398 ${138 + i * 22}q30 -10 60 -4v1.6q-30 -4 -60 4z`),
    0.6,
  ),
];

/** A bronze spider on tall legs with its bag of eggs. */
const spider: Layer[] = put(636, 300, 1.32, [
  fill(
    'ink',
    [-62, -42, -20, 20, 42, 62]
      .map(
        (x) =>
          `M${x - 1} 0L${x * 0.93 - 1} -56Q${x * 0.8} -106 ${x * 0.1} -78l0 6Q${x * 0.7} -94 ${x * 0.88} -54L${x + 1.5} 0z`,
      )
      .join(''),
  ),
  fill('ink', `${disc(-4, -78, 10)}M-6 -76Q24 -78 16 -52Q2 -40 -8 -58z`),
  fill('white', `${disc(2, -58, 2.6)}${disc(8, -64, 2.6)}${disc(9, -56, 2.6)}${disc(3, -66, 2.6)}`),
]);

/** The green bridge with its red portal, behind the museum. */
const bridge: Layer[] = [
  fill('coral.near', 'M556 278L572 92Q606 78 640 92L656 278H642L630 116Q606 106 582 116L570 278z'),
  fill('coral.front', rect(576, 138, 60, 8)),
  fill('leaf.near', 'M400 206L800 168V182L400 218z'),
  fill('white', 'M400 203L800 165V168L400 206z'),
];

/** Bilbao: the Guggenheim's titanium along the Nervión, the bridge with the red portal and the great spider. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 190, y: 84 },
  layers: [
    fill('leaf.far', hills(1, 214, 120, 5)),
    fill('leaf.middle', hills(4, 244, 84, 6)),
    ...houses(12, [0, 130], 280, { wall: 'coral.middle', roof: 'coral.near', height: 84 }),
    ...houses(7, [720, 800], 280, { wall: 'coral.middle', roof: 'earth.near', height: 92 }),
    ...bridge,
    ...museum,
    ground('ochre.middle', 276),
    fill('white', `${times(36, (i) => rect(i * 15, 270, 2, 8))}${rect(0, 269, 540, 2)}`),
    ...water(284, 'blue.near', 'blue.middle'),
    fill('ochre.middle', 'M520 320Q536 298 566 296Q600 276 640 276H800V320z'),
    ...spider,
  ],
};
