import { keepEarlyClick } from './ui/early-click.ts';
import { watchEarlyReader } from './ui/early-reader.ts';

const LONGEST_WAIT_MS = 1000;

/** Resolves once what is in the document has been drawn; a page in the background is never drawn, so not later than that. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, LONGEST_WAIT_MS);
  });

const rest = () => new Promise<void>((resolve) => window.setTimeout(resolve));

/**
 * Where the page can be read already (the home page, or what a screen showed last), its links work without any script: style
 * and font get the whole line first, and the app comes in two parts, so that a slow phone answers between them.
 */
async function letReadFirst(): Promise<void> {
  await painted();
  await import('react-dom/client');
  await rest();
}

const { shell, view } = document.getElementById('app')?.dataset ?? {};
const readable = shell !== undefined || view !== undefined;
keepEarlyClick();
watchEarlyReader();
void (readable ? letReadFirst() : Promise.resolve()).then(() => import('./main.tsx'));
