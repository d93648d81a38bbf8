/** Under which local storage keeps the settings of this installation as last seen. */
export const SETTINGS_KEY = 'settings';

/**
 * Whether this installation has said that it takes no tokens for plans (D7), as far as this device has heard; asks nothing. For screens that
 * cannot carry what reads settings whole.
 */
export function isKnownFree(): boolean {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'betaFree' in kept && kept.betaFree === true;
  } catch {
    return false;
  }
}
