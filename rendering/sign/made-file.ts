import { signs } from '#domain/place/sign.ts';
import { shapesOfSign } from './drawn.ts';

/** All signs in one file, each a group that pages refer to; how its lines are drawn, the page says around it. */
export const signFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${signs.map((sign) => `<g id="${sign}">${shapesOfSign(sign)}</g>`).join('')}</svg>`;
