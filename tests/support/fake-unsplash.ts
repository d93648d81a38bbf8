import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the next answers go wrong. */
export type UnsplashMode = 'fine' | 'nothing' | 'error' | 'foreign-image' | 'no-picture' | 'nonsense';

/** A program that speaks the search of api.unsplash.com and serves one picture. */
export class FakeUnsplash {
  mode: UnsplashMode = 'fine';
  readonly searches: string[] = [];
  readonly used: string[] = [];
  readonly keys: (string | undefined)[] = [];
  /** The smallest JPEG there is, for what looks at the first bytes only; browsers need a better one. */
  picture = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
  private readonly server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', this.origin);
    if (url.pathname === '/search/photos') {
      this.searches.push(url.searchParams.get('query') ?? '');
      this.keys.push(request.headers.authorization);
      const [status, body] = this.answer();
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    } else if (url.pathname === '/picture.jpg') {
      const type = this.mode === 'no-picture' ? 'text/html' : 'image/jpeg';
      response.writeHead(200, { 'content-type': type }).end(this.picture);
    } else {
      this.used.push(url.pathname);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
  });

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo | null)?.port ?? 0}`;
  }

  private answer(): [number, string] {
    if (this.mode === 'error') return [500, '{"errors":["broken"]}'];
    if (this.mode === 'nonsense') return [200, '{"results":"many"}'];
    if (this.mode === 'nothing') return [200, '{"total":0,"results":[]}'];
    const regular =
      this.mode === 'foreign-image' ? 'http://169.254.169.254/latest/meta-data' : `${this.origin}/picture.jpg`;
    const result = {
      urls: { regular, full: regular },
      user: { name: 'Ana Luz', links: { html: 'https://unsplash.com/@analuz' } },
      links: { download_location: `${this.origin}/photos/abc/download` },
    };
    return [200, JSON.stringify({ total: 1, results: [result] })];
  }

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
