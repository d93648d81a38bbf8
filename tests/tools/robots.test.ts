import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Group {
  readonly agents: string[];
  readonly rules: { readonly allow: boolean; readonly prefix: string }[];
}

/** Groups of RFC 9309: agents that follow one another share the rules below them. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.split('\n')) {
    const [, field = '', value = ''] = /^([A-Za-z-]+):\s*(\S*)/.exec(line) ?? [];
    const group = groups.at(-1);
    if (/^user-agent$/i.test(field)) {
      if (group && group.rules.length === 0) group.agents.push(value.toLowerCase());
      else groups.push({ agents: [value.toLowerCase()], rules: [] });
    } else if (field !== '') group?.rules.push({ allow: /^allow$/i.test(field), prefix: value });
  }
  return groups;
}

const groups = groupsOf(readFileSync('public/robots.txt', 'utf8'));

/** As RFC 9309 says: the group of the robot, else that of all; in it the longest rule. */
function mayRead(agent: string, path: string): boolean {
  const own = groups.find(({ agents }) => agents.includes(agent.toLowerCase()));
  const group = own ?? groups.find(({ agents }) => agents.includes('*'));
  const [rule] = (group?.rules ?? [])
    .filter(({ prefix }) => path.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return rule?.allow ?? true;
}

const previews = ['WhatsApp', 'TelegramBot', 'Slackbot-LinkExpanding', 'Discordbot', 'facebookexternalhit'];
previews.push('Twitterbot', 'LinkedInBot', 'Applebot', 'SkypeUriPreview');
const searches = ['Googlebot', 'bingbot', 'DuckDuckBot', 'YandexBot', 'GPTBot'];
const link = '/trips/s_abcdefghijklmnopqrstuvwx';

describe('robots.txt', () => {
  it.each(previews)(
    'lets %s, which draws previews in a chat, read a shared page and its picture (15, small)',
    (agent) => {
      expect([mayRead(agent, link), mayRead(agent, `${link}/cover.png`), mayRead(agent, '/')]).toEqual([
        true,
        true,
        true,
      ]);
      expect([mayRead(agent, '/trips/0b8e'), mayRead(agent, '/api/shared-trips/abc')]).toEqual([false, false]);
    },
  );

  it.each(searches)('keeps %s, which searches, off all trips and off the API', (agent) => {
    const answers = [link, `${link}/cover.png`, '/trips/0b8e', '/api/settings'].map((path) => mayRead(agent, path));
    expect(answers).toEqual([false, false, false, false]);
    expect(mayRead(agent, '/inspiration')).toBe(true);
  });
});
