/** Phones have a sheet of their own for sharing; elsewhere people paste. */
export const hasShareSheet = (): boolean => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

/** Opens it with a path of the page; a user who closes it has changed their mind, which is no failure. */
export async function openShareSheet(title: string, path: string): Promise<void> {
  try {
    await navigator.share({ title, url: new URL(path, location.origin).href });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
