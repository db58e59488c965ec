import { listParts } from '../../marketing/queries.ts';
import { writeMarketing as writeKit } from '../../marketing/write-marketing.ts';
import { checkClaimsInText } from '../../script/claims/check-claims.ts';
import { artifactOf } from '../run/artifacts.ts';
import type { Step } from '../run/step.ts';

/** Writes the posts, the image, the email and the MLS remarks; edited parts stay. */
export const writeMarketing: Step<'write-marketing'> = {
  name: 'write-marketing',
  limitSeconds: 300,
  from: ['check-facts', 'write-page'],
  async run(work) {
    const { ctx, podcast, write } = work;
    const { sheet } = artifactOf(work, 'check-facts');
    await writeKit(ctx, podcast.id, { checkClaims: (text) => checkClaimsInText(text, sheet), write });
    const parts = await listParts(ctx, podcast.id);
    const current = parts.filter(({ state }) => state === 'current');
    return { data: { parts: Object.fromEntries(current.map(({ part, version }) => [part, version])) } };
  },
};
