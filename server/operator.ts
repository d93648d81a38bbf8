import { Problem } from '#domain/problem.ts';
import { loadConfig } from './config.ts';
import { ConfigError } from './config-reader.ts';
import { NotReady, openBesideServer } from './db/beside-server.ts';
import type { Command } from './operator/command.ts';
import { commands } from './operator/commands.ts';
import { readCommand, UsageError } from './operator/read-command.ts';

const COULD_NOT_BE_TRIED = 2;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(command: Command, args: readonly string[]): Promise<void> {
  const config = loadConfig({ mayMakeSecret: false });
  const db = await openBesideServer(config.database);
  try {
    if ((await command.run({ config, db, say }, args)) === false) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}

/** `periplo <command>`: see `operator/commands.ts`. */
async function main(): Promise<void> {
  const wanted = readCommand(process.argv.slice(2), commands);
  if (wanted.kind === 'help') say(wanted.text);
  else await run(wanted.command, wanted.args);
}

try {
  await main();
} catch (error) {
  const untried = error instanceof UsageError || error instanceof ConfigError || error instanceof NotReady;
  if (!untried && !(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = untried ? COULD_NOT_BE_TRIED : 1;
}
