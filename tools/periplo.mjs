#!/usr/bin/env node
// periplo <command>: what operators do, from the newest build. It never builds: a running site keeps its files.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { newestBuild } from './built.mjs';

const folder = newestBuild();
if (folder === null) {
  process.stderr.write('Periplo was never built here: npm start builds it.\n');
  process.exit(2);
}
await import(pathToFileURL(path.join(folder, 'server/operator.js')).href);
