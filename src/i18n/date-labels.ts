import type { TFunction } from 'i18next';

/** What the parts of a choice of dates are called. */
export const dateLabels = (t: TFunction) => ({
  start: t('planForm.start'),
  end: t('planForm.end'),
  choose: t('planForm.choose'),
  calendar: t('planForm.calendar'),
  pickStart: t('planForm.pickStart'),
  pickEnd: t('planForm.pickEnd'),
  clear: t('planForm.clearDates'),
});
