import type { Home } from './home.ts';

type HomeLead = Home['leads'][number];

/** What a lead says of a sentence; two leads of one kind in a sentence are told together. */
export const leadId = (kind: HomeLead['kind'], factId: string) => `${kind} ${factId}`;
