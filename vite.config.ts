import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', import.meta.url), 'utf8'));

/** `npm run dev`: the API answers inside Vite's server, from sources, newly loaded after every change. */
function apiInDev(): Plugin {
  return {
    name: 'periplo-api',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (!/^\/(api|health)(\/|$)/.test(request.url ?? '')) return next();
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
    {
      name: 'vendor',
      test: /node_modules\/(react|react-dom|react-router|react-router-dom|react-i18next|i18next|scheduler|zustand)\/|lucide-react\/dist\/esm\/(?!icons|dynamic|lucide)/,
    },
    {
      name: 'base',
      test: /lucide-react\/dist\/esm\/icons\/(check|minus|wallet|x)\.|\/domain\/(account\/|language|problem|trip\/status)|\/src\/(layout\/(menu-link-style|navigation-links|policy)|screens\/home\/HeroPicture|navigation|session|i18n\/(i18n|format|problem|collect)|ui\/(Button|Skeleton|Err|button|class|toast|today|hydrated|Card|wide-screen)|data\/(session|sync-state|connection|unsent-count)\.ts)/,
    },
    { name: 'scene-parts', test: /\/scenes\/(Cloud|Puffs|Sky|Stars|paint)\./ },
    {
      name: 'controls',
      test: /\/src\/ui\/(Badge|CategoryIcon|Checkbox|Chips|EmptyState|Field|FieldNotes|IconButton|MoneyBags|focus-first-error)\./,
    },
    {
      name: 'device',
      test: /node_modules\/(dexie|dexie-react-hooks)\/|\/src\/offline\/(?!room)|\/src\/data\/(conflicts|freshness|kept-photo|stored|sync-soon|trips)\.ts/,
    },
    {
      name: 'trip',
      test: /\/src\/trip-view\/(?!TripAside|ListPanel|Luggage|TripBudget|VerifyPanel|ActivitySheet|AddActivitySheet|DayNotes|NotesField|AmountField|TimeFields|figures)|\/src\/screens\/trip\/(TripScreen|OwnTrip|TripMenu|ParkedNotice|TripSkeleton)|\/src\/data\/(asking|fit|photos|settings)\.ts|lucide-react\/dist\/esm\/icons\/(coffee|landmark|utensils|pencil|plus|notebook-pen|triangle-alert|circle-alert|circle-check|circle-dashed|copy|ellipsis|calendar-days|plane|trash-2)\./,
    },
    {
      name: 'trip-shape',
      test: /\/domain\/(plain-text|trip\/(itinerary|landscape|local-time|selection|trip|trip-request))\.|\/contract\/wire-/,
    },
  ],
};

const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  injectRegister: null,
  registerType: 'prompt',
  manifest,
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'categories/*.svg', 'icons/*.svg'],
    maximumFileSizeToCacheInBytes: 3_000_000,
  },
});

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        publicDir: false,
        build: {
          ssr: true,
          target: 'node20',
          outDir: 'dist/server',
          rollupOptions: {
            input: {
              main: 'server/main.ts',
              'planner-worker': 'server/planning/planner-worker.ts',
              seed: 'server/seed.ts',
              operator: 'server/operator.ts',
            },
          },
        },
      }
    : {
        plugins: [react(), tailwindcss(), pwa, apiInDev()],
        build: {
          outDir: 'dist/page',
          target: 'es2022',
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: { index: 'index.html', start: 'src/start.ts' },
            output: { codeSplitting: firstDownload },
          },
        },
        server: { port: 3000 },
      },
);
