import { defineConfig } from 'vitest/config';

/** What must survive on a device, in every browser there is: its own run, because it starts browsers. */
export default defineConfig({
  test: {
    name: 'device',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
