/// <reference lib="dom" />
import { createServer } from 'node:http';

const PORT = 3977;

const page = `<!doctype html><html lang="en"><title>Floor</title><main><h4>A line</h4></main></html>`;
const worker = `
oninstall = (event) => event.waitUntil(caches.open('floor').then((cache) => cache.add('/')).then(() => skipWaiting()));
onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) => event.respondWith(caches.match('/').then((found) => found ?? fetch(event.request)));
`;

/**
 * The least a cold start with no network can take on this machine: a page of one line that a service worker of four lines has kept.
 * Returns its address; its server is gone by then.
 * @param {import('puppeteer-core').Browser} browser with the profile that is measured
 */
export async function keepFloor(browser) {
  const server = createServer((request, response) => {
    const script = request.url === '/sw.js';
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' });
    response.end(script ? worker : page);
  });
  await new Promise((resolve) => server.listen(PORT, '127.0.0.1', () => resolve(undefined)));
  const address = `http://localhost:${PORT}/`;
  const tab = await browser.newPage();
  await tab.goto(address);
  await tab.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await tab.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return address;
}
