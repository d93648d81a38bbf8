import type { Random } from '#domain/random.ts';
import { HEIGHT, WIDTH } from './canvas.ts';

/** Paths for covers; the same seed always gives the same shape. */

/** Soft hills or waves from edge to edge, closed at the bottom. */
export function hills(phase: number, base: number, height: number, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const wave = Math.sin(phase + i * 1.7) + Math.sin(phase * 1.3 + i * 0.9);
    return { x: Math.round((i * WIDTH) / steps), y: Math.round(base - (height * (wave + 2)) / 4) };
  });
  const curve = points.slice(1).map((point, i) => {
    const before = points[i] ?? point;
    const middle = (before.x + point.x) / 2;
    return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
  });
  return `M0 ${HEIGHT}V${points[0]?.y ?? base}${curve.join('')}V${HEIGHT}Z`;
}

/** Sharp peaks from edge to edge. */
export function peaks(next: Random, base: number, height: number, count: number): string {
  const step = WIDTH / count;
  const tops = Array.from({ length: count }, (_, i) => {
    const x = Math.round(step * (i + 0.3 + 0.4 * next()));
    return `L${x} ${Math.round(base - height * (0.45 + 0.55 * next()))}L${Math.round(step * (i + 1))} ${Math.round(base - height * 0.2 * next())}`;
  });
  return `M0 ${HEIGHT}V${base}${tops.join('')}V${HEIGHT}Z`;
}

/** Domes, towers and gables: an old town against the sky. */
export function oldTown(next: Random, base: number): string {
  let x = 20;
  let path = `M0 ${HEIGHT}V${base}`;
  while (x < WIDTH - 60) {
    const width = Math.round(36 + 36 * next());
    const top = Math.round(base - 30 - 50 * next());
    const kind = next();
    if (kind < 0.25) path += `H${x}V${top}q${width / 2} ${-width * 0.9} ${width} 0V${base}`;
    else if (kind < 0.45) path += `H${x}V${top - 50}l${width / 4} -26l${width / 4} 26V${base}`;
    else path += `H${x}V${top}l${width / 2} -18l${width / 2} 18V${base}`;
    x += width + Math.round(8 * next());
  }
  return `${path}H${WIDTH}V${HEIGHT}Z`;
}
