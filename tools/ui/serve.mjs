// npm run tool -- ui: every component of src/ui on one page.
import path from 'node:path';
import { createServer } from 'vite';

const server = await createServer({ configFile: path.join(import.meta.dirname, 'vite.config.ts') });
await server.listen();
server.printUrls();
