import { z } from 'zod';
import { linkSources } from '#db/column-values.ts';

/** All ways to share a listing page. */
export const Sharing = z.object({
  pageUrl: z.string(),
  unbrandedUrl: z.string(),
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
