const LONGEST_WAIT_MS = 1000;

/** Resolves once what is in the document has been drawn; a page in the background is never drawn, so not later than that. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, LONGEST_WAIT_MS);
  });
