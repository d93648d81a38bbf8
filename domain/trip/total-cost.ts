import type { Cost } from './cost.ts';
import type { Travellers } from './travellers.ts';

export interface TotalCost {
  /** Sum of the known amounts for one adult, in euro cents; 0 is shown as free. */
  readonly perPerson: number;
  /** The same for everybody who travels, children at the children's price, in euro cents. */
  readonly party: number;
  /** At least one activity is variable: shown beside the sum, never added to it. */
  readonly variable: boolean;
  /** At least one activity has no known price. */
  readonly unknown: boolean;
}

export function totalCost(costs: readonly Cost[], travellers: Travellers): TotalCost {
  let adult = 0;
  let child = 0;
  for (const cost of costs) {
    if (cost.kind !== 'amount') continue;
    adult += cost.adult;
    child += cost.child;
  }
  return {
    perPerson: adult,
    party: adult * travellers.adults + child * travellers.children,
    variable: costs.some((cost) => cost.kind === 'variable'),
    unknown: costs.some((cost) => cost.kind === 'unknown'),
  };
}
