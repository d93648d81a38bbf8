import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Config } from '#server/config.ts';
import type { DatabaseKind } from './databases.ts';
import { scratchPostgres } from './postgres.ts';

const PORT = 5432;

/** Where a PostgreSQL of the tests listens: on a socket in the folder that its address names, or on a port. */
function addressOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder === null
    ? { host: hostname, port: Number(port || PORT) }
    : { path: `${folder}/.s.PGSQL.${port || PORT}` };
}

const NOTICE = 'A'.charCodeAt(0);

/** Takes what PostgreSQL says to those who listen out of its answers, which come in pieces of any length. */
class Unheard {
  private rest: Buffer = Buffer.alloc(0);

  without(piece: Buffer): Buffer {
    this.rest = Buffer.concat([this.rest, piece]);
    const kept: Buffer[] = [];
    // Every message is its kind in one byte and its length in four, which count themselves.
    while (this.rest.length >= 5 && this.rest.length > this.rest.readInt32BE(1)) {
      const end = 1 + this.rest.readInt32BE(1);
      if (this.rest[0] !== NOTICE) kept.push(this.rest.subarray(0, end));
      this.rest = this.rest.subarray(end);
    }
    return Buffer.concat(kept);
  }
}

/** Stands between a server and a real PostgreSQL, and hangs or cuts connections at the worst moment. */
export class PostgresProxy {
  /** Cuts the next connection that commits: before PostgreSQL hears of it, or when it has committed and says so. */
  cut: 'before the commit' | 'after the commit' | null = null;
  /** As a stopped process does: takes connections and requests, and says nothing. */
  frozen = false;
  /** As behind a pooler that hands connections out for one transaction: who listens hears nothing. */
  unheard = false;
  readonly url: string;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    port: number,
    real: string,
  ) {
    const url = new URL(real);
    url.search = '';
    url.hostname = '127.0.0.1';
    url.port = String(port);
    this.url = url.href;
    server.on('connection', (near) => this.join(near, connect(addressOf(real))));
  }

  static async before(real: string): Promise<PostgresProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new PostgresProxy(server, address.port, real);
  }

  private join(near: Socket, far: Socket): void {
    let last = false;
    const unheard = new Unheard();
    const end = () => {
      near.destroy();
      far.destroy();
    };
    near.on('data', (asked) => {
      if (this.frozen) return;
      const commits = asked.includes('commit\0');
      if (commits && this.cut === 'before the commit') {
        this.cut = null;
        end();
        return;
      }
      if (commits && this.cut === 'after the commit') {
        this.cut = null;
        last = true;
      }
      far.write(asked);
    });
    far.on('data', (answer) => {
      if (last) end();
      else if (!this.frozen) near.write(this.unheard ? unheard.without(answer) : answer);
    });
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        this.sockets.delete(socket);
        end();
      });
    }
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A PostgreSQL database of its own behind a proxy that is handed out. */
export function behindProxy(meet: (proxy: PostgresProxy) => void): DatabaseKind {
  return {
    kind: 'postgres',
    make: async () => {
      const scratch = await scratchPostgres();
      const proxy = await PostgresProxy.before(scratch.url);
      meet(proxy);
      const config: Config['database'] = { kind: 'postgres', url: proxy.url };
      return {
        config,
        drop: async () => {
          await proxy.close();
          await scratch.drop();
        },
      };
    },
  };
}
