import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { drawings } from './tools/drawing-files.mjs';
import { manifestIn, manifests } from './tools/manifests.mjs';
import { shellFiles } from './tools/shell-files.mjs';

/** `npm run dev`: the API answers inside Vite's server, from sources, newly loaded after every change. */
function apiInDev(): Plugin {
  return {
    name: 'periplo-api',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (!/^\/(api|health|map|photos)(\/|$)/.test(request.url ?? '')) return next();
        vite
          .ssrLoadModule('/server/dev.ts')
          .then(({ handle }) => handle(request, response))
          .catch(next);
      });
    },
  };
}

/** What every screen needs comes in two files instead of thirty: a request costs more than the few bytes it brings. */
const firstDownload = {
  groups: [
    { name: 'loader', test: /vite\/preload-helper/ },
    // What listens before the app is there must not wait for any part of it.
    { name: 'early', test: /\/src\/ui\/early-/ },
    // What only the chips of wishes need must not come with the rules of trips.
    {
      name: 'wish-labels',
      includeDependenciesRecursively: false,
      test: /\/rendering\/wishes\/|\/domain\/place\/has-tag\./,
    },
    // Schemas: what the first screen reads of this device it reads without them.
    { name: 'schemas', includeDependenciesRecursively: false, test: /node_modules\/zod\// },
    // Texts with links inside: no text of the first screen has one.
    {
      name: 'rich-text',
      includeDependenciesRecursively: false,
      test: /react-i18next\/dist\/es\/(Trans|TransWithoutContext)\.|html-parse-stringify\//,
    },
    {
      name: 'vendor',
      test: /node_modules\/(react|react-dom|react-router|react-router-dom|react-i18next|i18next|scheduler|zustand)\/|lucide-react\/dist\/esm\/(?!icons|dynamic|lucide)/,
    },
    {
      name: 'base',
      test: /lucide-react\/dist\/esm\/icons\/(calendar-check|check|map-pin|map-pinned|minus|plus|wallet|x)\.|\/domain\/(account\/legal-version|language|problem|trip\/(holds-until|status))|\/src\/(layout\/(menu-link-style|navigation-links|policy)|screens\/home\/HeroPicture|navigation|session|i18n\/(i18n|format|problem|collect|lazy)|ui\/(after-paint|Button|Skeleton|Err|button|class|toast|today|hydrated|Card|page-name|wide-screen)|data\/(kept-view|legal-version|others-state|session|storage|sync-state|connection|unsent-count)\.ts|pwa\/(install|worker)\.ts|api\/silence\.ts|offline\/(room|views|map-caches)\.ts)/,
    },
    { name: 'scene-parts', test: /\/scenes\/(Cloud|Puffs|Sky|Stars|paint)\./ },
    {
      name: 'controls',
      test: /lucide-react\/dist\/esm\/icons\/calendar-days\.|\/src\/ui\/(Badge|CategoryIcon|Menu|Checkbox|Chips|EmptyState|Field|FieldNotes|Form|IconButton|MoneyBags|focus-first-error)\./,
    },
    {
      name: 'call',
      test: /node_modules\/ky\/|\/src\/(api\/(?!trip-news)|exchange\/ask\.)|\/contract\/(endpoint|refusal|insufficient-tokens)\./,
    },
    {
      // Small files that go over the line together.
      name: 'planning-form',
      includeDependenciesRecursively: false,
      test: /\/src\/(ui\/(Combobox|SuggestionList|Stepper|DateInputs|date-range|suggestions)|screens\/plan-trip\/(form-values|journey\/form-journey|PlaceField|Price)|data\/(form-draft|destinations)|i18n\/date-labels)\.|\/contract\/destinations\.|\/domain\/shop\/prices\./,
    },
    { name: 'asking', test: /\/src\/data\/(asking|photos|rates|settings)\.ts/ },
    {
      // A plan that is not saved changes nothing yet.
      name: 'changes',
      includeDependenciesRecursively: false,
      test: /\/domain\/(place\/coordinates|trip\/(patch|document-changes|change-dates|fields\/(parts|set-change)))\./,
    },
    {
      name: 'rules',
      test: /\/domain\/(plain-text|trip\/(answer|budget|card|category|cost|dates|engine-name|itinerary|kept-as|landscape|local-time|luggage|progress|selection|to-verify|total-cost|travellers|trip|trip-name|longest))\.|\/contract\/wire-/,
    },
    {
      name: 'icons',
      test: /lucide-react\/dist\/esm\/icons\/(bed-double|chevron-down|circle-alert|circle-check|circle-dashed|clipboard-paste|coffee|copy|ellipsis|landmark|notebook-pen|pencil|plane|share-2|trash-2|triangle-alert|utensils)\./,
    },
    {
      name: 'device',
      test: /node_modules\/(dexie|dexie-react-hooks)\/|\/src\/(offline\/(database|kept-card)|data\/stored)\.ts/,
    },
    {
      name: 'outbox',
      test: /\/src\/offline\/(operation|outbox|profile-store|rebase|share-store|trip-state|trip-store|trip-tables)\.ts|\/src\/data\/(freshness|sync-soon|trips)\.ts/,
    },
    {
      // What was done to a trip, and what of it was refused: an own trip needs it at once, sending later.
      name: 'history',
      includeDependenciesRecursively: false,
      test: /\/src\/offline\/(places|refused-fields|lane-decisions|lost-texts|refusal-store|steps)\.|\/src\/data\/(beside|lost-texts|steps)\.|\/domain\/(same|trip\/(step|booking-details))\./,
    },
    {
      // What draws trips on phones and on wide screens alike.
      name: 'list',
      includeDependenciesRecursively: false,
      test: /\/src\/(screens\/my-trips\/(kept-list|TripFacts)|ui\/paging)\.|\/domain\/shorten\./,
    },
    {
      // Lists show covers and need nothing else of a trip's screen.
      name: 'cover',
      includeDependenciesRecursively: false,
      test: /\/src\/trip-view\/cover\/(Cover|DrawnCover)\.|\/rendering\/cover\/(canvas|cold|addresses)\.|\/domain\/random\./,
    },
    {
      name: 'made-up-cover',
      includeDependenciesRecursively: false,
      test: /\/src\/trip-view\/cover\/MadeUp\.|\/rendering\/cover\//,
    },
    {
      // Of journeys over several places alone.
      name: 'journey',
      includeDependenciesRecursively: false,
      test: /\/src\/trip-view\/JourneyParts\.|\/rendering\/journey\//,
    },
    {
      name: 'trip',
      test: /\/src\/trip-view\/(?!bookings|today\/(?!Today\.)|JourneyParts|TripAside|ListPanel|Luggage|TripBudget|VerifyPanel|ActivitySheet|AddActivitySheet|DayNotes|NotesField|AmountField|TimeFields|OwnStop|figures|told-change)|\/src\/trip-export\/ExportButton|\/src\/screens\/trip\/TripSkeleton|\/src\/data\/ground\.ts/,
    },
    {
      // Others share what these need.
      name: 'own-trip',
      includeDependenciesRecursively: false,
      test: /\/src\/screens\/trip\/(TripScreen|OwnTrip|TripMenu|share-choice)|\/src\/data\/(ask-worker|conflicts|fit|kept-photo|kept-map|placing)\.ts|\/src\/offline\/map-store|\/contract\/(geocoding|map-areas)\./,
    },
  ],
};

const shell = shellFiles(import.meta.dirname);

const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  injectRegister: null,
  registerType: 'prompt',
  // The fallback of the language; the server answers with the reader's.
  manifest: manifestIn(import.meta.dirname, 'es'),
  includeManifestIcons: false,
  injectManifest: {
    // Mapbox is never used without a network.
    globIgnores: ['assets/mapbox*'],
    globPatterns: [
      'index.html',
      'assets/**/*.{js,css,woff2}',
      'categories/*.svg',
      'covers/*.svg',
      'signs.svg',
      'icons/*.svg',
    ],
    maximumFileSizeToCacheInBytes: 3_000_000,
    manifestTransforms: [shell.mark],
  },
});

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        publicDir: false,
        build: {
          ssr: true,
          target: 'node20',
          rollupOptions: {
            input: {
              main: 'server/main.ts',
              'planner-worker': 'server/planning/planner-worker.ts',
              'picture-worker': 'server/shares/picture-worker.ts',
              seed: 'server/seed.ts',
              operator: 'server/operator.ts',
            },
          },
        },
      }
    : {
        plugins: [
          react(),
          tailwindcss(),
          shell.plugin,
          manifests(import.meta.dirname),
          drawings(import.meta.dirname),
          pwa,
          apiInDev(),
        ],
        build: {
          target: 'es2022',
          assetsInlineLimit: 0,
          // Libraries of street maps, fetched only where an operator has one.
          chunkSizeWarningLimit: 1_800,
          rolldownOptions: {
            input: { index: 'index.html', start: 'src/start.ts' },
            output: { codeSplitting: firstDownload },
          },
        },
        server: { port: 3000 },
      },
);
