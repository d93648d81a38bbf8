import { vi } from 'vitest';

/** From now on writing to the outbox fails, or never answers; `vi.restoreAllMocks` mends it. */
export function brokenDisk(how: 'fails' | 'hangs'): void {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore) {
    if (how === 'fails') throw new DOMException('broken', 'UnknownError');
    // A request that no event ever answers.
    return new EventTarget() as IDBRequest<IDBValidKey>;
  });
}
