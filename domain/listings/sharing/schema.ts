import { z } from 'zod';
import { linkSources } from '#db/column-values.ts';

/** All ways to share a listing page. */
export const Sharing = z.object({
  pageUrl: z.string(),
  unbrandedUrl: z.string(),
  /** The player as an element for the agent's own pages, and as a frame where scripts aren't allowed. */
  playerCode: z.string(),
  embedCode: z.string(),
  /** The owner's podcast feed; missing if the order has no account yet. */
  feedUrl: z.string().nullable(),
  links: z.array(
    z.object({
      source: z.enum(linkSources),
      url: z.string(),
      qrSvgPath: z.string(),
      qrPngPath: z.string(),
    }),
  ),
});
export type Sharing = z.infer<typeof Sharing>;

/** What the player on other people's pages plays. */
export type PlayerData = {
  listingId: string;
  title: string;
  place: string | null;
  pageUrl: string;
  audioUrl: string;
  durationSeconds: number;
  /** The loudness of each part of the episode, from 0 to 1. */
  peaks: number[];
  chapters: { title: string; startSeconds: number }[];
  turns: { speaker: string; text: string; startSeconds: number }[];
  /** What a multiple listing service requires besides the home. */
  attribution: string | null;
  /** What the player says about the voices. */
  disclosure: string;
};
