/** What a service costs in tokens (D6): the only place that knows. Maps and exports are free. */
export const prices = { plan: 100, replan: 50, map: 0, pdf: 0 } as const;
