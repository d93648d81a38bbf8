/** The calendar date so many days from today. */
export function soon(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
