import type { Mutation } from '../mutation.ts';
import { audioMutations } from './audio.ts';
import { listingSourceMutations } from './listing-source.ts';
import { runMutations } from './pipeline-run.ts';
import { stepMutations } from './pipeline-steps.ts';

/** Every guard whose tests are proven. */
export const mutations: readonly Mutation[] = [
  ...listingSourceMutations,
  ...runMutations,
  ...stepMutations,
  ...audioMutations,
];
