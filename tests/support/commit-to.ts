import { openDatabase } from '#server/db/open-database.ts';

/** Commits so many transactions to a database file, for a process whose calls are watched; says when each is done. */
const [file = '', count = '0'] = process.argv.slice(2);
const db = await openDatabase({ kind: 'sqlite', file });
for (let number = 1; number <= Number(count); number += 1) {
  await db.transaction().execute(async (tx) => {
    const row = { key: `row ${number}`, hits: number, ends_at: '' };
    await tx.insertInto('request_counts').values(row).execute();
  });
  process.stdout.write(`committed ${number}\n`);
}
process.exit(0);
