import { type CDPSession, expect, test } from '@playwright/test';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { BuiltServer } from '../support/built-server.ts';

/** The comma of names in Arabic script, which the system writes. */
const ARABIC_COMMA = '،';
const OURS = ['Fraunces', 'Nunito Sans'];

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** Each letter of the catalogue once that the page writes in its own two faces: names and texts in local script are left out. */
function lettersOfCatalogue(): string[] {
  const letters = JSON.stringify(loadCatalogue().destinations).normalize('NFC');
  return [...new Set(letters)]
    .filter((letter) => /[\p{Script=Latin}\p{N}\p{P}]/u.test(letter) && letter < '\u{2c00}' && letter !== ARABIC_COMMA)
    .sort();
}

/** The faces that a browser took for the glyphs of an element, by its own account. */
async function facesOf(devtools: CDPSession, root: number, selector: string): Promise<string[]> {
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test('every Latin letter is of our faces, as heading and as text: put together from two, a word looks broken', async ({
  page,
}) => {
  const letters = lettersOfCatalogue();
  for (const letter of 'éñōşłžạếưȘ') expect(letters).toContain(letter);
  await page.goto(`${server.origin}/how-it-works`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async (all) => {
    for (const face of ['font-display', 'font-sans']) {
      for (const [at, letter] of all.entries()) {
        const element = Object.assign(document.createElement('p'), {
          className: `${face} probe-${at}`,
          textContent: letter,
        });
        document.body.append(element);
      }
      const [family] = getComputedStyle(document.querySelector(`p.${face}`) ?? document.body).fontFamily.split(',');
      await document.fonts.load(`16px ${family}`, all.join(''));
    }
    await document.fonts.ready;
  }, letters);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const foreign: string[] = [];
  for (const face of ['font-display', 'font-sans']) {
    for (const [at, letter] of letters.entries()) {
      const faces = await facesOf(devtools, root.nodeId, `p.${face}.probe-${at}`);
      if (!faces.every((name) => OURS.some((own) => name.startsWith(own))))
        foreign.push(`${letter} ${face}: ${faces.join(', ')}`);
    }
  }
  expect(foreign).toEqual([]);
});
