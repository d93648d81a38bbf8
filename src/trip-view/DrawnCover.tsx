import { classNames } from '../ui/class-names.ts';

interface DrawnCoverProps {
  readonly name: string;
  readonly label: string;
  readonly className?: string;
}

/** FNV-1a: the same name always gives the same landscape. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** A ridge of hills from left to right, ending at the bottom edge. */
function ridge(seed: number, base: number, height: number, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const wave = Math.sin(seed + i * 1.7) + Math.sin(seed * 1.3 + i * 0.9);
    return { x: (i * 800) / steps, y: base - (height * (wave + 2)) / 4 };
  });
  const curve = points
    .slice(1)
    .map((point, i) => {
      const before = points[i] ?? point;
      const middle = (before.x + point.x) / 2;
      return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    })
    .join('');
  return `M0 320V${points[0]?.y ?? base}${curve}V320Z`;
}

/** The picture of a destination drawn from its name: sky, sun, hills and sea in the palette. Needs no network. */
export function DrawnCover({ name, label, className }: DrawnCoverProps) {
  const seed = hash(name);
  const sunX = 120 + (seed % 560);
  const sunY = 70 + ((seed >>> 8) % 60);
  const phase = (seed % 1000) / 160;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 800 320"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block w-full rounded-card bg-sea/15', className)}
    >
      <circle cx={sunX} cy={sunY} r="42" className="fill-sun" />
      <path d={ridge(phase, 210, 110, 7)} className="fill-sea opacity-30" />
      <path d={ridge(phase + 2, 240, 80, 6)} className="fill-sea opacity-50" />
      <path d={ridge(phase + 4, 268, 50, 5)} className="fill-sea opacity-80" />
      <path d="M0 284c100-12 200 12 300 0s200-12 300 0 150 8 200 0v36H0z" className="fill-day-6 opacity-70" />
      <path d="M0 300c100-10 200 10 300 0s200-10 300 0 150 6 200 0v20H0z" className="fill-sea" />
    </svg>
  );
}
