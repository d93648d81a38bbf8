import type { Drawing, Layer } from '../drawing.ts';
import { boat, disc, fill, ground, houses, rect, times, umbrellaPine, water } from '../kit.ts';

/** The castle on its islet of tuff: plain high walls, one round bastion, a causeway of arches. */
const castle: Layer[] = [
  fill('sun.near', 'M468 270V214H490V196H560V182H612V204H652V222H690V270z'),
  fill('sun.middle', `${rect(508, 176, 34, 36)}${rect(566, 162, 40, 30)}M640 270V214q20 -10 42 0V270z`),
  fill(
    'sun.front',
    `M468 214h22v3h-22zM490 196h70v3h-70zM508 176h34v3h-34zM566 162h40v3h-40z${times(4, (i) => rect(568 + i * 10, 157, 6, 6))}`,
  ),
  fill(
    'glow',
    times(5, (i) => rect(500 + i * 24, 220, 7, 12)) +
      times(5, (i) => rect(512 + i * 24, 242, 6, 10)) +
      rect(576, 174, 6, 10) +
      rect(590, 174, 6, 10) +
      rect(656, 230, 6, 10),
  ),
  fill('earth.near', 'M450 284L470 262L496 270L540 258L600 268L660 258L704 268L724 284z'),
  fill('sun.near', rect(690, 248, 110, 12) + rect(690, 256, 36, 28)),
  fill(
    'sun.near',
    times(4, (i) => `M${726 + i * 24} 284V256h24V284h-4V272a8 8 0 0 0 -16 0V284z`),
  ),
];

/** Tall plastered houses on the slope, one above the other, with a majolica dome. */
const town: Layer[] = [
  fill('leaf.middle', 'M0 320V172Q60 176 130 204Q240 232 330 290V320z'),
  ...houses(41, [0, 160], 226, { wall: 'coral.middle', roof: 'coral.near', height: 46, flat: true }),
  fill('sun.near', rect(116, 188, 52, 46)),
  fill('leaf.near', 'M118 188Q120 158 142 156Q164 158 166 188z'),
  fill('gold', 'M132 188Q132 164 142 156Q152 164 152 188H148Q148 166 142 160Q136 166 136 188zM140 157v-14h4v14z'),
  fill('glow', rect(136, 200, 12, 34)),
  ...houses(23, [0, 246], 262, { wall: 'rose.middle', roof: 'earth.near', height: 56, flat: true }),
  ...houses(52, [0, 330], 290, { wall: 'sun.middle', roof: 'coral.near', height: 50, flat: true }),
];

const fishing = (x: number, y: number, paint: Layer['paint']): Layer[] => [
  fill(paint, `M${x} ${y}q30 6 60 -2l-10 16h-38z`),
  fill('white', `M${x + 2} ${y + 3}q28 6 56 -2l-2 4q-26 6 -52 1z`),
];

/** Naples: Vesuvius with its two summits over the bay, the castle in the sea, tall houses, an umbrella pine. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 596, y: 84 },
  layers: [
    fill('violet.far', 'M560 262Q640 236 700 240Q760 232 800 238V270H560z'),
    fill(
      'violet.near',
      'M150 264Q262 236 326 160Q352 126 366 112Q376 124 390 134Q402 128 412 108L430 76' +
        'Q440 70 450 78Q462 82 476 74L488 80Q520 150 580 194Q650 240 760 258L800 262V270H150z',
    ),
    fill(
      'violet.middle',
      'M430 76Q440 70 450 78Q462 82 476 74L488 80Q520 150 580 194Q650 240 760 258L700 266Q560 250 510 190' +
        'Q480 140 468 96Q448 92 430 76zM366 112Q376 124 390 134Q384 142 372 150Q362 140 366 112z',
    ),
    fill(
      'whiteShade',
      'M448 74q-10 -16 2 -24q4 -14 20 -10q18 -14 30 0q16 2 14 14q-8 10 -22 6q-14 8 -26 2q-8 4 -6 14z',
      0.9,
    ),
    // the towns along the far shore, wall to wall on a green bank
    fill(
      'rose.far',
      times(30, (i) => rect(310 + i * 17, 250 - ((i * 29) % 9), 17, 16)),
    ),
    fill(
      'coral.middle',
      times(15, (i) => rect(316 + i * 34, 253 - ((i * 17) % 5), 14, 12)),
    ),
    fill('leaf.middle', 'M290 266Q310 258 340 258H800V266z'),
    ...water(264, 'blue.near', 'blue.middle'),
    ...castle,
    fill('blue.near', rect(440, 282, 360, 40)),
    fill('blue.middle', `${rect(470, 292, 120, 3)}${rect(610, 304, 150, 3)}${rect(390, 310, 110, 3)}`),
    ...town,
    ground('earth.near', 312),
    fill('earth.near', 'M0 288H330L352 320H0z'),
    fill(
      'earth.front',
      times(7, (i) => rect(14 + i * 46, 296, 26, 3)),
    ),
    ...umbrellaPine(232, 298, 226, 'leaf.near'),
    fill('leaf.front', `${disc(40, 298, 16)}${disc(64, 302, 14)}${disc(20, 304, 16)}`),
    ...boat(412, 290, 56),
    ...fishing(540, 300, 'coral.near'),
    ...fishing(640, 294, 'leaf.near'),
  ],
};
