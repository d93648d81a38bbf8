import { approve, publicationLines, takeDown } from '../publications/publications.ts';
import type { Command } from './command.ts';

/** Characters; one line. */
const LONGEST_REASON = 300;

export const publicationCommands: readonly Command[] = [
  {
    name: 'publications list',
    args: [],
    what: 'published trips with their reports: what waits first, then what was reported most',
    run: async ({ db, say }) => {
      for (const line of await publicationLines(db)) say(line);
    },
  },
  {
    name: 'publications approve',
    args: ['id'],
    what: 'makes one public that waits',
    more: 'With REVIEW_PUBLICATIONS=1 the first trip an account publishes waits for this.',
    run: async ({ db, say }, [id = '']) => {
      await approve(db, id, new Date());
      say(`${id} is public.`);
    },
  },
  {
    name: 'publications take-down',
    args: ['id', 'why...'],
    what: 'makes one invisible; its owner reads why',
    more: `Why: one line, cut after ${LONGEST_REASON} characters.`,
    run: async ({ db, say }, [id = '', ...why]) => {
      await takeDown(db, id, why.join(' ').slice(0, LONGEST_REASON));
      say(`${id} is taken down; its owner reads why in the trip.`);
    },
  },
  {
    name: 'publications restore',
    args: ['id'],
    what: 'takes a taking down back',
    run: async ({ db, say }, [id = '']) => {
      await takeDown(db, id, null);
      say(`${id} is no longer taken down.`);
    },
  },
];
