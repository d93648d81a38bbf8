import type { Language } from '#domain/language.ts';

/** What every mail begins and ends with; what it says is beside the code that sends it. */
export const greetings: Record<Language, string> = { en: 'Hello {{name}},', es: 'Hola, {{name}}:' };

export const footers: Record<Language, string> = {
  en: 'Periplo sends this because of something that happened with your account. We never ask for your password by mail.',
  es: 'Periplo te escribe por algo que ha pasado con tu cuenta. Nunca te pediremos la contraseña por correo.',
};
