/** Pages that come with their first screen in them, and the file that holds each, but for its language and `.html`. */
export const prerendered = {
  '/': 'home',
  '/how-it-works': 'how-it-works',
  '/inspiration': 'inspiration',
} as const;
export type PrerenderedPath = keyof typeof prerendered;

/** Paths of the script that starts the app after the first paint, and of the one that loads all others. */
export interface PageScripts {
  readonly start: string;
  readonly loader: string;
}

interface FilledPage {
  readonly language: string;
  readonly title: string;
  /** What is in the page before any script has run, as HTML. */
  readonly markup: string;
  /** An attribute of the element that holds it. */
  readonly mark: string;
  readonly scripts: PageScripts;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The built index.html with something to read in it. Throws Error where it is not the page it was. */
export function fillPage(html: string, { language, title, markup, mark, scripts }: FilledPage): string {
  const starter = `<script type="module" crossorigin src="${scripts.start}"></script>
    <link rel="modulepreload" crossorigin href="${scripts.loader}">`;
  const changes: readonly (readonly [RegExp | string, string])[] = [
    [/<html lang="\w+"/, `<html lang="${language}"`],
    [/<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`],
    [/<link rel="modulepreload"[^>]*>\s*/g, ''],
    [/<script type="module"[^>]*><\/script>/, starter],
    ['<div id="app"></div>', `<div id="app" ${mark}>${markup}</div>`],
  ];
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) === -1) throw new Error(`index.html has no ${from}`);
    return text.replace(from, () => to);
  }, html);
}

/** Paths of these two among the built files. Throws Error when the build has none. */
export function startScripts(files: readonly string[]): PageScripts {
  const [start, loader] = ['start', 'loader'].map((name) =>
    files.find((file) => new RegExp(`(^|/)${name}-[\\w-]{8}\\.js$`).test(file)),
  );
  if (start === undefined || loader === undefined) throw new Error('the build has no start script');
  const pathOf = (file: string) => `/assets/${file.replace(/^.*\//, '')}`;
  return { start: pathOf(start), loader: pathOf(loader) };
}

/** The scripts that start a page of `fillPage`. Throws Error where it is none. */
export function scriptsOf(html: string): PageScripts {
  const [, start] = /<script type="module" crossorigin src="([^"]+)">/.exec(html) ?? [];
  const [, loader] = /<link rel="modulepreload" crossorigin href="([^"]+)">/.exec(html) ?? [];
  if (start === undefined || loader === undefined) throw new Error('the page starts with no script');
  return { start, loader };
}
