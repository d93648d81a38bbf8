import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const asRoot = process.getuid?.() === 0;

function programs(): string {
  const above = '/usr/lib/postgresql';
  const newest = readdirSync(above)
    .sort((a, b) => Number(a) - Number(b))
    .at(-1);
  if (newest === undefined) throw new Error(`no PostgreSQL in ${above}`);
  return path.join(above, newest, 'bin');
}

/** A PostgreSQL of our own that may be restarted and stopped as we like. As root it runs as the user postgres. */
export class OwnPostgres {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'periplo-postgres-'));
  readonly url = `postgres://tests@localhost/postgres?host=${this.folder}`;
  private readonly data = path.join(this.folder, 'db');

  constructor() {
    if (asRoot) {
      chmodSync(this.folder, 0o755);
      spawnSync('chown', ['postgres', this.folder]);
    }
    this.run('initdb', '-D', this.data, '-U', 'tests', '--auth=trust');
    // What a crash of the machine would lose is not asked here; what a crash of PostgreSQL would, is.
    const settings = { listen_addresses: "''", unix_socket_directories: `'${this.folder}'`, fsync: 'off' };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    this.run('pg_ctl', '-D', this.data, '-w', '-l', path.join(this.folder, 'log'), '-o', options.join(' '), 'start');
  }

  restart(mode: 'fast' | 'immediate'): void {
    this.run('pg_ctl', '-D', this.data, '-w', '-l', path.join(this.folder, 'log'), '-m', mode, 'restart');
  }

  /** Sends a signal to the server and to every process of it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    const [first = ''] = readFileSync(path.join(this.data, 'postmaster.pid'), 'utf8').split('\n');
    const main = Number(first);
    for (const pid of [main, ...this.childrenOf(main)]) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // One that ended meanwhile needs no signal.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }

  remove(): void {
    this.run('pg_ctl', '-D', this.data, '-m', 'immediate', 'stop');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private childrenOf(parent: number): number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => {
        try {
          const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
          return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
        } catch {
          return false;
        }
      })
      .map(Number);
  }

  private run(program: string, ...options: string[]): void {
    const file = path.join(programs(), program);
    const [command, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', file, ...options] : [file, ...options];
    const { status, stderr } = spawnSync(command ?? '', rest, {
      cwd: '/',
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr ?? ''}`);
  }
}
