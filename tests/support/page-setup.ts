import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { STANDING, setClock } from './standing-clock.ts';

setClock(STANDING);
// A busy machine takes longer than the second that is usual; nothing here says how long something takes.
configure({ asyncUtilTimeout: 10_000 });
window.scrollTo = () => {};
afterEach(() => {
  cleanup();
  localStorage.clear();
});
