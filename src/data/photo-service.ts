/** `getSettingsEndpoint.path`: the contract would bring the library of its schemas to every visitor of the home page. */
export const SETTINGS_PATH = '/api/settings';
const LONGEST_MS = 10_000;

/** Whether the operator has a photo service; false where the server does not say. */
export async function hasPhotoService(): Promise<boolean> {
  try {
    const answer = await fetch(SETTINGS_PATH, { signal: AbortSignal.timeout(LONGEST_MS) });
    const settings: { readonly photos?: unknown } = await answer.json();
    return settings.photos === true;
  } catch {
    return false;
  }
}
