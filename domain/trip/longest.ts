/** The longest trip in calendar days, both ends included (D3). Form, server, planner and every text read it here. */
export const MAX_DAYS = 8;
export const MAX_NIGHTS = MAX_DAYS - 1;
/** A journey over several places has at most so many. */
export const MAX_BASES = 4;

/** Characters of what is typed into the form. */
export const MAX_DESTINATION_LENGTH = 120;
export const MAX_PREFERENCES_LENGTH = 2000;
