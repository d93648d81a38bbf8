import { collect } from './collect.ts';

/** What every other screen says: one file that comes with the first of them. */
export const texts = collect(
  import.meta.glob<object>(['/locales/en/*.json', '!/locales/en/{common,layout,home}.json'], {
    eager: true,
    import: 'default',
  }),
);
