import { createHash } from 'node:crypto';
import { type Destination, destinationSchema } from '#domain/place/destination.ts';
import { Problem } from '#domain/problem.ts';
import { buildDestination, TooFewSights } from '#open-data/build.ts';
import type { Element } from '#open-data/element.ts';
import { chosenItems } from '#open-data/items.ts';
import { type CompiledDestination, compileDestination } from '#planner/catalogue/compiled.ts';
import type { City } from '#planner/resolve/gazetteer.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { findTown, type KeptTown, keepTown, keptAmong } from './repo.ts';
import type { PlacesSource } from './source.ts';
import { isTownId, townId, townOf } from './town-of-city.ts';

/** Open maps change slowly; what is older is asked for again, while what is kept serves. */
const RENEW_MS = 60 * 86_400_000;
/** Where there was too little to see, there is no more an hour later. */
const NOTHING_MS = 86_400_000;
const MOST_COMPILED = 20;
/** More towns than that at once would wait longer than a traveller does. */
const LONGEST_QUEUE = 6;

interface Tools {
  readonly db: Db;
  readonly now: Clock;
  readonly catalogue: Catalogue;
}

/** A destination made from elements: the same elements and date make the same, and its version says so. Throws TooFewSights. */
export function madeFrom(
  city: City,
  elements: readonly Element[],
  articles: ReadonlyMap<string, number> | null,
  { catalogue, now }: Pick<Tools, 'catalogue' | 'now'>,
): Destination {
  const made = buildDestination(townOf(city, catalogue), { elements, articles, today: now() });
  const version = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 12);
  return destinationSchema.parse({ ...made, facts: { ...made.facts, version } });
}

/** Towns beyond the catalogue, from open data: kept for all travellers, made when one is first asked for where there is a source. */
export class Towns {
  private readonly compiled = new Map<string, CompiledDestination>();
  private readonly running = new Map<string, Promise<CompiledDestination | null>>();
  private readonly nothing = new Map<string, number>();

  constructor(
    private readonly tools: Tools,
    private readonly source: PlacesSource | null,
    private readonly onError: (error: unknown, message: string) => void = () => {},
  ) {}

  /** A town that was made before; null where there is none of that id. */
  async find(id: string): Promise<CompiledDestination | null> {
    if (!isTownId(id)) return null;
    const known = this.compiled.get(id);
    if (known) return known;
    const kept = await findTown(this.tools.db, id);
    return kept && this.compile(kept.facts);
  }

  /**
   * The town of the gazetteer, made now where it never was. null: there is no source, or it knows too little to plan a day. Problem
   * UNAVAILABLE where the source does not answer and nothing is kept.
   */
  async at(city: City): Promise<CompiledDestination | null> {
    const id = townId(city);
    const kept = await findTown(this.tools.db, id);
    if (kept) {
      if (this.isOld(kept)) this.renew(city);
      const known = this.compiled.get(id);
      return known && known.facts.version === kept.facts.facts.version ? known : this.compile(kept.facts);
    }
    if (!this.source || this.isNothing(id)) return null;
    return this.making(city, this.source);
  }

  /** Which of these towns can be planned, as far as can be told without asking the source. */
  async plannable(cities: readonly City[]): Promise<ReadonlySet<City>> {
    if (this.source) return new Set(cities.filter((city) => !this.isNothing(townId(city))));
    const kept = await keptAmong(this.tools.db, cities.map(townId));
    return new Set(cities.filter((city) => kept.has(townId(city))));
  }

  private isOld({ madeAt }: KeptTown): boolean {
    return this.source !== null && this.tools.now().getTime() - madeAt.getTime() > RENEW_MS;
  }

  private isNothing(id: string): boolean {
    const at = this.nothing.get(id);
    return at !== undefined && this.tools.now().getTime() - at < NOTHING_MS;
  }

  /** What is kept serves meanwhile, and where the source does not answer, which is logged. */
  private renew(city: City): void {
    if (!this.source) return;
    this.making(city, this.source).catch(() => undefined);
  }

  private making(city: City, source: PlacesSource): Promise<CompiledDestination | null> {
    const id = townId(city);
    const running = this.running.get(id);
    if (running) return running;
    if (this.running.size >= LONGEST_QUEUE)
      return Promise.reject(new Problem('UNAVAILABLE', 'Too many towns are being looked up', { retryAfterS: 20 }));
    const work = this.make(city, source).finally(() => this.running.delete(id));
    this.running.set(id, work);
    return work;
  }

  private async make(city: City, source: PlacesSource): Promise<CompiledDestination | null> {
    const id = townId(city);
    const { radiusKm } = townOf(city, this.tools.catalogue);
    const { latitude, longitude } = city;
    try {
      const elements = await source.elements({ latitude, longitude, radiusKm });
      const articles = await source.articles(chosenItems(elements));
      const facts = madeFrom(city, elements, articles, this.tools);
      await keepTown(this.tools.db, facts, this.tools.now());
      return this.compile(facts);
    } catch (error) {
      if (error instanceof TooFewSights) {
        this.nothing.set(id, this.tools.now().getTime());
        return null;
      }
      this.onError(error, 'the places of a town were not had');
      throw new Problem('UNAVAILABLE', 'The places of this town cannot be looked up now, try again later', {
        retryAfterS: 60,
      });
    }
  }

  private compile(facts: Destination): CompiledDestination {
    const made = compileDestination(facts);
    const [oldest] = this.compiled.keys();
    if (this.compiled.size >= MOST_COMPILED && oldest !== undefined) this.compiled.delete(oldest);
    this.compiled.delete(facts.id);
    this.compiled.set(facts.id, made);
    return made;
  }
}
