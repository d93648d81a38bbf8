import type { AppContext } from '../app-context.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What signing in and out needs beyond what every resource may use. */
export interface AuthContext extends AppContext {
  readonly mailer: Mailer;
}
