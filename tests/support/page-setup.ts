import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { useRoom } from '#src/offline/room.ts';
import { PATIENCE_MS } from './patience.ts';
import { installQuickIds, installQuickLabels } from './quick-labels.ts';
import { STANDING, setClock } from './standing-clock.ts';

setClock(STANDING);
installQuickIds();
installQuickLabels();
// Whatever is waited for is looked for many times, and each time in vain the whole page would be printed into an error.
const getElementError = (message: string | null) => new Error(message ?? 'not found');
configure({ asyncUtilTimeout: PATIENCE_MS, ...(process.env.DEBUG_PRINT_LIMIT ? {} : { getElementError }) });
window.scrollTo = () => {};
afterEach(() => {
  cleanup();
  // A dialog that is taken away in mid-opening leaves the page behind it shut to the next test's pointer.
  document.body.style.pointerEvents = '';
  localStorage.clear();
  // The layout tells of a full device on every screen, so of one test's on the next file's.
  useRoom.setState({ state: 'enough' });
});
