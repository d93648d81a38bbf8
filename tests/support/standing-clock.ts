/** When the tests' clocks begin: before all trips of theirs that are yet to come. No run depends on the day it is made. */
export const STANDING = '2026-11-20T12:00:00Z';

const Machine = Date;

/** Sets `Date` so that it goes on from that moment, for code that asks for the time itself; all else of it stays. */
export function setClock(moment: string): void {
  const ahead = Machine.parse(moment) - Machine.now();
  const now = () => Machine.now() + ahead;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
