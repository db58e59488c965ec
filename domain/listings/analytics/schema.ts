import { z } from 'zod';
import { eventKinds, trafficSources } from './rules.ts';

/** One event on a page. */
export const AnalyticsEvent = z.object({
  listing: z.uuid(),
  kind: z.enum(eventKinds),
  // Anybody can write anything after `?src=`.
  source: z.enum(trafficSources).catch('direct'),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

const Tally = z.object({
  /** Views of the player embedded in other sites. */
  shown: z.number(),
  views: z.number(),
  plays: z.number(),
  heard25: z.number(),
  heard50: z.number(),
  heard75: z.number(),
  heard100: z.number(),
  downloads: z.number(),
  leads: z.number(),
});
export type Tally = z.infer<typeof Tally>;

/** How a listing performs, in numbers only. */
export const Analytics = z.object({
  totals: Tally,
  /** Every day up to today, including days without events. */
  days: z.array(Tally.extend({ day: z.string() })),
  /** Sources with at least one visit, busiest first. */
  sources: z.array(Tally.extend({ source: z.enum(trafficSources) })),
});
export type Analytics = z.infer<typeof Analytics>;
