/** Degrees at the warmest of the first day up to which a cover is wintry. */
const COLD = 8;

/** Whether the cover of a trip is a wintry one. */
export function isCold(firstDayTemperature: number | undefined): boolean {
  return firstDayTemperature !== undefined && firstDayTemperature <= COLD;
}
