import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { loadCatalogue } from './catalogue/catalogue.ts';
import { loadConfig } from './config.ts';
import type { Db } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { chooseEngines } from './planning/engines/choose-engine.ts';
import { planHere } from './planning/run-task.ts';

interface Running {
  readonly app: FastifyInstance;
  readonly db: Db;
}

/** Survives reloading of this module, so that the server before it can be closed. */
const memory = globalThis as typeof globalThis & { periploDev?: Promise<Running> };

async function startAgain(before: Promise<Running> | undefined): Promise<Running> {
  const old = await before;
  await old?.app.close();
  await old?.db.destroy();
  const config = loadConfig();
  const db = await openDatabase(config.database);
  const catalogue = loadCatalogue();
  const context = { config, db, now: () => new Date(), catalogue };
  const engines = await chooseEngines(context, planHere(catalogue), (error) =>
    process.stderr.write(`${String(error)}\n`),
  );
  const app = await buildApp(context, engines);
  await app.ready();
  return { app, db };
}

const running = startAgain(memory.periploDev);
memory.periploDev = running;

/** Answers one request of the dev server. */
export async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { app } = await running;
  app.routing(request, response);
}
