import { describe, expect, it } from 'vitest';
import type { Fit, Fix } from '#domain/trip/finding.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { fitTrip } from '#planner/fit/fit-trip.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const rome = aDestination();
const trip = aTrip({ dates: { start: '2027-03-16', end: '2027-03-19' } });
const day = (number: number, of = trip) => of.days[number - 1] as Trip['days'][number];
const activityAt = (number: number, at: number) => day(number).activities[at] as Activity;

const edited = (...changes: Change[]) => applyChanges(trip, changes);
const kindsIn = ({ findings }: Fit) => [...new Set(findings.map(({ kind }) => kind))];
const move = (activity: Activity, dayId: string, start: number): Change => ({
  kind: 'activity.move',
  activityId: activity.id,
  dayId,
  start,
});

function ownActivity(change: Partial<Activity> = {}): Activity {
  return {
    ...activityAt(1, 0),
    id: crypto.randomUUID(),
    placeId: null,
    own: true,
    name: 'Coffee with Nonna',
    latitude: null,
    longitude: null,
    cost: { kind: 'unknown' },
    ...change,
  };
}

/** Every way out of every finding, with the number of findings it leaves. */
function fixesOf(broken: Trip) {
  const { findings } = fitTrip(broken, rome);
  return findings.flatMap(({ fixes, ...finding }) =>
    fixes.map((fix) => ({ finding, findings, fix, after: fitTrip(applyChanges(broken, fix.changes), rome) })),
  );
}

describe('what no longer fits', () => {
  it('is nothing of a plan as it was made', () => {
    expect(fitTrip(trip, rome).findings).toEqual([]);
  });

  it('is an overlap when a stop begins before the one before it ends', () => {
    const [first, second] = [activityAt(1, 0), activityAt(1, 1)];
    const fit = fitTrip(edited(move(second, day(1).id, first.start + 10)), rome);
    expect(fit.findings).toContainEqual(expect.objectContaining({ kind: 'overlap', day: 1, activityId: second.id }));
  });

  it('is the way when there is no time for it, with its minutes', () => {
    const [first, second] = [activityAt(1, 0), activityAt(1, 1)];
    const fit = fitTrip(edited(move(second, day(1).id, first.start + first.duration)), rome);
    const found = fit.findings.find(({ kind }) => kind === 'travel');
    expect(found).toMatchObject({ day: 1, activityId: second.id });
    expect(found?.minutes).toBeGreaterThan(0);
  });

  it('is a closed door, with the hours of that day', () => {
    const shutsByTen = ({ placeId }: Activity) =>
      rome.byId.get(placeId ?? '')?.week?.every((own) => own.every(({ close }) => close <= 22 * 60));
    const museum = trip.days.flatMap((own) => own.activities).find(shutsByTen);
    const fit = fitTrip(edited(move(museum as Activity, day(2).id, 23 * 60 + 30)), rome);
    const found = fit.findings.find(({ kind }) => kind === 'closed');
    expect(found?.activityId).toBe(museum?.id);
    expect(found?.open?.every(({ open, close }) => open < close)).toBe(true);
  });

  it('is a day that is too full, and never one that is too empty', () => {
    const dayId = day(2).id;
    const many = Array.from({ length: 6 }, (_, i): Change => {
      const activity = ownActivity({ id: crypto.randomUUID(), start: 545 + i * 5, duration: 10 });
      return { kind: 'activity.add', dayId, activity };
    });
    expect(kindsIn(fitTrip(edited(...many), rome))).toContain('full');
    const none = day(2).activities.map(({ id }): Change => ({ kind: 'activity.remove', activityId: id }));
    expect(fitTrip(edited(...none), rome).findings).toEqual([]);
  });

  it('is what begins before the travellers are there; no way out leads there', () => {
    const landing = aTrip({ dates: trip.dates, preferences: 'we land on the first day at 14:30' });
    const visit = landing.days[1]?.activities[0] as Activity;
    const dayId = day(1, landing).id;
    const early = applyChanges(landing, [move(visit, dayId, 9 * 60)]);
    const found = fitTrip(early, rome).findings.find(({ kind }) => kind === 'early');
    expect(found).toMatchObject({ day: 1, activityId: visit.id });
    const added = [22 * 60, 22 * 60 + 30].map((start): Change => {
      const activity = ownActivity({ start, duration: 30 });
      return { kind: 'activity.add', dayId: day(3, landing).id, activity };
    });
    const cleared = day(1, landing).activities.map(({ id }): Change => ({ kind: 'activity.remove', activityId: id }));
    const moved = [...fixesOf(early), ...fixesOf(applyChanges(landing, [...cleared, ...added]))].map(({ fix }) => fix);
    expect(moved.filter(({ kind, day: to }) => kind === 'day' && to === 1).length).toBeGreaterThan(0);
    const isThere = ({ kind, day: to, start }: Fix) => kind === 'remove' || to > 1 || start > 14 * 60 + 30;
    expect(moved.filter((fix) => !isThere(fix))).toEqual([]);
  });

  it('is a day over its budget', () => {
    const dear = ownActivity({ start: 22 * 60, cost: { kind: 'amount', adult: 90_000, child: 90_000 } });
    const fit = fitTrip(edited({ kind: 'activity.add', dayId: day(3).id, activity: dear }), rome);
    expect(fit.findings).toContainEqual(expect.objectContaining({ kind: 'budget', day: 3, activityId: null }));
    const away = fit.findings.find(({ kind }) => kind === 'budget')?.fixes.find(({ kind }) => kind === 'remove');
    expect(away?.activityId).toBe(dear.id);
  });
});

