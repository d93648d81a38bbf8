// npm run seed: a demo account with three trips, for a first look at Periplo. Builds what is stale.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { holdBuild } from './builds.mjs';
import { builtFolder } from './built.mjs';

const folder = await builtFolder();
holdBuild(folder);
await import(pathToFileURL(path.join(folder, 'server/seed.js')).href);
