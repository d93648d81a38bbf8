import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { STANDING, setClock } from './standing-clock.ts';

setClock(STANDING);
window.scrollTo = () => {};
afterEach(() => {
  cleanup();
  localStorage.clear();
});
