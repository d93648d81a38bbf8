/** Asks for an exchange with the server; its code is not loaded before. Whatever becomes of it, the outbox waits. */
export function syncSoon(force = false): void {
  import('./sync.ts').then(({ syncNow }) => syncNow(force)).catch(() => undefined);
}
