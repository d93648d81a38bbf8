const LONGEST_WAIT_MS = 1000;

/** Resolves once what is in the document has been drawn; a page in the background is never drawn, so not later than that. */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => window.setTimeout(resolve));
  window.setTimeout(resolve, LONGEST_WAIT_MS);
});

// The home page can be read, and its links work, without any script: style and font get the whole line first.
void painted.then(() => import('./main.tsx'));
