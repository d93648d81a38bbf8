import { LEGAL_VERSION } from '#domain/account/legal-version.ts';

const KEY = 'legalInForce';

/** The version of the legal documents in force, as far as this device has heard; asks nothing. */
export function legalInForce(): string {
  const heard = localStorage.getItem(KEY) ?? LEGAL_VERSION;
  return heard > LEGAL_VERSION ? heard : LEGAL_VERSION;
}

/** What the server said, for the next screen and the next start. */
export function rememberLegalInForce(version: string | undefined): void {
  if (version !== undefined) localStorage.setItem(KEY, version);
}
