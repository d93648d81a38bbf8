/** The longest trip in calendar days, both ends included (D3). Form, server, planner and every text read it here. */
export const MAX_DAYS = 8;
export const MAX_NIGHTS = MAX_DAYS - 1;
