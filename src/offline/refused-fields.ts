import { type Change, overlaps, pathOf } from '#domain/trip/patch.ts';
import { undoOf } from '#domain/trip/undo.ts';
import type { Operation, PatchOperation, Target } from './operation.ts';
import { afresh } from './outbox.ts';
import { isOfPlaces, partOf } from './places.ts';
import { shownTrip, type TripState } from './trip-state.ts';

/** One change of this device, and the stop or day it is about where it is about one. */
export interface OwnChange {
  readonly change: Change;
  readonly target: Target | null;
}

/** A place of a trip where what this device wrote was refused: what its owner decides in one go. */
export interface RefusedField {
  readonly path: string;
  /** The stop or day, or the room for it, is not there any more. */
  readonly isGone: boolean;
  /** What this device wrote there last. */
  readonly mine: readonly OwnChange[];
  /** What it wrote there before, and was not on the screen when it wrote again. */
  readonly unseen: readonly OwnChange[];
  /** Changes that say what the trip has there without this device; null: not known before the trip is fetched again. */
  readonly theirs: readonly Change[] | null;
}

/** Whether a path is one of these or lies inside one. */
export const isWithin = (path: string, others: readonly string[]): boolean =>
  others.some((other) => path === other || path.startsWith(`${other}/`));

/** Refused because others wrote there too. */
export function isRefusedPatch(operation: Operation): operation is PatchOperation {
  return operation.kind === 'trip.patch' && operation.parkedBecause === 'CONFLICT';
}

/** The paths of what a refused operation must give up: where it collides, or all of it. */
export function refusedPaths({ body, collidesAt = [] }: PatchOperation): string[] {
  const own = body.changes.map(pathOf);
  const collided = own.filter((path) => collidesAt.some((other) => overlaps(path, other)));
  return collided.length > 0 ? collided : own;
}

/** Those that lie in none of the others. */
function outermost(paths: readonly string[]): string[] {
  const roots: string[] = [];
  for (const path of [...paths].sort((a, b) => a.length - b.length)) if (!isWithin(path, roots)) roots.push(path);
  return roots;
}

/** The places of a refused operation; of a stop that is gone all is one place, because it is put back whole. */
function fieldsOf(operation: PatchOperation): string[] {
  const { gone = [] } = operation;
  const paths = refusedPaths(operation);
  if (!isOfPlaces(operation)) return [paths.find((path) => path === 'dates') ?? paths[0] ?? 'dates'];
  return outermost(paths.map((path) => (isWithin(path, gone) ? partOf(path) : path)));
}

/** An operation that is decided by itself lies between the number of the one it was a part of and the next whole one. */
const STEP = 1 / 1024;

function numbersAfter(lane: readonly Operation[], { seq }: Operation): () => number {
  let last = Math.max(...lane.map((own) => own.seq).filter((own) => Math.floor(own) === Math.floor(seq)), seq);
  return () => {
    last += STEP;
    return last;
  };
}

function dividedOne(operation: PatchOperation, lane: readonly Operation[]): Operation[] {
  const fields = fieldsOf(operation);
  const { changes } = operation.body;
  const partFor = (isPart: (path: string) => boolean): PatchOperation => {
    const own = changes.filter((change) => isPart(pathOf(change)));
    return { ...operation, body: { ...operation.body, changes: own } };
  };
  const refused = fields.map((field) => {
    const [collidesAt = [], gone] = [operation.collidesAt, operation.gone].map((paths) =>
      paths?.filter((path) => overlaps(path, field)),
    );
    return { ...partFor((path) => isWithin(path, [field])), collidesAt, ...(gone && gone.length > 0 && { gone }) };
  });
  const rest = partFor((path) => !isWithin(path, fields));
  const next = numbersAfter(lane, operation);
  const [first = operation, ...others] = refused;
  const { gone: _, ...bare } = first;
  return [
    first.gone ? first : bare,
    ...others.map(({ gone, ...own }) => ({ ...own, ...(gone && { gone }), seq: next(), opId: crypto.randomUUID() })),
    ...(rest.body.changes.length > 0 ? [{ ...afresh(rest), seq: next() } as Operation] : []),
  ];
}

