import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, put, rect, times } from '../kit.ts';
import type { Paint } from '../paints.ts';
import { hills } from '../shapes.ts';

/** The stupa: a white dome on steps, the watching eyes, thirteen golden rings, an umbrella. */
const stupa: Layer[] = [
  fill('whiteShade', 'M-190 0V-16H190V0zM-160 -16V-32H160V-16z'),
  fill('white', 'M-190 -16h380v4h-380zM-160 -32h320v4h-320z'),
  fill(
    'ochre.near',
    times(22, (i) => rect(-184 + i * 17, -11, 9, 9)),
  ),
  fill('white', 'M-138 -32Q-134 -126 0 -130Q134 -126 138 -32z'),
  fill('whiteShade', 'M60 -118Q134 -104 138 -32H96Q112 -92 60 -118z'),
  fill(
    'sun.middle',
    'M-128 -66Q-104 -100 -78 -74Q-52 -108 -26 -80Q0 -112 26 -80Q52 -108 78 -74Q104 -100 128 -66Q132 -56 134 -46Q104 -84 78 -60Q52 -92 26 -66Q0 -96 -26 -66Q-52 -92 -78 -60Q-104 -84 -134 -46Q-132 -56 -128 -66z',
    0.75,
  ),
  fill('gold', rect(-36, -176, 72, 48)),
  fill('ochre.near', `${rect(-40, -180, 80, 5)}${rect(-40, -131, 80, 5)}`),
  fill('white', 'M-30 -156Q-20 -166 -7 -156Q-20 -150 -30 -156zM30 -156Q20 -166 7 -156Q20 -150 30 -156z'),
  fill(
    'blue.front',
    `${disc(-18, -157, 4)}${disc(18, -157, 4)}M-33 -160Q-20 -174 -5 -161Q-20 -170 -33 -160zM33 -160Q20 -174 5 -161Q20 -170 33 -160z`,
  ),
  fill('coral.near', `M-2 -152q6 2 3 7q-5 3 -3 6h4v-2h-2q6 -4 3 -9q-2 -4 -5 -2zM-2 -168l2 -4l2 4l-2 4z`),
  fill(
    'gold',
    times(13, (i) => rect(-26 + i * 1.7, -187 - i * 6, 52 - i * 3.4, 4.6)),
  ),
  fill(
    'ochre.near',
    times(13, (i) => rect(8 - i * 0.4, -187 - i * 6, 18 - i * 1.3, 4.6)),
    0.5,
  ),
  fill('gold', 'M-15 -266H15L11 -276H-11zM-5 -276Q-6 -286 0 -294Q6 -286 5 -276z'),
];

/** A temple of the Newars: roofs upon roofs over a brick stair of plinths. */
const tiers = (count: number): Layer[] => [
  fill(
    'earth.near',
    times(4, (i) => rect(-62 + i * 8, -10 - i * 10, 124 - i * 16, 11)),
  ),
  fill('earth.far', rect(-8, -42, 16, 42)),
  fill(
    'earth.near',
    times(count, (i) => rect(-28 + i * 5, -66 - i * 33, 56 - i * 10, 26)),
  ),
  fill('glow', `${rect(-20, -60, 10, 20)}${rect(-5, -60, 10, 20)}${rect(10, -60, 10, 20)}`),
  fill(
    'ochre.front',
    times(
      count,
      (i) =>
        `M${-46 + i * 8} ${-62 - i * 33}L${-24 + i * 5} ${-84 - i * 33}H${24 - i * 5}L${46 - i * 8} ${-62 - i * 33}z`,
    ),
  ),
  fill(
    'coral.near',
    times(count, (i) => `M${-48 + i * 8} ${-62 - i * 33}h${96 - i * 16}v4h${-96 + i * 16}z`),
  ),
  fill(
    'gold',
    `M-5 ${-84 - (count - 1) * 33}Q-4 ${-96 - (count - 1) * 33} 0 ${-106 - (count - 1) * 33}Q4 ${-96 - (count - 1) * 33} 5 ${-84 - (count - 1) * 33}z`,
  ),
];

/** A line of prayer flags that hangs between two points: blue, white, red, green, yellow. */
const flagPaints: readonly Paint[] = ['blue.near', 'white', 'coral.near', 'leaf.near', 'sun.near'];
const flags = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], sag: number): Layer[] => {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 15);
  const at = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * sag * t * (1 - t)] as const;
  const middle = (y1 + y2) / 2 + 2 * sag;
  const cord = `M${x1} ${y1}Q${(x1 + x2) / 2} ${middle} ${x2} ${y2}v2Q${(x1 + x2) / 2} ${middle + 2} ${x1} ${y1 + 2}z`;
  const cloths = flagPaints.map((paint, c) =>
    fill(
      paint,
      `M${x1} ${y1}z${times(count, (i) => {
        const [x, y] = at((i + 0.5) / count);
        return i % 5 === c ? rect(Math.round(x) - 5, Math.round(y), 10, 12) : '';
      })}`,
    ),
  );
  return [...cloths, fill('ink', cord)];
};

/** Kathmandu: the eyes of the stupa under prayer flags, tiered temples, the snow of the Himalaya. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 664, y: 58 },
  layers: [
    fill(
      'blue.middle',
      'M0 230V150L60 96L104 130L170 60L214 104L252 78L330 138L420 92L470 124L540 70L610 128L668 96L726 136L800 84V230z',
    ),
    fill(
      'white',
      'M60 96L104 130L96 134L84 124L72 136L58 120L44 128L34 120zM170 60L214 104L206 112L190 98L176 116L160 100L140 112L130 100zM252 78L290 106L278 112L262 100L250 108L236 92zM540 70L584 106L572 114L556 100L540 116L524 100L508 108L504 98zM420 92L450 112L436 116L420 106L404 112L392 104zM668 96L700 118L684 122L668 112L650 118L640 112zM800 84V122L784 112L768 120L756 110z',
    ),
    fill('violet.far', hills(1.1, 226, 54, 9)),
    fill('leaf.far', hills(4.2, 240, 44, 8)),
    fill(
      'earth.middle',
      times(27, (i) => rect(i * 30 - 6, 222 + ((i * 7) % 18), 28, 60)),
    ),
    fill(
      'coral.middle',
      times(27, (i) => rect(i * 30 - 8, 218 + ((i * 7) % 18), 32, 5)),
    ),
    fill(
      'pane',
      times(27, (i) => rect(i * 30, 232 + ((i * 7) % 18), 5, 8) + rect(i * 30 + 10, 232 + ((i * 7) % 18), 5, 8)),
      0.6,
    ),
    ...put(116, 286, 1.06, tiers(5)),
    ...put(690, 286, 1, tiers(3)),
    ...put(775, 288, 0.8, tiers(2)),
    fill('ochre.far', rect(0, 284, 800, 36)),
    ...put(410, 296, 1, stupa),
    ...flags([410, 26], [-14, 226], 26),
    ...flags([410, 26], [262, 268], 16),
    ...flags([410, 26], [560, 268], 16),
    ...flags([410, 26], [814, 226], 26),
    fill('earth.near', rect(0, 300, 800, 20)),
    fill(
      'earth.middle',
      times(27, (i) => rect(i * 32 - 4, 306, 20, 4)),
      0.7,
    ),
  ],
};
