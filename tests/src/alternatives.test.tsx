import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { finder, useAlternatives } from '#src/data/alternatives.ts';
import type { AlternativesAnswer } from '#src/data/alternatives.worker.ts';
import { databaseOf, deleteDatabaseOf, type StoredFacts } from '#src/offline/database.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip();

function Found({ of }: { readonly of: string }) {
  return <p>{useAlternatives(trip, of).state}</p>;
}

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  forgetSession();
  await deleteDatabaseOf(ada.id);
});

it('says nothing of a stop by what was found for another', async () => {
  beginSession(ada, { access: 'a', refresh: 'r' });
  await databaseOf(ada.id).facts.put({ id: 'rome', facts: {} } as StoredFacts);
  vi.spyOn(finder, 'ask').mockImplementation(({ of }) =>
    'activityId' in of && of.activityId === 'first'
      ? Promise.resolve({ alternatives: [], omissions: [], asked: null } as AlternativesAnswer)
      : new Promise(() => undefined),
  );
  const { rerender } = render(<Found of="first" />);
  expect(await screen.findByText('found')).toBeDefined();
  rerender(<Found of="second" />);
  expect(screen.getByText('looking')).toBeDefined();
});
