import { describe, expect, it } from 'vitest';
import { readIntent } from '#planner/intent/intent.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';

describe('what a request means', () => {
  const request = aTripRequest({ preferences: 'Colosseum, no churches, blorptastic' });

  it('is worked out once for a request at a destination', () => {
    expect(readIntent(request, aDestination('rome'))).toBe(readIntent(request, aDestination('rome')));
  });

  it('is another at another destination', () => {
    readIntent(request, aDestination('rome'));
    expect([...readIntent(request, aDestination('paris')).mustSee]).toEqual([]);
    expect([...readIntent(request, aDestination('rome')).mustSee]).toEqual(['colosseum']);
  });

  it('is another where a caller says which bookings are stops', () => {
    const kept = readIntent(request, aDestination('rome'));
    expect(readIntent(request, aDestination('rome'), () => new Set())).not.toBe(kept);
  });

  it('keeps the words that nothing was made of, also where the wishes were confirmed', () => {
    const words = ({ unknown }: ReturnType<typeof readIntent>) =>
      unknown().map(({ from, to }) => request.preferences.slice(from, to));
    const { wishes } = readIntent(request, aDestination('rome'));
    expect(words(readIntent(request, aDestination('rome')))).toEqual(['blorptastic']);
    expect(words(readIntent({ ...request, wishes }, aDestination('rome')))).toEqual(['blorptastic']);
  });
});
