import { Problem } from '#domain/problem.ts';
import type { Covered } from '#rendering/cover/of-trip.ts';
import type { AppContext } from '../app-context.ts';
import { countRequest } from '../http/shared-limits.ts';
import { KeptPictures } from './kept-pictures.ts';
import { coverSvg } from './picture.ts';
import type { Rasterise } from './rasterise.ts';

const HOUR_MS = 3_600_000;
/** New drawings for the links of one account: more destinations than a traveller shares in an hour. */
const MOST_DRAWN_PER_HOUR = 60;

/** Pictures of links: each drawn once, however often it is asked for, and then kept. */
export class CoverPictures {
  private readonly kept: KeptPictures;
  private readonly drawing = new Map<string, Promise<Uint8Array>>();

  constructor(
    private readonly context: Pick<AppContext, 'config' | 'db' | 'now'>,
    private readonly rasterise: Rasterise,
  ) {
    this.kept = new KeptPictures(context.config);
  }

  /**
   * The drawn cover of a trip as PNG, 1200 x 630. Problem RATE_LIMITED when too many new ones were drawn for its owner,
   * UNAVAILABLE when too many wait to be drawn.
   */
  async of(trip: Covered, ownerId: string): Promise<Uint8Array> {
    const svg = await coverSvg(trip);
    const name = this.kept.nameOf(svg);
    return (await this.kept.read(name)) ?? (await this.draw(name, svg, ownerId));
  }

  prune(): Promise<void> {
    return this.kept.prune();
  }

  private async draw(name: string, svg: string, ownerId: string): Promise<Uint8Array> {
    const begun = this.drawing.get(name);
    if (begun) return begun;
    const drawn = this.drawNew(name, svg, ownerId).finally(() => this.drawing.delete(name));
    this.drawing.set(name, drawn);
    return drawn;
  }

  private async drawNew(name: string, svg: string, ownerId: string): Promise<Uint8Array> {
    if (this.context.config.rateLimit) {
      const { current, ttl } = await countRequest(this.context, `pictures drawn for ${ownerId}`, HOUR_MS);
      if (current > MOST_DRAWN_PER_HOUR)
        throw new Problem('RATE_LIMITED', 'Too many new pictures for links of one account, try again later', {
          retryAfterS: Math.ceil(ttl / 1000),
        });
    }
    const png = await this.rasterise(svg);
    await this.kept.keep(name, png);
    return png;
  }
}
