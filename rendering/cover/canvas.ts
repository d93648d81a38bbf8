/** The canvas of every cover, in units of its own. */
export const WIDTH = 800;
export const HEIGHT = 320;
