import { it } from 'vitest';
import { readFileSync } from 'node:fs';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
it('x', () => {
  const destination = compileDestination(JSON.parse(readFileSync('places/rome.json','utf8')));
  for (const [p,ch] of [['',0],['relaxed',2],['packed',0],['packed',1]] as const) {
    const t0 = performance.now();
    const r = planTrip({ tripId: crypto.randomUUID(), destination, catalogueVersion: '1', language: 'en',
      request: { destination: 'Rome', dates: {start:'2026-12-20', end:'2026-12-27'}, preferences: p, budget: 'moderate', categories: ['history','food'], travelers: {adults:2, children: ch} } });
    console.log(p, ch, performance.now()-t0, r.kind, r.kind==='impossible' ? r.violations.slice(0,5) : '');
    if (r.kind==='planned' && p!=='packed') { console.log(r.trip.summary, r.trip.importantInfo, r.trip.recommendations); for (const d of r.trip.days) { console.log(d.day, d.summary); for (const a of d.activities) console.log('   ', formatLocalTime(a.start), a.duration, a.activity, '|', a.name, a.cost); } }
  }
});
