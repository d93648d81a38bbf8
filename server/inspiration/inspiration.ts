import type { InspirationCard } from '#contract/inspiration.ts';
import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { addDays, dateInZone } from '#domain/trip/dates.ts';
import { costsOf } from '#domain/trip/shared-tickets.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import type { AppContext } from '../app-context.ts';
import { type Engine, unwatched } from '../planning/engines/engine.ts';
import { type CuratedTrip, loadCuratedTrips, startOf } from './curated.ts';

interface Planned {
  readonly start: string;
  readonly trip: Promise<Trip>;
}

function cardOf(curated: CuratedTrip, trip: Trip, language: Language): InspirationCard {
  const { id, destinationId, days, month, categories, budget } = curated;
  return {
    id,
    by: 'periplo',
    title: inLanguage(curated.title, language),
    intro: inLanguage(curated.intro, language),
    destination: trip.destination,
    destinationId,
    days,
    month,
    categories,
    budget,
    landscape: trip.landscape,
    totalPerPerson: totalCost(costsOf(trip.days), trip.travellers).perPerson / 100,
    summary: trip.summary,
  };
}

/**
 * The trips that ship with the product (D14): wishes of ours, planned by the engine when a visitor first asks for one. A plan
 * is kept while its dates lie ahead, once per language, and never made twice at the same time.
 */
export class Inspiration {
  private readonly curated: readonly CuratedTrip[] = loadCuratedTrips();
  private readonly planned = new Map<string, Planned>();

  constructor(
    private readonly context: Pick<AppContext, 'catalogue' | 'now'>,
    private readonly engine: Engine,
  ) {}

  /** All that can be planned, the next to start first; what cannot is left out and reported. */
  async cards(language: Language, report: (error: unknown, id: string) => void): Promise<InspirationCard[]> {
    const planned = this.curated.map((curated) =>
      this.trip(curated.id, language)
        .then((trip) => ({ start: trip.dates.start, card: cardOf(curated, trip, language) }))
        .catch((error: unknown) => {
          report(error, curated.id);
          return null;
        }),
    );
    const found = (await Promise.all(planned)).filter((one) => one !== null);
    return found.sort((a, b) => a.start.localeCompare(b.start)).map(({ card }) => card);
  }

  /** Problem NOT_FOUND for an id that is not ours, else whatever the engine refuses with. */
  async trip(id: string, language: Language): Promise<Trip> {
    const curated = this.curated.find((candidate) => candidate.id === id);
    const destination = this.context.catalogue.destinations.find((place) => place.id === curated?.destinationId);
    if (!curated || !destination) throw new Problem('NOT_FOUND', 'There is no such trip');
    const today = dateInZone(this.context.now(), destination.zone);
    const start = startOf(curated, today);
    const key = `${language} ${id}`;
    const known = this.planned.get(key);
    if (known?.start === start) return known.trip;
    const trip = this.plan(curated, destination, language, { start, today });
    const planned = { start, trip };
    this.planned.set(key, planned);
    trip.catch(() => this.planned.get(key) === planned && this.planned.delete(key));
    return trip;
  }

  private async plan(
    curated: CuratedTrip,
    destination: CompiledDestination,
    language: Language,
    { start, today }: { readonly start: string; readonly today: string },
  ): Promise<Trip> {
    const { days, budget, categories, adults, children, preferences } = curated;
    const request = {
      destination: inLanguage(destination.name, language),
      dates: { start, end: addDays(start, days - 1) },
      preferences: inLanguage(preferences, language),
      budget,
      categories,
      travellers: { adults, children },
    };
    const catalogueVersion = this.context.catalogue.version;
    const trip = await this.engine.plan({ request, destination, catalogueVersion, language, today }, unwatched());
    return { ...trip, title: inLanguage(curated.title, language) };
  }
}
