const SMALL_HOURS = 5 * 60;
const DAY = 24 * 60;

/** The minute of its day by which one wants to be home: "by one" lies after midnight, and counts on. */
export const homeBy = (at: number): number => (at < SMALL_HOURS ? at + DAY : at);
