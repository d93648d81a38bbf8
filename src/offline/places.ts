import { type Change, overlaps, pathOf } from '#domain/trip/patch.ts';
import type { Operation, PatchOperation } from './operation.ts';

/** The part of a trip that a path speaks of: of `activity/<id>/notes` it is `activity/<id>`. */
export const partOf = (path: string): string => path.split('/', 2).join('/');

/** Days come and go with them, and with days the stops: what waits before or behind depends on it. */
const isDates = ({ kind }: Change) => kind === 'dates';

/** A document can only belong to a booking that is there. */
function placesOfChange(change: Change): string[] {
  const bookingId =
    change.kind === 'document.add'
      ? change.document.bookingId
      : 'documentId' in change && 'bookingId' in change && change.bookingId;
  return [pathOf(change), ...(bookingId ? [`booking/${bookingId}`] : [])];
}

/** Whether where it writes is all that what comes before and behind it depends on. */
export function isOfPlaces(operation: Operation): operation is PatchOperation {
  return operation.kind === 'trip.patch' && !operation.body.changes.some(isDates);
}

/** Where a change of a trip writes, as paths; of a stop or a day that is gone, all of it. */
export function placesOf({ body, gone = [] }: PatchOperation): string[] {
  return [...body.changes.flatMap(placesOfChange), ...gone.map(partOf)];
}

/** Whether others of its lane may pass it: it is held, as a rule refused, for what it writes and for nothing else. */
export function leavesRoom(operation: Operation): operation is PatchOperation {
  const { parkedBecause } = operation;
  return isOfPlaces(operation) && (parkedBecause === undefined || parkedBecause === 'CONFLICT');
}

/** Whether both write at one place. */
export function meet(one: PatchOperation, other: PatchOperation): boolean {
  return placesOf(one).some((own) => placesOf(other).some((path) => overlaps(own, path)));
}
