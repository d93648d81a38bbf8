import { byVite } from './by-vite.ts';

const { fixedCases } = await byVite<typeof import('../planner/fixed-cases.ts')>('planner/fixed-cases.ts');
const { saidCases } = await byVite<typeof import('../planner/said-cases.ts')>('planner/said-cases.ts');

/** The written cases of fixed things. */
export const cases = [...fixedCases, ...saidCases];
