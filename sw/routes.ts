/// <reference lib="webworker" />
import { cleanupOutdatedCaches, PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { PICTURES_CACHE, VIEWS_CACHE } from '#contract/worker.ts';
import { HANDED_PATH } from '#domain/handed-path.ts';
import { forgetOld, takeHanded } from './handed-over.ts';
import { type BuiltFile, Shell } from './shell.ts';
import { type FromDatabase, openWhere, withView } from './views.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: unknown };

/** Never the page's: the API answers for itself or not at all (P6). */
const notThePage = [/^\/api(\/|$)/, /^\/health\//];

const MAP_LIBRARY_CACHE = 'map-library';
const isMapLibrary = ({ url }: BuiltFile) => /\/maplibre[^/]*$/.test(url);

/** The server says in which language it is; a browser reads it only where it installs the app. */
const isManifest = ({ url }: BuiltFile) => url === 'manifest.webmanifest';

interface KeptFiles {
  readonly shell: Shell;
  readonly mapLibrary: Shell;
}

/** The library of street maps: listed like everything built, but fetched for those who keep a map, not for everybody. */
function keepMapLibrary(built: readonly BuiltFile[]): Shell {
  const controller = new PrecacheController({ cacheName: MAP_LIBRARY_CACHE });
  const library = new Shell(controller, built);
  self.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)));
  library.serve();
  return library;
}

/** A picture of a saved trip from this device; any other from the network. Which ones are kept is the page's decision. */
async function answerPicture({ request }: { readonly request: Request }): Promise<Response> {
  const kept = await caches.match(request, { cacheName: PICTURES_CACHE });
  return kept ?? fetch(request);
}

/** What other apps hand over stays here; what is a day old goes whenever a page is opened. */
function takeWhatIsHanded(): void {
  const isHanded = ({ url, sameOrigin }: { readonly url: URL; readonly sameOrigin: boolean }) =>
    sameOrigin && url.pathname === HANDED_PATH;
  registerRoute(isHanded, ({ request }) => takeHanded(request, Date.now()), 'POST');
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.waitUntil(forgetOld(Date.now()).catch(() => undefined));
  });
}

/**
 * Which request is answered how: everything built is kept on the device and answered from there; every navigation gets the
 * page, whose own router knows the path; all else goes to the network.
 */
export function answerRequests(database: FromDatabase): KeptFiles {
  const controller = new PrecacheController();
  const built = self.__WB_MANIFEST as readonly BuiltFile[];
  const shell = new Shell(
    controller,
    built.filter((file) => !isMapLibrary(file) && !isManifest(file)),
  );
  self.addEventListener('install', (event) => event.waitUntil(shell.install(self.registration.active !== null)));
  self.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)));
  // What came in the pack is in no other cache: the page of a first visit finds it only through its worker.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  cleanupOutdatedCaches();
  // Views are drawn with the styles of the version that kept them.
  self.addEventListener('activate', (event) => event.waitUntil(caches.delete(VIEWS_CACHE)));
  shell.serve();
  const mapLibrary = keepMapLibrary(built.filter(isMapLibrary));
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photos/'), answerPicture);
  takeWhatIsHanded();
  if (import.meta.env.PROD) {
    const page = controller.createHandlerBoundToURL('index.html');
    const files = built.map(({ url }) => url);
    const answer: typeof page = async (options) => {
      // The handler of the page puts another address into its options.
      const url = new URL(options.request.url);
      return (
        (await openWhere(url, database)) ?? withView(await page(options), url.pathname, { built: files, database })
      );
    };
    registerRoute(new NavigationRoute(answer, { denylist: notThePage }));
  }
  return { shell, mapLibrary };
}
