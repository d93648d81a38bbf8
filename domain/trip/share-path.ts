/** In the page's addresses so begins what takes the place of a trip's id where somebody shares it. */
export const SHARED_TRIP = 's_';
