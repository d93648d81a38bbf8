import type { Drawing } from '../drawing.ts';
import { arch, cypress, fill, ground, put, rect, times, umbrellaPine } from '../kit.ts';
import { hills } from '../shapes.ts';

const tier = (y: number, count: number, width: number) =>
  times(count, (i) => arch(-width / 2 + 10 + (i * (width - 20)) / count, y, (width - 20) / count - 9, 32));

/** The outer wall is whole on the left and broken off on the right, as it stands. */
const colosseum = put(330, 298, 1, [
  fill('earth.middle', 'M-176 0V-118q60 -10 176 -12v-4q110 4 176 26V0z'),
  fill('earth.near', 'M-176 0V-162q70 -16 150 -16l26 30v20l30 6v22l54 8V0z'),
  fill('glow', `${tier(-8, 9, 340)}${tier(-54, 9, 340)}`, 0.85),
  fill(
    'glow',
    times(5, (i) => arch(-164 + i * 34, -98, 22, 30)) + times(5, (i) => rect(-158 + i * 34, -148, 9, 12)),
    0.85,
  ),
]);

const saintPeter = put(610, 232, 1, [
  fill('white', 'M-58 40V2H58V40z'),
  fill('sea.middle', 'M-40 2C-40 -40 -20 -62 0 -64C20 -62 40 -40 40 2z'),
  fill('white', 'M-7 -60h14v-16h-14zM-2 -76h4v-14h-4z'),
  fill(
    'whiteShade',
    times(6, (i) => rect(-52 + i * 19, 8, 6, 32)),
  ),
]);

/** Rome: the Colosseum under umbrella pines, and the dome of Saint Peter's behind the hills. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 690, y: 96 },
  layers: [
    fill('leaf.far', hills(2, 236, 60, 5)),
    ...saintPeter,
    fill('leaf.middle', hills(5, 276, 44, 6)),
    ...colosseum,
    ...umbrellaPine(96, 306, 170),
    ...umbrellaPine(560, 300, 120),
    cypress(660, 304, 92),
    cypress(690, 308, 76),
    ...umbrellaPine(748, 312, 150),
    ground('leaf.near', 296),
  ],
};
