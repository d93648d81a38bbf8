import { editThroughProxy } from './proxy/edits.ts';

/** npm run sim -- proxy 20000 1: edits through a proxy that drops, delays, cuts and repeats; then the seed. */
const [edits = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const started = Date.now();
const result = await editThroughProxy(edits, seed);
const seconds = ((Date.now() - started) / 1000).toFixed(0);
process.stdout.write(`${JSON.stringify(result)} in ${seconds} s\n`);
process.exitCode = result.effects === edits && result.different === 0 && result.waiting === 0 ? 0 : 1;
