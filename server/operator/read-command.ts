import { parseArgs } from 'node:util';
import type { Command } from './command.ts';

/** A command line that says nothing that can be done; the message names what is wrong and what there is. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Wanted =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'run'; readonly command: Command; readonly args: readonly string[] };

const usageOf = ({ name, args }: Command) => ['periplo', name, ...args.map((arg) => `<${arg}>`)].join(' ');

function list(commands: readonly Command[]): string {
  const lines = commands.map((command) => ({ usage: usageOf(command), what: command.what }));
  const width = Math.max(...lines.map(({ usage }) => usage.length));
  return lines.map(({ usage, what }) => `  ${usage.padEnd(width)}  ${what}`).join('\n');
}

function helpOfAll(commands: readonly Command[]): string {
  return `What operators do, beside the server and on its database. Nothing here builds, changes the schema or restarts anything.

${list(commands)}

periplo <command> --help says more. Settings are those of the server: the environment, or its file .env.
Ends with 0 when it is done, 1 when it was refused or found faults, 2 when it could not be tried.`;
}

function helpOf(command: Command): string {
  return [usageOf(command), '', command.what, ...(command.more === undefined ? [] : ['', command.more])].join('\n');
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function find(words: readonly string[], commands: readonly Command[]): Command | undefined {
  return [2, 1]
    .map((count) => words.slice(0, count).join(' '))
    .map((name) => commands.find((command) => command.name === name))
    .find((command) => command !== undefined);
}

function checkCount(command: Command, given: number): void {
  const { args } = command;
  const takesMore = args.at(-1)?.endsWith('...') ?? false;
  if (given >= args.length && (takesMore || given === args.length)) return;
  const expected = args.length === 0 ? 'nothing more' : `${takesMore ? 'at least ' : ''}${args.length}`;
  throw new UsageError(`${command.name} takes ${expected}, not ${given}: ${usageOf(command)}`);
}

/** What a command line asks for. UsageError when there is no such command or flag, or when arguments are missing or too many. */
export function readCommand(argv: readonly string[], commands: readonly Command[]): Wanted {
  const { values, positionals } = parse(argv);
  const words = positionals[0] === 'help' ? positionals.slice(1) : positionals;
  const wantsHelp = values.help || words.length < positionals.length;
  const command = find(words, commands);
  if (command && wantsHelp) return { kind: 'help', text: helpOf(command) };
  if (command) {
    const args = words.slice(command.name.split(' ').length);
    checkCount(command, args.length);
    return { kind: 'run', command, args };
  }
  const ofGroup = commands.filter(({ name }) => words.length === 1 && name.startsWith(`${words[0]} `));
  if (wantsHelp && ofGroup.length > 0) return { kind: 'help', text: list(ofGroup) };
  if (wantsHelp && words.length === 0) return { kind: 'help', text: helpOfAll(commands) };
  const wrong = words.length === 0 ? 'Which command?' : `There is no command "${words.slice(0, 2).join(' ')}".`;
  throw new UsageError(`${wrong} There are:\n${list(ofGroup.length > 0 ? ofGroup : commands)}`);
}
