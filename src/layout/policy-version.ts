/** Which version of the legal documents this device has dismissed, or met on its first visit. */
const KEY = 'legalVersion';

export function seenPolicyVersion(): string | null {
  return localStorage.getItem(KEY);
}

export function rememberPolicyVersion(version: string): void {
  localStorage.setItem(KEY, version);
}
