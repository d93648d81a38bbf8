/** The words of items. Without schemas, so that the reader on a phone brings none along. */

export const partsOfDay = ['dawn', 'morning', 'midday', 'afternoon', 'dusk', 'evening', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];
export const qualities = [
  'small',
  'quiet',
  'crowded',
  'famous',
  'cheap',
  'expensive',
  'free',
  'indoor',
  'outdoor',
  'hidden',
] as const;
export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten-free',
  'lactose-free',
  'no-pork',
  'no-alcohol',
] as const;
export const allergens = ['nuts', 'peanuts', 'shellfish', 'fish', 'eggs', 'milk', 'soy', 'sesame', 'other'] as const;
export const mobilityNeeds = ['wheelchair', 'pushchair', 'no-stairs', 'little-walking', 'pregnant'] as const;
export const mealHabits = ['late', 'early', 'none', 'picnic', 'light', 'big'] as const;
export const companies = ['alone', 'couple', 'friends', 'parents', 'grandparents', 'family', 'colleagues'] as const;
export const occasions = [
  'birthday',
  'anniversary',
  'honeymoon',
  'proposal',
  'graduation',
  'hen-party',
  'wedding',
] as const;
export const styles = ['quiet', 'highlights', 'local', 'thrifty', 'luxury', 'romantic', 'foodie', 'photos'] as const;
export const avoidances = [
  'rain',
  'heat',
  'cold',
  'sun',
  'wind',
  'queues',
  'heights',
  'night',
  'transport',
  'driving',
] as const;
export const vehicles = ['plane', 'train', 'bus', 'ferry', 'car', 'cruise'] as const;
export const bookable = [
  'lunch',
  'dinner',
  'show',
  'tour',
  'concert',
  'match',
  'train',
  'hire-car',
  'event',
  'visit',
] as const;
