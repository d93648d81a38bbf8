import { collect } from '../../collect.ts';

/** What the layout and the home screen say: part of the first download. */
export const texts = collect(
  import.meta.glob<object>('/locales/es/{common,layout,home}.json', { eager: true, import: 'default' }),
);
