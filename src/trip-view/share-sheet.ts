/** Phones have a sheet of their own for sharing; elsewhere people paste. */
export const hasShareSheet = (): boolean => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

/**
 * Opens it with a path of the page. Resolves with whether the path was handed on: a user who closes the sheet has changed their mind, which
 * is no failure.
 */
export async function openShareSheet(title: string, path: string): Promise<boolean> {
  try {
    await navigator.share({ title, url: new URL(path, location.origin).href });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
