import { z } from 'zod';
import { OwnPodcast } from '../schema.ts';

/** An order as a card, with its page's results of the last seven days. */
export const OwnHome = OwnPodcast.extend({
  week: z.object({ plays: z.number(), leads: z.number() }),
});
export type OwnHome = z.infer<typeof OwnHome>;
