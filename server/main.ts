import path from 'node:path';
import { buildApp } from './app.ts';
import { loadCatalogue } from './catalogue/catalogue.ts';
import { type Config, loadConfig } from './config.ts';
import { ConfigError } from './config-reader.ts';
import { openDatabase } from './db/open-database.ts';
import { chooseEngines } from './planning/engines/choose-engine.ts';
import { PlannerPool } from './planning/planner-pool.ts';
import { isPrivate } from './private-files.ts';
import { PictureThread } from './shares/picture-thread.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function readConfigOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const config = readConfigOrExit();
  const db = await openDatabase(config.database);
  const pool = new PlannerPool(path.join(import.meta.dirname, 'planner-worker.js'));
  const pictures = new PictureThread(path.join(import.meta.dirname, 'picture-worker.js'));
  const context = { config, db, now: () => new Date(), catalogue: loadCatalogue() };
  const engines = await chooseEngines(context, pool, (error, message) =>
    process.stderr.write(`${message}: ${String(error)}\n`),
  );
  const app = await buildApp(context, engines, pictures.rasterise);
  const stop = async () => {
    await app.close();
    await pool.close();
    await pictures.close();
    await db.destroy();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  await app.listen({ port: config.port, host: config.host });
  const address = app.addresses()[0];
  const where =
    config.port === 0 && typeof address === 'object' ? `http://localhost:${address.port}` : config.publicOrigin;
  say(`Periplo is ready: open ${where}`);
  if (config.mail.url === null)
    say(`Mail is not sent but written to ${path.join(config.dataDir, 'outbox')}: set MAIL_URL`);
  if (!isPrivate(config.dataDir)) say(`Other users of this machine may read ${config.dataDir}: take their rights away`);
  if (config.model) say(`Plans are proposed by ${config.model.provider} ${config.model.model}`);
  if (config.model?.reads)
    say(`It also reads what signed-in travellers type, up to ${config.model.reads.perHour} times an hour`);
  if (config.database.kind === 'sqlite') say(`Data is kept in ${config.database.file}`);
}

await start();
