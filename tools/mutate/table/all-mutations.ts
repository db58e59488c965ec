import type { Mutation } from '../mutation.ts';
import { listingSourceMutations } from './listing-source.ts';

export const mutations: readonly Mutation[] = [...listingSourceMutations];
