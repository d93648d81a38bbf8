import { brokenPasswordRule, type PasswordRule } from './password.ts';
import { emailSchema, MAX_NAME_LENGTH } from './user.ts';

export interface RegistrationForm {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly bio: string;
  readonly terms: boolean;
}

type NameRule = 'required' | 'nameTooLong';

/** Spaces around a name are not kept, and count for nothing. */
export function brokenNameRule(name: string): NameRule | null {
  const { length } = name.trim();
  if (length === 0) return 'required';
  return length > MAX_NAME_LENGTH ? 'nameTooLong' : null;
}

export type RegistrationRule = NameRule | 'emailInvalid' | 'passwordMismatch' | 'termsRequired' | PasswordRule;
export type RegistrationProblems = Partial<Record<keyof RegistrationForm, RegistrationRule>>;

/** S5: all fields but the bio, matching passwords, terms accepted. One rule per field, the first that is broken. */
export function registrationProblems(form: RegistrationForm): RegistrationProblems {
  const problems: RegistrationProblems = {};
  for (const field of ['name', 'lastname'] as const) {
    const rule = brokenNameRule(form[field]);
    if (rule) problems[field] = rule;
  }
  if (form.email.trim() === '') problems.email = 'required';
  else if (!emailSchema.safeParse(form.email).success) problems.email = 'emailInvalid';
  const password = form.password === '' ? 'required' : brokenPasswordRule(form.password);
  if (password) problems.password = password;
  if (form.confirmPassword === '') problems.confirmPassword = 'required';
  else if (form.confirmPassword !== form.password) problems.confirmPassword = 'passwordMismatch';
  if (!form.terms) problems.terms = 'termsRequired';
  return problems;
}
