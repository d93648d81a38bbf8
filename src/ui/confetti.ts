import confetti from 'canvas-confetti';

const DURATION_MS = 2000;

/** Two seconds of confetti; none for people who asked for less motion. No worker: the page allows no blob of code. */
export function throwConfetti(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const canvas = document.createElement('canvas');
  canvas.className = 'pointer-events-none fixed inset-0 z-50 size-full';
  document.body.append(canvas);
  const shoot = confetti.create(canvas, { useWorker: false, resize: true });
  void shoot({ particleCount: 120, startVelocity: 10 * 4, spread: 100, origin: { y: 0.3 }, ticks: 120 });
  window.setTimeout(() => canvas.remove(), DURATION_MS);
}
