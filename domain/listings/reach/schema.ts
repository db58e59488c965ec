import { z } from 'zod';
import { reachKinds, reachSources } from './rules.ts';

/** One thing that happened on a page. */
export const ReachEvent = z.object({
  listing: z.uuid(),
  kind: z.enum(reachKinds),
  // Anybody can write anything behind `?src=`.
  source: z.enum(reachSources).catch('direct'),
});
export type ReachEvent = z.infer<typeof ReachEvent>;

const Tally = z.object({ views: z.number(), plays: z.number(), downloads: z.number(), leads: z.number() });

/** How a listing does: nobody's name, only numbers. */
export const Reach = z.object({
  totals: Tally.extend({
    heard25: z.number(),
    heard50: z.number(),
    heard75: z.number(),
    heard100: z.number(),
  }),
  /** Every day up to today, also those on which nothing happened. */
  days: z.array(Tally.extend({ day: z.string() })),
  sources: z.array(
    z.object({ source: z.enum(reachSources), views: z.number(), plays: z.number(), finished: z.number() }),
  ),
});
export type Reach = z.infer<typeof Reach>;