describe('a fix', () => {
  const [first, second, third] = [activityAt(1, 0), activityAt(1, 1), activityAt(1, 2)];
  const broken: readonly Trip[] = [
    edited(move(second, day(1).id, first.start + 10)),
    edited(move(second, day(1).id, first.start + first.duration)),
    ...[2, 3].map((number) => {
      const [before, after] = [activityAt(number, 0), activityAt(number, 1)];
      return edited(move(after, day(number).id, before.start + before.duration));
    }),
    edited(move(first, day(1).id, 23 * 60)),
    edited(move(third, day(2).id, activityAt(2, 1).start)),
    edited({ kind: 'activity.duration', activityId: first.id, duration: second.start - first.start + 10 }),
    edited({ kind: 'activity.add', dayId: day(2).id, activity: ownActivity({ start: activityAt(2, 1).start + 5 }) }),
  ];

  let fixes: ReturnType<typeof fixesOf> = [];
  const offered = () => {
    if (fixes.length === 0) fixes = broken.flatMap(fixesOf);
    return fixes;
  };

  it('is offered for everything that no longer fits', () => {
    for (const one of broken) {
      const { findings } = fitTrip(one, rome);
      expect(findings.length).toBeGreaterThan(0);
      expect(findings.filter(({ fixes }) => fixes.length === 0)).toEqual([]);
    }
  });

  it('that moves something mends what it is for and breaks nothing else', () => {
    const all = offered().filter(({ fix }) => fix.kind !== 'remove');
    expect(new Set(all.map(({ fix }) => fix.kind))).toEqual(new Set(['time', 'shift', 'day']));
    for (const { finding, findings, after } of all) {
      const { kind, day: number, activityId } = finding;
      const isSame = (own: typeof finding) => own.kind === kind && own.day === number && own.activityId === activityId;
      // A day may be too full for two reasons: each has its way out.
      expect(after.findings.filter(isSame).length).toBeLessThan(findings.filter(isSame).length);
    }
  });

  it('never removes more than one thing', () => {
    for (const { fix } of offered()) {
      expect(fix.changes.filter(({ kind }) => kind === 'activity.remove').length).toBeLessThanOrEqual(1);
    }
  });
});

describe('what could not be looked at', () => {
  it('is said of an own stop with no address, hours or price', () => {
    const activity = ownActivity({ start: 22 * 60 });
    const fit = fitTrip(edited({ kind: 'activity.add', dayId: day(1).id, activity }), rome);
    expect(fit.unchecked).toContainEqual({ activityId: activity.id, parts: ['hours', 'way', 'budget'] });
  });

  it('is nearly everything without the facts of the destination; times are still compared', () => {
    const [first, second] = [activityAt(1, 0), activityAt(1, 1)];
    const fit = fitTrip(edited(move(second, day(1).id, first.start + 10)), null);
    expect(kindsIn(fit)).toEqual(['overlap']);
    expect(fit.unchecked).toEqual([{ activityId: null, parts: ['hours', 'way', 'budget'] }]);
  });
});
