import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { useSync } from '#src/data/sync-state.ts';
import { deleteDatabaseOf } from '#src/offline/database.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { useToasts } from '#src/ui/toast-store.ts';
import { ada } from './stored-user.ts';

/** For every test of a file or a block: Ada is signed in on a device whose server does not answer, and leaves nothing for the next. */
export function withNoServer(): void {
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    beginSession(ada, { access: 'a', refresh: 'r' });
  });
  afterEach(async () => {
    // What is still drawn must not come upon what is gone.
    cleanup();
    vi.restoreAllMocks();
    await stopSync();
    await deleteDatabaseOf(ada.id);
    forgetSession();
    useToasts.setState({ messages: [] });
    useSync.setState({ reach: 'unknown', trips: 'unasked', missing: 0 });
    vi.unstubAllGlobals();
    allowSync();
  });
}
