import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const repository = path.resolve(import.meta.dirname, '../..');

/** `npm run tool -- ui`: every component of src/ui on one page. Only ever served: `npm run build` has its own configuration. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: path.join(repository, 'public'),
  cacheDir: path.join(repository, 'node_modules/.vite-ui'),
  plugins: [react(), tailwindcss()],
  server: { port: 3100, fs: { allow: [repository] } },
});
