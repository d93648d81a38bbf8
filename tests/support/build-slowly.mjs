// A process that wants a build: node build-slowly.mjs DIST FINGERPRINT [die]. It makes a file, takes its time and makes a second
// file that names the first; told to die it is killed between the two.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildOnce } from '../../tools/builds.mjs';

const [, , dist = '', fingerprint = '', die] = process.argv;
const folder = await buildOnce({ dist }, fingerprint, {
  make: async (target) => {
    process.stdout.write('made ');
    const id = randomUUID();
    writeFileSync(path.join(target, 'first'), id);
    await pause(300);
    if (die) process.kill(process.pid, 'SIGKILL');
    writeFileSync(path.join(target, 'second'), id);
  },
});
process.stdout.write(folder);
