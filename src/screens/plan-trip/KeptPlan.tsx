import type { Trip } from '#domain/trip/trip.ts';
import { PlanEditor } from './PlanEditor.tsx';
import { PlanResult } from './PlanResult.tsx';
import type { PlanFlow } from './plan-flow.ts';

interface KeptPlanProps {
  readonly trip: Trip;
  readonly flow: Extract<PlanFlow, { step: 'result' | 'editing' }>;
}

/** The plan on this device, to read or to change; one download, so that editing starts at once. */
export function KeptPlan({ trip, flow }: KeptPlanProps) {
  if (flow.step === 'editing') return <PlanEditor trip={trip} selection={flow.selection} from={flow.from} />;
  return <PlanResult trip={trip} news={flow.news} />;
}
