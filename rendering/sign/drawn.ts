import type { Sign } from '#domain/place/sign.ts';
import { evenings } from './evenings.ts';
import { outside } from './outside.ts';
import { sights } from './sights.ts';
import type { Stroke } from './strokes.ts';

/** Every sign, drawn; no sign is without. */
export const drawnSigns: Readonly<Record<Sign, readonly Stroke[]>> = { ...sights, ...outside, ...evenings };

const path = ({ d, washed }: Stroke) => (washed ? `<path fill="var(--wash,none)" d="${d}"/>` : `<path d="${d}"/>`);

/** The shapes of a sign, for an element that says how lines are drawn. */
export const shapesOfSign = (sign: Sign): string => drawnSigns[sign].map(path).join('');
