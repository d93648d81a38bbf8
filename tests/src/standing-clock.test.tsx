import { expect, it } from 'vitest';
import { STANDING } from '../support/standing-clock.ts';

it('the pages of these tests begin at the standing moment, whatever the machine says, and go on from there', async () => {
  const began = new Date();
  expect(began).toBeInstanceOf(Date);
  expect(began.getTime() - Date.parse(STANDING)).toBeLessThan(60 * 60_000);
  await expect.poll(() => Date.now()).toBeGreaterThan(began.getTime());
  expect(new Date(2027, 2, 15).getMonth()).toBe(2);
});
