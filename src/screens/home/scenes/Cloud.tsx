import { white, whiteShade } from './paint.ts';

interface CloudProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A fair-weather cloud with a flat base. */
export function Cloud({ x, y, size }: CloudProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className="dark:opacity-20">
      <path d="M14 0h136a24 24 0 0 0 4-47 34 34 0 0 0-60-22 42 42 0 0 0-72 24A23 23 0 0 0 14 0z" className={white} />
      <path d="M14 0h136a24 24 0 0 0 4-47c6 22-14 32-40 30-20-2-30 8-50 4S30-8 14 0z" className={whiteShade} />
    </g>
  );
}
