import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());

/** Empty for a file that went meanwhile, as those of a rewritten table and of a journal do. */
function textOf(file: string): string {
  try {
    return readFileSync(file).toString('latin1') + file;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Half a word of fewer letters may well stand elsewhere. */
const SHORTEST_HALF = 16;

/** What of a word shows that it is there: a long text goes on in another page, and the cut may be within the word. */
function halvesOf(word: string): string[] {
  const middle = Math.floor(word.length / 2);
  return middle < SHORTEST_HALF ? [word] : [word.slice(0, middle), word.slice(middle)];
}

/** The words of which the whole or a half stands in a file of these folders, its name included. */
export function wordsIn(folders: readonly string[], words: readonly string[]): string[] {
  const contents = folders.flatMap(filesBelow).map(textOf);
  return words.filter((word) => halvesOf(word).some((half) => contents.some((content) => content.includes(half))));
}

/** Where the tables of a PostgreSQL database are; its write-ahead log is not among them. What is in memory is written first. */
async function postgresFolder(db: Db): Promise<string> {
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()
  `.execute(db);
  return rows[0]?.folder ?? '';
}

/** The words that stand in the files of a server's database: with SQLite its journal too, with PostgreSQL those of its tables. */
export async function holding(
  { db, config: { database } }: { readonly db: Db; readonly config: Pick<Config, 'database'> },
  words: readonly string[],
): Promise<string[]> {
  if (database.kind === 'postgres') return wordsIn([await postgresFolder(db)], words);
  return wordsIn([path.dirname(database.file)], words);
}
