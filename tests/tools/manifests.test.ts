import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { manifestIn, manifestLanguages } from '../../tools/manifests.mjs';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
  readonly label?: string;
  readonly form_factor?: string;
}

const root = process.cwd();

/** Width and height of a WebP file in the extended format, which is how browsers write pictures of a page. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

describe.each(manifestLanguages(root))('the manifest in %s', (language) => {
  const manifest = manifestIn(root, language);
  const pictures = manifest.screenshots as readonly Picture[];
  const text = JSON.stringify(manifest);

  it('says its language, and every text in it', () => {
    expect([manifest.lang, manifest.dir]).toEqual([language, 'ltr']);
    expect(text).not.toMatch(/layout\.|LANGUAGE/);
    const layout = JSON.parse(readFileSync(`locales/${language}/layout.json`, 'utf8'));
    const names = (manifest.shortcuts as readonly { name: string }[]).map(({ name }) => name);
    expect(names).toEqual([layout.planTrip, layout.myTrips]);
    expect(text).not.toMatch(/[Pp]lanear/);
  });

  it('has pictures of the product in that language, narrow and wide, as large as it says', () => {
    expect(new Set(pictures.map((picture) => picture.form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes } of pictures) {
      expect(src).toContain(`/${language}-`);
      expect(sizeOf(`public${src}`), src).toBe(sizes);
    }
  });

  it('has its icons, one of a single colour among them', () => {
    const icons = manifest.icons as readonly Picture[];
    for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true);
    const [monochrome = { src: '' }] = icons.filter(({ purpose }) => purpose === 'monochrome');
    const colours = readFileSync(`public${monochrome.src}`, 'utf8').match(/#[0-9a-f]{3,6}/gi) ?? [];
    expect(new Set(colours)).toEqual(new Set(['#000']));
  });
});

it('there is a manifest in every language', () => {
  expect(manifestLanguages(root)).toEqual([...languages].sort());
});

it('a text that does not exist is not passed over', () => {
  const own = mkdtempSync(path.join(tmpdir(), 'periplo-manifest-'));
  mkdirSync(path.join(own, 'locales/en'), { recursive: true });
  writeFileSync(path.join(own, 'locales/en/layout.json'), '{"titles":{}}');
  writeFileSync(path.join(own, 'manifest.webmanifest'), '{"name":"layout.titles.trip"}');
  expect(() => manifestIn(own, 'en')).toThrow('layout.titles.trip, which is no text in en');
  rmSync(own, { recursive: true });
});
