/** As many as a request may hold; a text of 2,000 characters says fewer. */
export const MAX_WISHES = 60;
