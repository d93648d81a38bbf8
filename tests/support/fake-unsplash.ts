import type { IncomingMessage, ServerResponse } from 'node:http';
import { FakeServer } from './fake-server.ts';

/** How the next answers go wrong. */
export type UnsplashMode = 'fine' | 'nothing' | 'error' | 'foreign-image' | 'no-picture' | 'nonsense';

/** A program that speaks the search of api.unsplash.com and serves one picture. */
export class FakeUnsplash extends FakeServer {
  mode: UnsplashMode = 'fine';
  readonly searches: string[] = [];
  readonly used: string[] = [];
  readonly keys: (string | undefined)[] = [];
  /** The smallest JPEG there is, for what looks at the first bytes only; browsers need a better one. */
  picture = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

  protected override async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    if (url.pathname === '/search/photos') {
      this.searches.push(url.searchParams.get('query') ?? '');
      this.keys.push(request.headers.authorization);
      const [status, body] = this.found();
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    } else if (url.pathname === '/picture.jpg') {
      const type = this.mode === 'no-picture' ? 'text/html' : 'image/jpeg';
      response.writeHead(200, { 'content-type': type }).end(this.picture);
    } else {
      this.used.push(url.pathname);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
  }

  private found(): [number, string] {
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
}
