import { vi } from 'vitest';

/** A busy machine takes longer than the second that is usual; nothing that is waited for here says how long something takes. */
export const PATIENCE_MS = 20_000;
const patient = Symbol.for('periplo.patient');

// Files that share a process share what they wait with.
if (!(patient in vi.waitFor)) {
  const { waitFor } = vi;
  const waiting: typeof waitFor = (callback, options = {}) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  vi.waitFor = Object.assign(waiting, { [patient]: true });
}
