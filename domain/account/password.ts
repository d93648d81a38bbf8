/** P1: 12 to 256 characters, common ones refused; nothing else, because composition rules make passwords worse. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 256;

export type PasswordRule = 'passwordTooShort' | 'passwordTooLong' | 'passwordCommon';

/** Stems that top every published list; with digits or signs around them they are as easy to guess. */
const commonStems = [
  'password',
  'passw0rd',
  'contrasena',
  'contraseña',
  'qwertyuiop',
  'qwerty',
  'asdfghjkl',
  'zxcvbnm',
  'letmein',
  'welcome',
  'bienvenido',
  'iloveyou',
  'tequiero',
  'teamo',
  'administrator',
  'admin',
  'football',
  'futbol',
  'baseball',
  'realmadrid',
  'barcelona',
  'superman',
  'princess',
  'princesa',
  'sunshine',
  'dragon',
  'monkey',
  'trustno',
  'changeme',
  'periplo',
  'secret',
  'abcdefghijkl',
  'abc',
];

function isSequence(text: string): boolean {
  const steps = new Set<number>();
  for (let i = 1; i < text.length; i++) steps.add(text.charCodeAt(i) - text.charCodeAt(i - 1));
  const [only] = steps;
  return steps.size === 1 && only !== undefined && Math.abs(only) <= 1;
}

function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  if (new Set(text).size <= 3 || isSequence(text)) return true;
  if (text.startsWith('123456') && /^\d+$/.test(text)) return true;
  const rest = commonStems.reduce((left, stem) => left.replaceAll(stem, ''), text);
  return rest !== text && /^\P{L}*$/u.test(rest);
}

/** The first broken rule, or null. */
export function brokenPasswordRule(password: string): PasswordRule | null {
  const length = Array.from(password).length;
  if (length < MIN_PASSWORD_LENGTH) return 'passwordTooShort';
  if (length > MAX_PASSWORD_LENGTH) return 'passwordTooLong';
  return isCommon(password) ? 'passwordCommon' : null;
}

const STRONG_LENGTH = 18;
const STRONG_VARIETY = 10;

export type PasswordStrength = PasswordRule | 'fair' | 'strong';

/** What a hint says while the user types. Length decides: a sentence beats any mixture of signs. */
export function passwordStrength(password: string): PasswordStrength {
  const broken = brokenPasswordRule(password);
  if (broken) return broken;
  const signs = Array.from(password.toLowerCase());
  return signs.length >= STRONG_LENGTH && new Set(signs).size >= STRONG_VARIETY ? 'strong' : 'fair';
}
