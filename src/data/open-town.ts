import { prepareDestinationEndpoint } from '#contract/towns.ts';
import { call } from '../api/call.ts';
import { noteMeant } from './destinations.ts';

/** What is known of a destination as typed; a town from open data is gathered for it, which takes some seconds once. */
export async function prepareDestination(destination: string, signal: AbortSignal) {
  const known = await call(prepareDestinationEndpoint, { body: { destination }, signal });
  noteMeant(destination, known.id);
  return known;
}
