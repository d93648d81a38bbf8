/** A user as the page keeps one in local storage. */
export const ada = {
  id: '7d1c1f0a-5f0e-4b1e-9a53-3a8f6c0d2b11',
  name: 'Ada',
  lastname: 'Byron',
  email: 'ada@example.org',
  bio: null,
  travelStyle: null,
  userFrom: '2026-11-20T12:00:00.000Z',
};
