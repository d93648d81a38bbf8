/** In the page's addresses so begins what takes the place of a trip's id where its owner shares it. */
export const SHARED_TRIP = 's_';
