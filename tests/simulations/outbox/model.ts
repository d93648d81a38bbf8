import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** Ways to build it wrong, each of which the simulation must catch (issue: "offline without footnotes"). */
export const variants = [
  'delete before send',
  'a new key per attempt',
  'any answer is success',
  'no order per trip',
  'drop after five tries',
  '401 drops',
  'key stored outside the transaction',
  'outbox not per user',
  'toggle instead of set',
  'base read at saving',
  'missing target taken',
  'the other one drops the lane',
  'mine and theirs swapped',
  'deletion without a version',
  'mine goes over what comes later',
] as const;
export type Variant = (typeof variants)[number];

const uuid = (kind: number, number: number) =>
  `00000000-0000-4000-8000-${String(kind).padStart(4, '0')}${String(number).padStart(8, '0')}`;

export const tripIds = [uuid(1, 1), uuid(1, 2)] as const;
export const userIds = ['ada', 'bob'] as const;
export const dayIds = [uuid(2, 1), uuid(2, 2)] as const;
export const activityIds = [uuid(3, 1), uuid(3, 2), uuid(3, 3)] as const;
export const itemIds = [uuid(4, 1), uuid(4, 2), uuid(4, 3)] as const;
export const newItemId = (number: number) => uuid(5, number);

/** The smallest trip that every kind of change has something to hold on to. */
export function aSmallTrip(id: string): Trip {
  const activity = (activityId: string, start: number) => ({
    id: activityId,
    kind: 'free-time' as const,
    placeId: null,
    meal: null,
    name: 'Walk',
    activity: 'Walk',
    location: 'Here',
    start,
    duration: 60,
    latitude: null,
    longitude: null,
    description: '',
    cost: { kind: 'unknown' as const },
    booking: false,
    verify: [],
    notes: '',
    done: false,
    paid: null,
  });
  return {
    id,
    destination: 'Rome',
    title: null,
    notes: '',
    destinationId: 'rome',
    landscape: 'city',
    dates: { start: '2027-05-01', end: '2027-05-02' },
    travellers: { adults: 1, children: 0 },
    categories: [],
    preferences: '',
    wishes: null,
    bookings: null,
    budget: null,
    fares: null,
    transfers: null,
    summary: '',
    importantInfo: [],
    recommendations: [],
    accommodation: [],
    luggage: itemIds.map((itemId) => ({ id: itemId, label: 'Thing', packed: false })),
    answers: [],
    days: dayIds.map((dayId, index) => ({
      id: dayId,
      day: index + 1,
      summary: '',
      weather: null,
      notes: '',
      activities: index === 0 ? activityIds.map((own, i) => activity(own, 600 + i * 90)) : [],
    })),
    provenance: null,
  };
}

/** What an owner makes of what was refused: of all of it, or of the first place. */
export const decisions = ['mine', 'theirs', 'mine at one place', 'theirs at one place', 'drop one'] as const;
export type Decision = (typeof decisions)[number];

/** What can happen. */
export type Step =
  | { readonly do: 'edit'; readonly device: number; readonly trip: number; readonly changes: readonly Change[] }
  /** A form is opened; what it saves rests on what was on the screen then, however much happens in between. */
  | { readonly do: 'open form'; readonly device: number; readonly trip: number; readonly form: number }
  | { readonly do: 'save form'; readonly device: number; readonly form: number; readonly changes: readonly Change[] }
  | { readonly do: 'decide'; readonly device: number; readonly trip: number; readonly how: Decision }
  /** A file replaces the trip as a whole. */
  | { readonly do: 'import'; readonly device: number; readonly trip: number }
  /** The server tells of one trip, and the device brings that home; `late`: the answer arrives some time after others. */
  | { readonly do: 'news'; readonly device: number; readonly trip: number; readonly late: boolean }
  | { readonly do: 'create' | 'delete' | 'share' | 'unshare'; readonly device: number; readonly trip: number }
  | { readonly do: 'drain'; readonly device: number; readonly faults: readonly Fault[]; readonly force: boolean }
  /** Nothing gets through for a while, however often it is tried. */
  | { readonly do: 'outage'; readonly device: number; readonly tries: number }
  | { readonly do: 'fetch'; readonly device: number }
  | { readonly do: 'late delivery' }
  | { readonly do: 'switch user'; readonly device: number; readonly user: number }
  | { readonly do: 'wait'; readonly ms: number };

/** What happens to one request on its way. */
export type Fault =
  | 'none'
  | 'lost request'
  | 'lost answer'
  | 'delivered twice'
  | 'delivered late'
  | 'server error before'
  | 'server dies inside'
  | 'tab killed before sending'
  | 'tab killed before settling'
  | 'unauthorized'
  | 'too many'
  | 'captive portal';

/** Texts of changes are told apart by these, each used once. */
export const marker = (number: number): string => `m${number}m`;
export const markersIn = (json: string): string[] => [...new Set(json.match(/m\d+m/g) ?? [])];

/** The same change with a text of its own, where it has a text. */
export function stamped(change: Change, number: number): Change {
  switch (change.kind) {
    case 'title':
      return { ...change, title: marker(number) };
    case 'notes':
    case 'day.notes':
    case 'activity.notes':
      return { ...change, notes: marker(number) };
    case 'luggage.add':
      return { ...change, label: marker(number) };
    default:
      return change;
  }
}
