import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Config } from '#server/config.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Asked {
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
}

/** A server in a process of its own, of which everything that it writes to its log is known. */
export class LoggedServer {
  output = '';
  private origin = '';

  private constructor(private readonly child: ChildProcess) {}

  static async start(
    database: Config['database'],
    dataDir: string,
    change: Partial<Config> = {},
  ): Promise<LoggedServer> {
    const child = spawn(process.execPath, ['tools/run.mjs', 'tests/support/serve.ts'], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        SERVE_DATABASE: JSON.stringify(database),
        SERVE_CHANGE: JSON.stringify(change),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new LoggedServer(child);
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        server.output += chunk.toString();
        const port = /^listening on (\d+)$/m.exec(server.output)?.[1];
        if (port === undefined) return;
        server.origin = `http://127.0.0.1:${port}`;
        resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', () => reject(new Error(`the server ended: ${server.output}`)));
    });
    return server;
  }

  /** Asks and reads the whole answer, whatever its status. */
  async ask(method: string, url: string, { body, token, key }: Asked = {}): Promise<{ status: number; text: string }> {
    const answer = await fetch(this.origin + url, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  async stop(): Promise<void> {
    this.child.kill();
    await once(this.child, 'exit');
  }
}
