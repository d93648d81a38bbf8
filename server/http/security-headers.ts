import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Mapbox counts visitors here, which its terms ask for. */
const MAPBOX_EVENTS = 'https://events.mapbox.com';

/** Whom the maps of this installation may ask: exactly the configured origins. */
function mapHosts({ mapbox, style, tiles }: Config['map']): string[] {
  if (mapbox) return [mapbox.baseUrl, MAPBOX_EVENTS];
  if (style) return [new URL(style.url).origin, ...style.hosts];
  return tiles?.kind === 'url' ? [new URL(tiles.url).origin] : [];
}

/** For what is no page: each answer of the API carries it, and a page opened at its address may do nothing. */
const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** P8: nothing is allowed but what is named; no inline code, no foreign hosts. `isData`: the answer is no page, whatever it says. */
export async function installSecurityHeaders(
  app: FastifyInstance,
  { map, production }: Config,
  isData: (request: FastifyRequest) => boolean,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // Documents of travellers, which never leave the device for this.
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...mapHosts(map)],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isData(request)) void reply.header('content-security-policy', DATA_POLICY);
  });
}
