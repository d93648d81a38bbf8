import type { IncomingMessage, ServerResponse } from 'node:http';
import { FakeServer } from './fake-server.ts';
import { boardTile } from './vector-tiles.ts';

const ALLOW = { 'access-control-allow-origin': '*' };
export const FAKE_CREDIT = 'Chess Board';

/** A program that serves a style and its tiles as a map service does, and as Mapbox does: a board of land and water. */
export class FakeMaps extends FakeServer {
  mode: 'fine' | 'no-style' | 'no-tiles' = 'fine';
  readonly asked: string[] = [];

  protected override async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    this.asked.push(pathname);
    const [, zoom, x, y] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)$/.exec(pathname)?.map(Number) ?? [];
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...ALLOW, 'access-control-allow-headers': '*' }).end();
    } else if (this.mode === 'fine' && zoom !== undefined && x !== undefined && y !== undefined) {
      response.writeHead(200, { ...ALLOW, 'content-type': 'application/x-protobuf' }).end(boardTile(zoom, x, y));
    } else if (this.mode !== 'no-style' && /^\/(style\.json|styles\/v1\/.+)$/.test(pathname)) {
      response.writeHead(200, { ...ALLOW, 'content-type': 'application/json' }).end(JSON.stringify(this.style()));
    } else {
      response.writeHead(503, ALLOW).end();
    }
  }

  /** In the colours of the drawn map by day, so that tests know one board only. */
  private style() {
    return {
      version: 8,
      sources: {
        board: {
          type: 'vector',
          tiles: [`${this.origin}/tiles/{z}/{x}/{y}`],
          maxzoom: 14,
          attribution: `<b>&copy;</b> <a href="https://example.org/board" onclick="alert(1)">${FAKE_CREDIT}</a>`,
        },
      },
      layers: [
        { id: 'land', type: 'background', paint: { 'background-color': '#f4eddd' } },
        { id: 'water', type: 'fill', source: 'board', 'source-layer': 'water', paint: { 'fill-color': '#c3dde0' } },
      ],
    };
  }
}
