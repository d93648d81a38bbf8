import { useOffline } from './connection.ts';
import { useStored } from './stored.ts';

/** When this device last had everything from the server, an ISO moment; null while it has just heard from it. */
export function useStoredAsOf(): string | null {
  const offline = useOffline();
  const found = useStored('refreshedAt', async ({ notes }) => (await notes.get('refreshedAt'))?.value ?? null);
  return offline && found.state === 'read' ? found.value : null;
}
