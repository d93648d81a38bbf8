import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPasswordRule } from '#domain/account/password.ts';
import { type RegistrationForm, registrationProblems } from '#domain/account/registration.ts';
import { emailSchema, nameSchema, normaliseEmail } from '#domain/account/user.ts';

/** Text of exactly so many characters that no list calls common. */
const text = (length: number, alphabet = Array.from('lighthouse on a windy cape')) =>
  Array.from({ length }, (_, i) => alphabet[i % alphabet.length]).join('');

describe('a password', () => {
  it.each([
    [0, 'passwordTooShort'],
    [11, 'passwordTooShort'],
    [12, null],
    [256, null],
    [257, 'passwordTooLong'],
  ])('of %i characters breaks %s', (length, rule) => {
    expect(brokenPasswordRule(text(length))).toBe(rule);
  });

  it.each([
    [11, 'passwordTooShort'],
    [12, null],
    [256, null],
    [257, 'passwordTooLong'],
  ])('of %i signs outside the basic plane is counted in characters, not in code units: %s', (length, rule) => {
    expect(brokenPasswordRule(text(length, Array.from('🦊🐢🦉🐝🐙')))).toBe(rule);
  });

  it('needs no capitals, digits or signs', () => {
    expect(brokenPasswordRule('correct horse battery staple')).toBeNull();
    expect(brokenPasswordRule('ventana azul sobre el puerto')).toBeNull();
  });

  it.each([
    'password1234',
    'PASSWORD!!!!',
    'Contraseña2027',
    'qwertyuiop12',
    '123456789012',
    '123456123456',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcabcabcabc',
    'abcdefghijklm',
    'mlkjihgfedcba',
    'administrator',
    'realmadrid2027',
    'passwordpassword',
    'monkey_dragon_1',
    '¡¡contraseña!!',
  ])('%s is common', (password) => {
    expect(brokenPasswordRule(password)).toBe('passwordCommon');
  });

  it.each(['my barcelona summer', 'abc of seafaring', 'passwords are boring', 'teamo y otras palabras'])(
    '%s only contains a common word',
    (password) => {
      expect(brokenPasswordRule(password)).toBeNull();
    },
  );

  it.each(['abc мой длинный пароль', 'admin на берегу реки', 'secret 鯨は海を渡る夢を見た'])(
    '%s is not common because its other letters are not Latin ones',
    (password) => {
      expect(brokenPasswordRule(password)).toBeNull();
    },
  );

  it('of a dozen different letters in no regular order is accepted', () => {
    const letters = fc.shuffledSubarray(Array.from('bdfghjklmnpqrstvwxz'), { minLength: 12, maxLength: 19 });
    fc.assert(
      fc.property(letters, (chosen) => {
        const steps = new Set(chosen.slice(1).map((letter, i) => letter.charCodeAt(0) - chosen[i]!.charCodeAt(0)));
        fc.pre(steps.size > 1);
        expect(brokenPasswordRule(chosen.join(''))).toBeNull();
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });
});

describe('an e-mail address', () => {
  it.each([
    [' Ada@Example.ORG ', 'ada@example.org'],
    ['ada@example.org', 'ada@example.org'],
    ['ＡＤＡ@example.org', 'ada@example.org'],
    ['jose\u0301@example.es', 'jos\u00e9@example.es'],
    ['\tada@example.org\n', 'ada@example.org'],
  ])('%j has one spelling', (typed, normal) => {
    expect(normaliseEmail(typed)).toBe(normal);
  });

  it('keeps its one spelling when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (typed) => {
        const once = normaliseEmail(typed);
        expect(normaliseEmail(once)).toBe(once);
      }),
      { seed: 20261120, numRuns: 300 },
    );
  });

  it.each(['a@b.co', ' ada@example.org ', 'ada+trips@mail.example.org', "o'neill@example.ie", 'josé@exámple.es'])(
    '%j is accepted',
    (email) => {
      expect(emailSchema.safeParse(email).success).toBe(true);
    },
  );

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example.',
    'ada@@example.org',
    'a da@example.org',
    'a@b.c d',
  ])('%j is refused', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  });

  it('has at most 254 characters', () => {
    const address = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
    expect([254, 255].map((length) => emailSchema.safeParse(address(length)).success)).toEqual([true, false]);
  });
});

describe('a name', () => {
  it('has 1 to 80 characters that are not all blank', () => {
    const names = ['', ' ', ' \t ', 'A', 'a'.repeat(80), 'a'.repeat(81)];
    expect(names.map((name) => nameSchema.safeParse(name).success)).toEqual([false, false, false, true, true, false]);
  });
});

describe('registration', () => {
  const form: RegistrationForm = {
    name: 'Ada',
    lastname: 'Lovelace',
    email: 'ada@example.org',
    password: 'lighthouse on a cape',
    confirmPassword: 'lighthouse on a cape',
    bio: '',
    terms: true,
  };

  it('needs no bio', () => {
    expect(registrationProblems(form)).toEqual({});
    expect(registrationProblems({ ...form, bio: 'I sail.' })).toEqual({});
  });

  it.each<[Partial<RegistrationForm>, object]>([
    [{ name: '' }, { name: 'required' }],
    [{ name: '  ' }, { name: 'required' }],
    [{ name: 'a'.repeat(81) }, { name: 'nameTooLong' }],
    [{ lastname: 'a'.repeat(81) }, { lastname: 'nameTooLong' }],
    [{ lastname: '' }, { lastname: 'required' }],
    [{ email: ' ' }, { email: 'required' }],
    [{ email: 'ada@example' }, { email: 'emailInvalid' }],
    [{ terms: false }, { terms: 'termsRequired' }],
    [{ confirmPassword: '' }, { confirmPassword: 'required' }],
    [{ confirmPassword: 'Lighthouse on a cape' }, { confirmPassword: 'passwordMismatch' }],
    [
      { password: '', confirmPassword: '' },
      { password: 'required', confirmPassword: 'required' },
    ],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'passwordTooShort' }],
    [{ password: 'password1234', confirmPassword: 'password1234' }, { password: 'passwordCommon' }],
    [{ password: text(257), confirmPassword: text(257) }, { password: 'passwordTooLong' }],
    [{ password: 'short' }, { password: 'passwordTooShort', confirmPassword: 'passwordMismatch' }],
  ])('with %j has exactly these problems', (change, problems) => {
    expect(registrationProblems({ ...form, ...change })).toEqual(problems);
  });

  it('says one rule for every field of an empty form', () => {
    const empty = { name: '', lastname: '', email: '', password: '', confirmPassword: '', bio: '', terms: false };
    expect(registrationProblems(empty)).toEqual({
      name: 'required',
      lastname: 'required',
      email: 'required',
      password: 'required',
      confirmPassword: 'required',
      terms: 'termsRequired',
    });
  });
});
