import type { Catalogue } from './catalogue/catalogue.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Towns } from './towns/towns.ts';

/** What every resource may use; made once in `app.ts`. */
export interface AppContext {
  readonly config: Config;
  readonly db: Db;
  readonly now: Clock;
  readonly catalogue: Catalogue;
}

/** What knows destinations beyond the catalogue too. */
export interface TownContext extends AppContext {
  readonly towns: Towns;
}
