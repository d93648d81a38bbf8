import { collect } from './collect.ts';

/** What the other screens say: one file that comes with the first of them. Texts that few screens say come with those. */
export const texts = collect(
  import.meta.glob<object>(
    ['/locales/es/*.json', '!/locales/es/{common,layout,home,auth,export,howItWorks,payment,profile,publish}.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
