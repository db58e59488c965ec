import type { AnsweringPlan } from '../schema.ts';

/** The plans, cheapest first. */
export const answeringPlans: readonly AnsweringPlan[] = [
  { id: 'one-home', name: 'One home', priceCents: 2900, homes: 'one', minutes: 100 },
  { id: 'all-homes', name: 'All your homes', priceCents: 7900, homes: 'all', minutes: 300 },
  { id: 'busy', name: 'Busy season', priceCents: 19_900, homes: 'all', minutes: 1000 },
];
