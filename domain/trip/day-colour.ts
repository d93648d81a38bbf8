const COLOURS = 8;

/** Which of the eight colours (1 to 8) a day has; the ninth day has that of the first. The number beside it is the second cue. */
export const colourOfDay = (day: number): number => ((day - 1) % COLOURS) + 1;
