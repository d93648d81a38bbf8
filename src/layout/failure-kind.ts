/** What a screen failed of, as far as its user can do something about it. */
export type FailureKind = 'storage' | 'download' | 'other';

/** The names IndexedDB, its library and the browser's other storage give to their errors. */
const storageErrors: ReadonlySet<string> = new Set([
  'BlockedError',
  'DatabaseClosedError',
  'MissingAPIError',
  'OpenFailedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'UpgradeError',
  'VersionError',
]);
/** Each browser says it in its own words when a part of the app, or its style, could not be had. */
const missingPart =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** An error of a database may come from another realm, so that its class says nothing. */
const isNamed = (error: unknown): error is { name: string; message: string } =>
  typeof error === 'object' && error !== null && 'name' in error && 'message' in error;

/** Reads it from the error; what is neither storage nor a missing part of the app is a mistake of ours. */
export function failureKind(error: unknown): FailureKind {
  if (!isNamed(error)) return 'other';
  if (storageErrors.has(error.name)) return 'storage';
  return missingPart.test(error.message) ? 'download' : 'other';
}
