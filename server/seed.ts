import { loadConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { demoAccount, seedDemo } from './operator/demo.ts';

/** `npm run seed`, for newcomers: makes the database too. Operators of a site use `periplo seed`, which does not. */
const config = loadConfig();
const db = await openDatabase(config.database);
await seedDemo(db, config);
await db.destroy();
process.stdout.write(`Demo account: ${demoAccount.email} / ${demoAccount.password}\n`);
