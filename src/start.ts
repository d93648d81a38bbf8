import { keepEarlyClick } from './ui/early-click.ts';
import { drawn } from './ui/early-drawn.ts';
import { watchEarlyReader } from './ui/early-reader.ts';

const rest = () => new Promise<void>((resolve) => window.setTimeout(resolve));

/**
 * Where the page can be read already (the home page, or what a screen showed last), its links work without any script: style
 * and font get the whole line first, and the app comes in two parts, so that a slow phone answers between them.
 */
async function letReadFirst(): Promise<void> {
  await drawn();
  await import('react-dom/client');
  await rest();
}

const { shell, view } = document.getElementById('app')?.dataset ?? {};
const readable = shell !== undefined || view !== undefined;
keepEarlyClick();
watchEarlyReader();
void (readable ? letReadFirst() : Promise.resolve()).then(() => import('./main.tsx'));
