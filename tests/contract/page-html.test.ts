import { describe, expect, it } from 'vitest';
import { fillPage, scriptsOf, startScripts } from '#contract/page-html.ts';

const built = `<!doctype html>
<html lang="es">
  <head>
    <title>Periplo</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js">
    <link rel="modulepreload" crossorigin href="/assets/main-1.js">
    <link rel="stylesheet" crossorigin href="/assets/main-1.css">
  </head>
  <body><div id="app"></div></body>
</html>`;
const scripts = { start: '/assets/start-1.js', loader: '/assets/loader-1.js' };
const filled = { language: 'en', title: 'My trips', markup: '<main>Rome for $1</main>', mark: 'data-view', scripts };

describe('a page with something to read in it', () => {
  it('has it, in its language, under its title', () => {
    const html = fillPage(built, filled);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>My trips</title>');
    expect(html).toContain('<div id="app" data-view><main>Rome for $1</main></div>');
  });

  it('loads styles first and all scripts after the first paint', () => {
    const html = fillPage(built, filled);
    expect(html.match(/src="[^"]+"|href="[^"]+"/g)).toEqual([
      'src="/assets/start-1.js"',
      'href="/assets/loader-1.js"',
      'href="/assets/main-1.css"',
    ]);
  });

  it('has no markup in its title', () => {
    expect(fillPage(built, { ...filled, title: '</title><script>&' })).toContain(
      '<title>&lt;/title>&lt;script>&amp;</title>',
    );
  });

  it.each(['<title>Periplo</title>', '<div id="app"></div>', '<html lang="es">'])('is not made without %s', (part) => {
    expect(() => fillPage(built.replace(part, ''), filled)).toThrow(/index.html has no/);
  });
});

it('the scripts that start the app are found among all that are built', () => {
  const loader = 'assets/loader-7y9sWmk5.js';
  const others = ['assets/restart-C0o9lr5j.js', 'assets/loader-circle-LrAafsiX.js', 'index.html'];
  expect(startScripts([...others, 'assets/start-C0o9lr5j.js', loader])).toEqual({
    start: '/assets/start-C0o9lr5j.js',
    loader: '/assets/loader-7y9sWmk5.js',
  });
  expect(() => startScripts([...others, 'assets/start-C0o9lr5j.css', loader])).toThrow('no start script');
});

it('the scripts of a page are those it was filled with', () => {
  expect(scriptsOf(fillPage(built, filled))).toEqual(scripts);
  expect(() => scriptsOf('<html></html>')).toThrow('no script');
});
