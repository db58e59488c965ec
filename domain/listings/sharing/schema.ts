import { z } from 'zod';
import { linkSources } from '#db/column-values.ts';

/** Every way to hand a listing page on. */
export const Sharing = z.object({
  pageUrl: z.string(),
  unbrandedUrl: z.string(),
  embedCode: z.string(),
  /** The owner's podcast feed; missing where the order belongs to no account yet. */
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
