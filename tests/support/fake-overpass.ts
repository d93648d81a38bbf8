import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Element } from '#open-data/element.ts';
import { bodyOf, FakeServer } from './fake-server.ts';
import { overpassAnswer } from './osm-town.ts';

interface Asked {
  readonly path: string;
  readonly question: string;
  readonly userAgent: string | undefined;
}

/** A program that speaks Overpass, and beside it Wikidata's query service: it knows one town, and notes who asks what. */
export class FakeOverpass extends FakeServer {
  mode: 'fine' | 'busy' | 'error' | 'nonsense' | 'gave up' | 'moved' = 'fine';
  elements: readonly Element[] = [];
  /** In how many languages there is an article, by item; null: the service fails. */
  links: Readonly<Record<string, number>> | null = {};
  /** So many questions are answered "too many requests" before one is answered. */
  busyFor = 0;
  /** Questions to the map that are being answered now, and at most were. */
  atOnce = 0;
  mostAtOnce = 0;
  readonly asked: Asked[] = [];

  protected override async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isMap = request.url === '/interpreter';
    if (isMap) this.mostAtOnce = Math.max(this.mostAtOnce, ++this.atOnce);
    const form = new URLSearchParams(await bodyOf(request));
    const path = request.url ?? '';
    const question = form.get('data') ?? form.get('query') ?? '';
    this.asked.push({ path, question, userAgent: request.headers['user-agent'] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (path === '/elsewhere') return void response.end(overpassAnswer(this.elements));
    if (!isMap) return this.answerWikidata(question, response);
    this.atOnce -= 1;
    this.answerOverpass(response);
  }

  private answerOverpass(response: ServerResponse): void {
    if (this.busyFor > 0 || this.mode === 'busy') {
      this.busyFor -= 1;
      response.writeHead(429, { 'retry-after': '0.01' }).end('Too many requests');
    } else if (this.mode === 'error') response.writeHead(500).end('runtime error');
    else if (this.mode === 'moved') response.writeHead(302, { location: `${this.origin}/elsewhere` }).end();
    else if (this.mode === 'nonsense') response.writeHead(200).end('<html>maintenance</html>');
    else if (this.mode === 'gave up')
      response.writeHead(200).end(JSON.stringify({ elements: [], remark: 'runtime error: Query timed out' }));
    else response.writeHead(200, { 'content-type': 'application/json' }).end(overpassAnswer(this.elements));
  }

  private answerWikidata(question: string, response: ServerResponse): void {
    const { links } = this;
    if (links === null) {
      response.writeHead(503).end();
      return;
    }
    const items = [...question.matchAll(/wd:(Q\d+)/g)].flatMap(([, item = '']) => (item in links ? [item] : []));
    const bindings = items.map((item) => ({
      item: { type: 'uri', value: `http://www.wikidata.org/entity/${item}` },
      links: { type: 'literal', value: String(links[item]) },
    }));
    response.writeHead(200).end(JSON.stringify({ head: { vars: ['item', 'links'] }, results: { bindings } }));
  }
}
