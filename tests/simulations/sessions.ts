import { SessionServer } from './sessions/server.ts';
import { logsOut, theftIsNoticed } from './sessions/trips.ts';

/** npm run sim -- sessions 20000 2000 1: journeys, stolen tokens, first seed. */
const [journeys = 20_000, thefts = 2000, first = 1] = process.argv.slice(2).map(Number);

async function count(server: SessionServer, runs: number, happens: typeof logsOut): Promise<number> {
  let times = 0;
  for (let seed = first; seed < first + runs; seed++) {
    if (await happens(server, { seed, locks: seed % 2 === 0 })) times += 1;
    await server.clear();
  }
  return times;
}

const server = await SessionServer.make();
const started = Date.now();
const loggedOut = await count(server, journeys, logsOut);
const noticed = await count(server, thefts, theftIsNoticed);
await server.close();
const seconds = ((Date.now() - started) / 1000).toFixed(0);
process.stdout.write(
  `${journeys} journeys of three days: ${loggedOut} false logouts; ${noticed} of ${thefts} thefts noticed; ${seconds} s\n`,
);
process.exitCode = loggedOut === 0 && noticed === thefts ? 0 : 1;
