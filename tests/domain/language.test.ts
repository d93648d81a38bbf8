import { describe, expect, it } from 'vitest';
import { fallbackLanguage, pickLanguage } from '#domain/language.ts';

describe('the interface language', () => {
  it.each([
    [['en'], 'en'],
    [['es'], 'es'],
    [['en-GB', 'es-ES'], 'en'],
    [['es-419', 'en'], 'es'],
    [['EN-us'], 'en'],
    [['fr-FR', 'en-US', 'es'], 'en'],
    [['fr', 'de'], 'es'],
    [[], 'es'],
    [[''], 'es'],
    [[' en '], 'en'],
    [['eng'], 'es'],
    [['est'], 'es'],
    [['est', 'en'], 'en'],
  ])('for %j is %s', (wanted, language) => {
    expect(pickLanguage(wanted)).toBe(language);
  });

  it('falls back to Spanish', () => {
    expect(fallbackLanguage).toBe('es');
  });
});