/**
 * A lane in which every refused place is an operation of its own, and what was only sent together with one may be sent again. Changes of
 * different places may be made in any order; what also changes the dates stays together.
 */
export function divided(lane: readonly Operation[]): readonly Operation[] {
  const after = lane.flatMap((operation) => {
    if (!isRefusedPatch(operation) || !isOfPlaces(operation) || operation.body.changes.length < 2) return [operation];
    return dividedOne(operation, lane);
  });
  return after.sort((a, b) => a.seq - b.seq);
}

/** Whether a refused operation, of a lane that is divided, is decided with a place. */
export function isOfField(operation: Operation, path: string): boolean {
  return isRefusedPatch(operation) && isWithin(fieldsOf(operation)[0] ?? '', [path]);
}

function isNotFetched({ stored }: TripState, { theirVersion, body }: PatchOperation): boolean {
  if (!stored) return true;
  return theirVersion === undefined ? stored.version <= body.baseVersion : stored.version < theirVersion;
}

/** What operations write last at each of these places. */
export function lastChanges(lane: readonly Operation[], isPart: (path: string) => boolean): OwnChange[] {
  const last = new Map<string, OwnChange>();
  for (const operation of lane) {
    if (operation.kind !== 'trip.patch') continue;
    for (const change of operation.body.changes) {
      const path = pathOf(change);
      if (!isPart(path)) continue;
      const target = operation.targets?.find((own) => own.path === path) ?? last.get(path)?.target ?? null;
      last.delete(path);
      last.set(path, { change, target });
    }
  }
  return [...last.values()];
}

/** In the way on this device itself: its owner wrote it without having seen what was written there before. */
const isBlind = ({ parkedBecause, theirVersion }: PatchOperation) => parkedBecause === 'CONFLICT' && theirVersion === 0;

/** What operations wrote where a later one of them wrote again without its owner having seen it. */
export function unseenChanges(lane: readonly Operation[], isPart: (path: string) => boolean): OwnChange[] {
  return lane.flatMap((operation, place) => {
    if (operation.kind !== 'trip.patch' || !isBlind(operation)) return [];
    const over = operation.body.changes.map(pathOf).filter(isPart);
    return lastChanges(lane.slice(0, place), (path) => over.includes(path));
  });
}

function fieldAt(path: string, { stored, lane }: TripState): RefusedField {
  const own = lane.filter((operation) => isOfField(operation, path)).filter(isRefusedPatch);
  const [first] = own;
  const begin = lane.findIndex((operation) => operation === first);
  const places = own.flatMap((operation) => (isOfPlaces(operation) ? [path] : refusedPaths(operation)));
  const mine = lastChanges(lane.slice(begin), (other) => isWithin(other, places));
  const below = shownTrip({ stored, lane: lane.slice(0, begin) });
  const isUnknown = !below || own.some((operation) => isNotFetched({ stored, lane }, operation));
  return {
    path,
    isGone: own.some(({ gone = [] }) => gone.length > 0),
    mine,
    unseen: unseenChanges(lane.slice(begin), (other) => isWithin(other, places)),
    theirs: isUnknown ? null : mine.flatMap(({ change }) => undoOf(below, [change], () => crypto.randomUUID())),
  };
}

/** Every place of a trip that waits for its owner's decision, in the order in which this device wrote there. */
export function refusedFields({ stored, lane }: TripState): RefusedField[] {
  const state = { stored, lane: divided(lane) };
  const fields = state.lane.filter(isRefusedPatch).flatMap(fieldsOf);
  return outermost(fields)
    .sort((a, b) => fields.indexOf(a) - fields.indexOf(b))
    .map((path) => fieldAt(path, state));
}
