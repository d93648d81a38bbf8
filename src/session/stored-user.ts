import type { User } from '#domain/account/user.ts';

const required = ['id', 'name', 'lastname', 'email'] as const satisfies readonly (keyof User)[];
const nullable = ['bio', 'travelStyle', 'userFrom'] as const satisfies readonly (keyof User)[];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The user whom an earlier page of this origin stored, or null where what is stored is none. What `userSchema` says of kinds is said here
 * once more: to read it with the schema's library would make that library a part of the first download.
 */
export function storedUser(value: unknown): User | null {
  const fields = new Map(Object.entries(Object(value)));
  const isText = (field: string) => typeof fields.get(field) === 'string';
  const whole = required.every(isText) && nullable.every((field) => fields.get(field) === null || isText(field));
  if (!whole || !UUID.test(String(fields.get('id'))) || fields.get('name') === '' || fields.get('lastname') === '')
    return null;
  return Object.fromEntries([...required, ...nullable].map((field) => [field, fields.get(field)])) as unknown as User;
}
