import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';

/** What a command works with: the configuration and the database of the site. */
export interface Site {
  readonly config: Config;
  readonly db: Db;
  /** Writes a line to standard output. */
  readonly say: (line: string) => void;
}

/** One thing an operator can do from the command line (D24). */
export interface Command {
  /** One word or two: `model-calls`, `tokens grant`. */
  readonly name: string;
  /** In order, all needed; a last one that ends in ... takes all words that are left. */
  readonly args: readonly string[];
  /** One line for the list. */
  readonly what: string;
  /** More for its own help. */
  readonly more?: string;
  /**
   * Does it; `args` are as many as were asked for. `false`: it was done and found faults. Problem when it cannot be done, with
   * a message for the operator.
   */
  run(site: Site, args: readonly string[]): Promise<boolean | void>;
}
