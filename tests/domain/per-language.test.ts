import { expect, it } from 'vitest';
import { perLanguage } from '#domain/per-language.ts';

it('makes one of each language, when it is first asked for', () => {
  const made: string[] = [];
  const formats = perLanguage((language) => {
    made.push(language);
    return { language };
  });
  expect(made).toEqual([]);
  expect(formats('es')).toBe(formats('es'));
  expect(formats('en').language).toBe('en');
  expect(made).toEqual(['es', 'en']);
});
