import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Never the page's: the API answers for itself or not at all (P6). */
const notThePage = [/^\/api(\/|$)/, /^\/health\//];

/**
 * Which request is answered how: everything built is kept on the device and answered from there; every navigation gets the
 * page, whose own router knows the path; all else goes to the network.
 */
export function answerRequests(): void {
  precacheAndRoute(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
  if (!import.meta.env.PROD) return;
  registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: notThePage }));
}
