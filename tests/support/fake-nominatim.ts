import type { IncomingMessage, ServerResponse } from 'node:http';
import { FakeServer } from './fake-server.ts';

/** A program that speaks the search of Nominatim: it knows one place, and notes who asks when. */
export class FakeNominatim extends FakeServer {
  mode: 'fine' | 'error' | 'nonsense' | 'outside' = 'fine';
  readonly asked: { readonly query: string; readonly at: number; readonly userAgent: string | undefined }[] = [];

  protected override async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin);
    const query = searchParams.get('q') ?? '';
    this.asked.push({ query, at: Date.now(), userAgent: request.headers['user-agent'] });
    const status = pathname !== '/search' ? 404 : this.mode === 'error' ? 503 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(this.found(query));
  }

  private found(query: string): string {
    if (this.mode === 'nonsense') return '{"error":"Unable to geocode"}';
    const lat = this.mode === 'outside' ? '141.9' : '41.9';
    return JSON.stringify(query.startsWith('Atlantis') ? [] : [{ place_id: 1, lat, lon: '12.5', display_name: query }]);
  }
}
