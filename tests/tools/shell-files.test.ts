import { expect, it } from 'vitest';
import { neededScripts } from '../../tools/shell-files.mjs';

const chunk = (from: string | null, imports: string[] = [], dynamicImports: string[] = []) => ({
  facadeModuleId: from === null ? null : `/project/${from}`,
  imports,
  dynamicImports,
  isEntry: from === 'index.html',
});

it('a first visit keeps what the page and kept trips are made of, and nothing that only other screens need', () => {
  const chunks = new Map([
    ['index.js', chunk('index.html', ['vendor.js'], ['trip.js', 'shop.js', 'es.js', 'en-shop.js'])],
    ['vendor.js', chunk(null)],
    ['trip.js', chunk('src/screens/trip/TripScreen.tsx', ['rules.js'], ['sheet.js', 'sample.js'])],
    ['rules.js', chunk(null)],
    ['sheet.js', chunk('src/trip-view/ActivitySheet.tsx')],
    ['sample.js', chunk('src/screens/trip/SampleTripScreen.tsx', ['sample-data.js'])],
    ['sample-data.js', chunk(null)],
    ['shop.js', chunk('src/screens/shop/ShopScreen.tsx', ['prices.js', 'rules.js'])],
    ['prices.js', chunk(null)],
    ['es.js', chunk('locales/es/tripEdit.json')],
    ['en-shop.js', chunk('locales/en/shop.json')],
  ]);
  expect([...neededScripts(chunks, '/project')].sort()).toEqual(
    ['index.js', 'vendor.js', 'trip.js', 'rules.js', 'sheet.js', 'es.js'].sort(),
  );
});
