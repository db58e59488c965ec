import { z } from 'zod';
import { updateKinds } from './rules.ts';

/** What has happened to a home. The prices are those of its sheet. */
export const News = z.object({
  kind: z.enum(updateKinds),
  /** Local open house hours: a day such as 2026-11-22, and times such as 13:00. */
  openHouse: z.object({ date: z.string(), start: z.string(), end: z.string() }).nullable(),
});
export type News = z.infer<typeof News>;
