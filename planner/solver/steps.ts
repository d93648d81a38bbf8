/** Times of a plan lie on steps of so many minutes. */
export const STEP = 5;
export const ceilToStep = (minutes: number) => Math.ceil(minutes / STEP) * STEP;
export const floorToStep = (minutes: number) => Math.floor(minutes / STEP) * STEP;

/** How long free time is, in minutes. */
export const FREE_TIME = { shortest: 30, longest: 180 };
