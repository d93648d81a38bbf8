import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { listenPostgres } from '#server/db/notices.ts';
import { postgresUrl } from '../support/postgres.ts';
import { behindProxy, type PostgresProxy } from '../support/postgres-proxy.ts';

const AT_ONCE_MS = 2500;

/** Whether listening that began stops soon, when it is stopped so many milliseconds later. */
async function stopsSoon(url: string, afterMs: number): Promise<boolean> {
  const stop = listenPostgres(url, 'periplo_test', { onNotice() {}, onBegin() {}, onEnd() {} });
  if (afterMs > 0) await pause(afterMs);
  return await Promise.race([stop().then(() => true), pause(AT_ONCE_MS).then(() => false)]);
}

describe('a server that stops while it begins to listen', () => {
  it.skipIf(postgresUrl === undefined)('stops at once, however far it has come', async () => {
    const moments = Array.from({ length: 30 }, (_, i) => i);
    const stopped = await Promise.all(moments.map((ms) => stopsSoon(postgresUrl as string, ms)));
    expect(moments.filter((i) => !stopped[i])).toEqual([]);
  });

  it('stops at once before a database that never answers', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    try {
      expect(await stopsSoon(`postgres://tests@127.0.0.1:${port}/tests`, 100)).toBe(true);
    } finally {
      for (const socket of sockets) socket.destroy();
      silent.close();
    }
  });

  it('stops at once while it waits to try again', async () => {
    expect(await stopsSoon('postgres://tests@127.0.0.1:1/tests', 100)).toBe(true);
  });
});

it.skipIf(postgresUrl === undefined)(
  'a connection that hears nothing more is given up, and the next is heard',
  async () => {
    const met: PostgresProxy[] = [];
    const { config, drop } = await behindProxy((proxy) => met.push(proxy)).make();
    const [proxy] = met;
    if (!proxy || config.kind !== 'postgres') throw new Error('a proxy');
    const said: string[] = [];
    const heard = {
      onNotice: (text: string) => said.push(text),
      onBegin: () => said.push('begin'),
      onEnd: () => said.push('end'),
    };
    const stop = listenPostgres(config.url, 'periplo_test', heard, 50);
    await vi.waitFor(() => expect(said).toEqual(['begin']), { timeout: 5000 });
    proxy.unheard = true;
    await vi.waitFor(() => expect(said).toEqual(['begin', 'end']), { timeout: 10_000 });
    proxy.unheard = false;
    await vi.waitFor(() => expect(said).toEqual(['begin', 'end', 'begin']), { timeout: 10_000 });
    await stop();
    await drop();
  },
  30_000,
);
