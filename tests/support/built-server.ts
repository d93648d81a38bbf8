import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ownRoot = path.resolve(import.meta.dirname, '../..');

interface Place {
  /** The checkout that is started; this one without. */
  readonly root?: string;
  /** In place of another server that has stopped: the same origin, and its data where they are given. */
  readonly port?: number;
  readonly dataDir?: string;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** The built product as an operator starts it: one process, one port, a database file that survives a restart. */
export class BuiltServer {
  private child: ChildProcess | null = null;
  /** What it wrote to its standard output, its log included. */
  output = '';
  readonly origin: string;

  private constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
    private readonly root: string,
    readonly dataDir: string,
  ) {
    this.origin = `http://localhost:${port}`;
  }

  static async make(env: Record<string, string> = {}, place: Place = {}): Promise<BuiltServer> {
    const dataDir = place.dataDir ?? mkdtempSync(path.join(tmpdir(), 'periplo-'));
    const server = new BuiltServer(place.port ?? (await freePort()), env, place.root ?? ownRoot, dataDir);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: this.root,
      env: { ...process.env, PORT: String(this.port), DATA_DIR: this.dataDir, LOG_LEVEL: 'warn', ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
      child.stdout?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
        if (chunk.toString().includes('is ready')) resolve();
      });
    });
  }

  /** False when it ended by itself. */
  isAlive(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Asks it to stop and waits until it has; the exit code. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** As a crash of the machine would: the server is not asked. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  private async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.child;
    if (!child) return null;
    this.child = null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
