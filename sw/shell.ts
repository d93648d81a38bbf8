import { type PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { ShellReport } from '#contract/worker.ts';

/** The files the page is made of: kept at installation, answered from the device. */
export class Shell {
  constructor(private readonly controller: PrecacheController) {}

  serve(): void {
    registerRoute(new PrecacheRoute(this.controller));
  }

  /** Reads every file as it is kept here; nothing is asked of the network. */
  async report(): Promise<ShellReport> {
    const urls = this.controller.getCachedURLs();
    const sizes = await Promise.all(urls.map((url) => this.sizeOf(url)));
    return {
      files: urls.length,
      bytes: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0),
      missing: urls.filter((_, i) => sizes[i] === null).map((url) => new URL(url).pathname),
    };
  }

  /** Fetches what is missing; what cannot be had stays missing. */
  async fetchMissing(): Promise<void> {
    const { missing } = await this.report();
    const cache = await caches.open(this.controller.strategy.cacheName);
    for (const path of missing) {
      const key = this.controller.getCacheKeyForURL(path);
      const response = await fetch(path, { cache: 'reload' }).catch(() => null);
      if (key && response?.ok) await cache.put(key, response);
    }
  }

  private async sizeOf(url: string): Promise<number | null> {
    const response = await this.controller.matchPrecache(url).catch(() => undefined);
    return response?.ok ? (await response.arrayBuffer()).byteLength : null;
  }
}
