import { listParts } from '../../marketing/queries.ts';
import { writeMarketing as writeKit } from '../../marketing/write-marketing.ts';
import { checkClaimsInText } from '../../script/claims/check-claims.ts';
import { productOf, type Step } from '../run/step.ts';
import type { CheckedFacts } from './check-facts.ts';

/** Which version of each part of the kit was current when the episode was made. */
export type WrittenMarketing = { parts: Record<string, number> };

/** Writes the posts, the picture, the e-mail and the remarks; what somebody edited is kept. */
export const writeMarketing: Step = {
  name: 'write-marketing',
  limitSeconds: 300,
  from: ['check-facts', 'write-page'],
  async make(work) {
    const { ctx, podcast, write } = work;
    const { sheet } = productOf<CheckedFacts>(work, 'check-facts');
    await writeKit(ctx, podcast.id, { checkClaims: (text) => checkClaimsInText(text, sheet), write });
    const parts = await listParts(ctx, podcast.id);
    const current = parts.filter(({ state }) => state === 'current');
    const data: WrittenMarketing = {
      parts: Object.fromEntries(current.map(({ part, version }) => [part, version])),
    };
    return { data };
  },
};
