import { describe, expect, it } from 'vitest';
import { passwordStrength } from '#domain/account/password.ts';

describe('the strength of a password', () => {
  it.each([
    ['short', 'passwordTooShort'],
    ['password1234', 'passwordCommon'],
    ['a calm sea 7', 'fair'],
    ['abababababababababcd', 'fair'],
    ['a calm sea and a good wind', 'strong'],
  ])('of %s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
