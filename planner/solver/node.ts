import type { Stop } from './stop.ts';

/** One visit at one of its daily windows: a church that closes at noon is two nodes of one group. */
export interface Node {
  readonly stop: Stop;
  readonly window: number;
}
