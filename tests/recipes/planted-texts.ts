import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A text of the planted language is the English one in brackets. */
const planted = (text: string) => `[${text}]`;

function plantedLeaves(value: unknown): unknown {
  if (typeof value === 'string') return planted(value);
  return Object.fromEntries(Object.entries(value as object).map(([key, child]) => [key, plantedLeaves(child)]));
}

/** Texts begin with a capital letter; what code compares does not. Sentences that begin with a figure are left out. */
function plantedCode(code: string): string {
  return code
    .replace(/'([A-Z][^'\n]*)'/g, (_, text: string) => `'${planted(text)}'`)
    .replace(/`([A-Z][^`]*)`/g, (_, text: string) => `\`${planted(text)}\``)
    .replace(/(tellingWords =\s+)'[^']*'/, "$1'les des une dans avec sur sont pas vous cette'")
    .replace(/museum: '(?=[a-z])/, "museum: 'zmusees, ");
}

function translated(file: string, text: string): string {
  if (file.endsWith('.json') && file.includes('locales')) return JSON.stringify(plantedLeaves(JSON.parse(text)));
  return file.endsWith('.ts') ? plantedCode(text) : text;
}

/** Puts the texts of every folder of a language in brackets, in a copy of the project. */
export function translate(copy: string, language: string): void {
  for (const room of ['imports', 'locales', 'planner', 'reading', 'rendering', 'server', 'src']) {
    const files = readdirSync(path.join(copy, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.split(path.sep).includes(language))
      .map((file) => path.join(copy, room, file))
      .filter((file) => /\.(?:json|ts)$/.test(file));
    for (const file of files) writeFileSync(file, translated(file, readFileSync(file, 'utf8')));
  }
}

const saidSchema = z.object({
  language: z.string(),
  trip: z.object({
    importantInfo: z.array(z.string()),
    recommendations: z.array(z.string()),
    luggage: z.array(z.object({ label: z.string() })),
    answers: z.array(z.object({ asked: z.string() })),
    days: z.array(z.object({ activities: z.array(z.object({ activity: z.string() })) })),
  }),
  mail: z.string(),
  file: z.string(),
  home: z.string(),
});

/** What of all that `planted-language.ts` prints is not in the planted language; nothing where all is. */
export function untranslated(printed: unknown): string[] {
  const { language, trip, mail, file, home } = saidSchema.parse(printed);
  const ownTexts = [
    ...trip.luggage.map(({ label }) => label),
    ...trip.days.flatMap(({ activities }) => activities.map(({ activity }) => activity)),
    ...trip.recommendations,
  ];
  const missing = [
    // A wish in the planted language's own word, answered under the planted name of what it means.
    ...['[Museums]'].filter((label) => !trip.answers.some(({ asked }) => asked === label)),
    ...['[Book ahead', '[Typical for the season'].filter(
      (text) => !trip.importantInfo.some((line) => line.includes(text)),
    ),
    ...['[Hello Ana,]', '[Confirm my address]'].filter((text) => !mail.includes(text)),
    ...['[Good to know]', '[Luggage]'].filter((text) => !file.includes(text)),
    ...['[Skip to content]'].filter((text) => !home.includes(text)),
  ];
  return [...(language === 'fr' ? [] : [language]), ...ownTexts.filter((text) => !text.startsWith('[')), ...missing];
}
