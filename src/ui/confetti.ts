import confetti from 'canvas-confetti';

const DURATION_MS = 2000;

/** How fast a piece leaves, in pixels a frame (specification, section 9). */
const SPEED = 10;
/** Where pieces come from, as parts of the width: slow as they are, from one place they would not get far. */
const ORIGINS = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Two seconds of confetti; none for people who asked for less motion. No worker: the page allows no blob of code. */
export function throwConfetti(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const canvas = document.createElement('canvas');
  canvas.className = 'pointer-events-none fixed inset-0 z-50 size-full';
  document.body.append(canvas);
  const shoot = confetti.create(canvas, { useWorker: false, resize: true });
  for (const x of ORIGINS)
    void shoot({ particleCount: 24, startVelocity: SPEED, spread: 360, origin: { x, y: 0.2 }, ticks: 120 });
  window.setTimeout(() => canvas.remove(), DURATION_MS);
}
