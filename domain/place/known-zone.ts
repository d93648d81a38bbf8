const known = new Map<string, boolean>();

/** Whether this device knows the clocks of a zone, by its IANA name. */
export function isZone(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  let valid = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
  } catch {
    valid = false;
  }
  known.set(name, valid);
  return valid;
}
