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
  // A dialog that is taken away in mid-opening leaves the page behind it shut to the next test's pointer.
  document.body.style.pointerEvents = '';
  localStorage.clear();
});
