import * as z from 'zod/mini';
import { readCapped } from '../http/read-capped.ts';
import type { FoundPhoto, PhotoFile, PhotoProvider } from './provider.ts';

const TIMEOUT_MS = 10_000;
const LARGEST_BYTES = 6_000_000;
const IMAGE_HOST = 'images.unsplash.com';
const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

const webAddress = z.url({ protocol: /^https?$/ });
const answerSchema = z.object({
  results: z.array(
    z.object({
      urls: z.object({ regular: webAddress }),
      user: z.object({
        name: z.string().check(z.minLength(1), z.maxLength(120)),
        links: z.object({ html: webAddress }),
      }),
      links: z.object({ download_location: z.optional(webAddress) }),
    }),
  ),
});

interface UnsplashOptions {
  readonly accessKey: string;
  /** https://api.unsplash.com, or a stand-in that speaks the same. */
  readonly baseUrl: string;
}

/** The search of api.unsplash.com: landscape, one result, regular size. Its answers are untrusted input (P8). */
export class Unsplash implements PhotoProvider {
  constructor(private readonly options: UnsplashOptions) {}

  async find(query: string): Promise<FoundPhoto | null> {
    const url = new URL('/search/photos', this.options.baseUrl);
    url.search = new URLSearchParams({ query, orientation: 'landscape', per_page: '1' }).toString();
    const response = await this.get(url);
    const [first] = answerSchema.parse(await response.json()).results;
    if (!first || !this.isTrusted(first.urls.regular)) return null;
    return {
      url: first.urls.regular,
      credit: { name: first.user.name, url: first.user.links.html },
      usedUrl: first.links.download_location ?? null,
    };
  }

  async download({ url, usedUrl }: FoundPhoto): Promise<PhotoFile> {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const extension = extensions[type as keyof typeof extensions];
    if (!response.ok || !extension) throw new Error(`no picture: status ${response.status}, ${type}`);
    const bytes = await readCapped(response, LARGEST_BYTES);
    if (usedUrl && this.isOfService(usedUrl)) await this.get(new URL(usedUrl)).catch(() => undefined);
    return { bytes, extension };
  }

  private async get(url: URL): Promise<Response> {
    const headers = { authorization: `Client-ID ${this.options.accessKey}`, 'accept-version': 'v1' };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`the photo service answered ${response.status}`);
    return response;
  }

  private isOfService(address: string): boolean {
    return new URL(address).origin === new URL(this.options.baseUrl).origin;
  }

  /** Only pictures of the service itself are fetched, whatever its answer says. */
  private isTrusted(address: string): boolean {
    const { protocol, hostname } = new URL(address);
    return (protocol === 'https:' && hostname === IMAGE_HOST) || this.isOfService(address);
  }
}
