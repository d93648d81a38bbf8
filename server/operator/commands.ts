import { modelCallLines } from '../planning/engines/model-call-lines.ts';
import { catalogueCommands } from './catalogue-commands.ts';
import type { Command } from './command.ts';
import { demoAccount, seedDemo } from './demo.ts';
import { publicationCommands } from './publication-commands.ts';
import { tokenCommands } from './token-commands.ts';

/** All there is, in the order of the list. */
export const commands: readonly Command[] = [
  ...tokenCommands,
  ...publicationCommands,
  ...catalogueCommands,
  {
    name: 'model-calls',
    args: [],
    what: 'calls of the language model of the last day, and each day of the last month',
    run: async ({ db, say }) => {
      for (const line of await modelCallLines(db, new Date())) say(line);
    },
  },
  {
    name: 'seed',
    args: [],
    what: 'adds a demo account with three trips',
    more: 'Its password is printed and known to all the world: not for a site on the internet.',
    run: async ({ config, db, say }) => {
      await seedDemo(db, config);
      say(`Demo account: ${demoAccount.email} / ${demoAccount.password}`);
    },
  },
];
