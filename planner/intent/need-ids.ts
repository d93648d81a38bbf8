/** How people travel, beyond what they like to see. */
export const needIds = [
  'late-start',
  'early-start',
  'early-night',
  'gentle',
  'toddler',
  'quiet',
  'highlights',
  'thrifty',
] as const;
export type NeedId = (typeof needIds)[number];

export const dietIds = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher', 'lactose-free', 'allergy'] as const;
export type DietId = (typeof dietIds)[number];
