import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How finely the line counts. */
const TICK_MS = 50;

/** A line to one server on this machine, as thin as it is told, that can be cut: everything on it is lost at that moment. */
export class SlowLine {
  /** Bytes a second from the page to the server; null: as fast as it goes. */
  bytesPerSecond: number | null = null;
  /** Bytes that went from the page to the server. */
  sent = 0;
  private isDown = false;
  private readonly cutAt: number[] = [];
  private readonly open = new Set<Socket>();
  private readonly server = createServer((page) => this.pass(page));

  private constructor(private readonly port: number) {}

  static async to(port: number): Promise<SlowLine> {
    const line = new SlowLine(port);
    line.server.listen(0, '127.0.0.1');
    await once(line.server, 'listening');
    return line;
  }

  get origin(): string {
    const address = this.server.address();
    return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  }

  /** How often it will still be cut. */
  get cutsLeft(): number {
    return this.cutAt.length;
  }

  /** Cuts it when so many bytes more have been sent. */
  cutAfter(...bytes: readonly number[]): void {
    this.cutAt.push(...bytes.map((own) => this.sent + own));
  }

  cut(): void {
    for (const socket of this.open) socket.destroy();
  }

  /** From now on nothing comes through, until it is mended. */
  takeDown(): void {
    this.isDown = true;
    this.cut();
  }

  mend(): void {
    this.isDown = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(page: Socket): void {
    if (this.isDown) return void page.destroy();
    const onward = connect(this.port, '127.0.0.1');
    for (const socket of [page, onward]) {
      this.open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.open.delete(socket);
        page.destroy();
        onward.destroy();
      });
    }
    onward.pipe(page);
    void this.send(page, onward);
  }

  private async send(page: Socket, onward: Socket): Promise<void> {
    try {
      for await (const chunk of page) await this.sendChunk(chunk as Buffer, onward);
    } catch {
      // It was cut.
    }
  }

  private async sendChunk(chunk: Buffer, onward: Socket): Promise<void> {
    let rest = chunk;
    while (rest.length > 0 && !onward.destroyed) {
      const most = this.bytesPerSecond === null ? rest.length : (this.bytesPerSecond * TICK_MS) / 1000;
      const part = rest.subarray(0, most);
      rest = rest.subarray(part.length);
      if (this.bytesPerSecond !== null) await sleep(TICK_MS);
      if (onward.destroyed) return;
      onward.write(part);
      this.sent += part.length;
      if (this.sent >= (this.cutAt[0] ?? Number.POSITIVE_INFINITY)) {
        this.cutAt.shift();
        this.cut();
      }
    }
  }
}
