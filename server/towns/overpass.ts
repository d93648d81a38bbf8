import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Element, readElements } from '#open-data/element.ts';
import type { PlacesConfig } from '../config-places.ts';
import { readCapped } from '../http/read-capped.ts';
import type { Around, PlacesSource } from './source.ts';

/** A traveller waits; the service itself gives up a little sooner. */
const TIMEOUT_MS = 40_000;
const SERVICE_TIMEOUT_S = 30;
const LARGEST_BYTES = 40_000_000;
/** A busy service says so, and is asked again after what it says or this; not more often. */
const TRIES = 3;
const BACK_OFF_MS = 2_000;
const LONGEST_BACK_OFF_MS = 10_000;

const WIKIDATA_TIMEOUT_MS = 15_000;
const WIKIDATA_LARGEST_BYTES = 2_000_000;
/** A question for more is refused by the service. */
const ITEMS_AT_ONCE = 300;

/** What is asked for, by key: what `sorts.ts` and `tables.ts` read. */
const asked = [
  '[tourism~"^(museum|gallery|zoo|aquarium|theme_park|viewpoint|attraction)$"]',
  '[historic~"^(castle|manor|palace|fort|fortress|ruins|archaeological_site|monument|memorial|city_gate|citywalls|tower|monastery|church|cathedral|mosque|temple)$"]',
  '[amenity=place_of_worship][wikidata]',
  '[amenity~"^(marketplace|theatre|public_bath|monastery)$"]',
  '[amenity~"^(restaurant|cafe|fast_food|food_court|pub|biergarten)$"]',
  '[leisure~"^(park|garden|nature_reserve)$"][wikidata]',
  '[leisure=water_park]',
  '[natural~"^(beach|cave_entrance)$"]',
  '[natural~"^(peak|volcano)$"][wikidata]',
  '[waterway=waterfall]',
  '[man_made~"^(tower|lighthouse|bridge)$"][wikidata]',
  '[place~"^(square|quarter|neighbourhood|suburb)$"]',
];

/** The question in Overpass's language: everything with a name that may be of use around a point. */
export function overpassQuery({ latitude, longitude, radiusKm }: Around): string {
  const around = `(around:${Math.round(radiusKm * 1000)},${latitude},${longitude})`;
  const parts = asked.map((tags) => `nwr${tags}[name]${around};`);
  return `[out:json][timeout:${SERVICE_TIMEOUT_S}];(${parts.join('')});out center tags qt;`;
}

function backOff(response: Response, attempt: number): number {
  const seconds = Number(response.headers.get('retry-after'));
  const asksFor = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : BACK_OFF_MS * 2 ** attempt;
  return Math.min(LONGEST_BACK_OFF_MS, asksFor);
}

const isBusy = ({ status }: Response) => status === 429 || status === 504;

const rowSchema = z.object({
  item: z.object({ value: z.string() }),
  links: z.object({ value: z.string() }),
});
const answerSchema = z.object({ results: z.object({ bindings: z.array(rowSchema) }) });
const isItem = (id: string) => /^Q\d{1,12}$/.test(id);

/**
 * Overpass, and of Wikidata's query service the number of articles on what it found. Everything that comes back is untrusted input (P8). One
 * question at a time: who asks waits for those before.
 */
export class Overpass implements PlacesSource {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: PlacesConfig) {}

  elements(around: Around): Promise<Element[]> {
    const work = this.last.then(() => this.ask(around));
    this.last = work.catch(() => undefined);
    return work;
  }

  async articles(items: readonly string[]): Promise<ReadonlyMap<string, number> | null> {
    const { wikidataUrl } = this.options;
    if (wikidataUrl === null) return null;
    const wanted = [...new Set(items.filter(isItem))].slice(0, ITEMS_AT_ONCE);
    if (wanted.length === 0) return new Map();
    try {
      return await this.askWikidata(wikidataUrl, wanted);
    } catch {
      return null;
    }
  }

  private async ask(around: Around): Promise<Element[]> {
    const body = new URLSearchParams({ data: overpassQuery(around) });
    for (let attempt = 0; ; attempt++) {
      const response = await fetch(`${this.options.overpassUrl}/interpreter`, {
        method: 'POST',
        body,
        headers: { 'user-agent': this.options.userAgent, accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      if (response.ok) return readElements((await readCapped(response, LARGEST_BYTES)).toString());
      await response.body?.cancel();
      if (!isBusy(response) || attempt + 1 >= TRIES) throw new Error(`the places service answered ${response.status}`);
      await wait(backOff(response, attempt));
    }
  }

  private async askWikidata(url: string, items: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const values = items.map((item) => `wd:${item}`).join(' ');
    const query = `SELECT ?item ?links WHERE { VALUES ?item { ${values} } ?item wikibase:sitelinks ?links }`;
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ query }),
      headers: { 'user-agent': this.options.userAgent, accept: 'application/sparql-results+json' },
      signal: AbortSignal.timeout(WIKIDATA_TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`Wikidata answered ${response.status}`);
    const { results } = answerSchema.parse(JSON.parse((await readCapped(response, WIKIDATA_LARGEST_BYTES)).toString()));
    const rows = results.bindings.map(
      ({ item, links }) => [item.value.split('/').at(-1) ?? '', Number(links.value)] as const,
    );
    return new Map(rows.filter(([item, links]) => isItem(item) && Number.isInteger(links) && links >= 0));
  }
}
