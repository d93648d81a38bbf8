import { seededRandom } from '#domain/random.ts';
import { type Mistake, Phone } from './phone.ts';
import type { SessionServer } from './server.ts';
import { VirtualTime } from './time.ts';

const START = Date.parse('2027-03-15T08:00:00Z');
const HOUR = 3_600_000;
const LENGTH = 3 * 24 * HOUR;
const OFFLINE_SPELLS = 4;
const LONGEST_SPELL = 10 * HOUR;

export interface Journey {
  readonly seed: number;
  /** Whether the browser has navigator.locks. */
  readonly locks: boolean;
  readonly mistake?: Mistake | null;
}

function setOut(server: SessionServer, { seed, locks, mistake = null }: Journey) {
  const random = seededRandom(seed);
  const time = new VirtualTime(START);
  server.setTime(time.now);
  return { random, time, place: { time, server, random, locks, mistake } };
}

async function spells(phone: Phone, time: VirtualTime, random: () => number): Promise<void> {
  for (let i = 0; i < OFFLINE_SPELLS; i++) {
    await time.sleep((random() * LENGTH) / OFFLINE_SPELLS);
    phone.goOffline(random() * LONGEST_SPELL);
  }
}

/** Three days of a phone with two tabs on a bad network; whether it was logged out without a reason. */
export async function logsOut(server: SessionServer, journey: Journey): Promise<boolean> {
  const { random, time, place } = setOut(server, journey);
  const phone = new Phone(place, await server.signIn());
  const first = phone.stored;
  const done = [phone.tab(START + LENGTH), phone.tab(START + LENGTH), spells(phone, time, random)];
  await Promise.all([time.run(), ...done]);
  return phone.ended || first === null || (await server.revoked(first));
}

/** The same, with a thief who copies the tokens on the way and uses them; whether that was noticed. */
export async function theftIsNoticed(server: SessionServer, journey: Journey): Promise<boolean> {
  const { random, time, place } = setOut(server, journey);
  const phone = new Phone(place, await server.signIn());
  const first = phone.stored;
  const before = server.warnings;
  const steal = async () => {
    await time.sleep(random() * 1.5 * 24 * HOUR);
    const copied = phone.stored;
    await time.sleep(random() * 6 * HOUR);
    if (copied) await new Phone(place, copied).tab(START + LENGTH);
  };
  await Promise.all([
    time.run(),
    phone.tab(START + LENGTH),
    phone.tab(START + LENGTH),
    spells(phone, time, random),
    steal(),
  ]);
  return first !== null && (await server.revoked(first)) && server.warnings === before + 1;
}
