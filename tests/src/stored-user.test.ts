import { describe, expect, it } from 'vitest';
import { userSchema } from '#domain/account/user.ts';
import { storedUser } from '../../src/session/stored-user.ts';

const ana = {
  id: '5f0f6c1e-8a55-4a0e-9a57-0d9c2b7a1c11',
  name: 'Ana',
  lastname: 'Ruiz',
  email: 'ana@example.org',
  bio: null,
  travelStyle: 'slow',
  userFrom: null,
};

const without = (field: string) => Object.fromEntries(Object.entries(ana).filter(([name]) => name !== field));

describe('a stored user', () => {
  it('is read as the schema reads it, without what is no field', () => {
    const stored = { ...ana, bio: 'Walks', isAdmin: true };
    expect(storedUser(stored)).toEqual(userSchema.parse(stored));
    expect(storedUser(stored)).not.toHaveProperty('isAdmin');
  });

  const odd = [null, undefined, 7, true, [], {}, ['a']];
  const refusals = Object.keys(ana).flatMap((field) => [
    [`${field} is missing`, without(field)] as const,
    ...odd.map((value) => [`${field} is ${JSON.stringify(value)}`, { ...ana, [field]: value }] as const),
  ]);
  const others = [null, undefined, 7, 'ana', [], {}, [ana]].map((value) => [JSON.stringify(value), value] as const);

  const cases: (readonly [how: string, value: unknown])[] = [
    ...refusals,
    ...others,
    ['an id that is none', { ...ana, id: 'ana' }],
    ['an id cut short', { ...ana, id: ana.id.slice(1) }],
    ...Object.keys(ana).map((field) => [`${field} is empty`, { ...ana, [field]: '' }] as const),
  ];

  it.each(cases)('is one exactly where the schema says so: %s', (_, value) => {
    expect(storedUser(value) !== null).toBe(userSchema.safeParse(value).success);
  });
});
