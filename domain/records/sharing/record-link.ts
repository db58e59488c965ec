import type { Context } from '../../context.ts';
import { isSignedLink, type Signature, signLink } from '../../signed-links.ts';

type Ctx = Pick<Context, 'keys' | 'now' | 'site'>;
export type RecordFormat = 'pdf' | 'json';

const subjectOf = (podcastId: string) => `home record ${podcastId}`;

/** A link that downloads a record and works for 15 minutes, for anyone who has it. */
export async function linkRecord(ctx: Ctx, podcastId: string, format: RecordFormat): Promise<string> {
  return `${ctx.site.url}/home-records/${podcastId}.${format}?${await signLink(ctx, subjectOf(podcastId))}`;
}

export function maySeeRecord(ctx: Ctx, podcastId: string, given: Signature): Promise<boolean> {
  return isSignedLink(ctx, subjectOf(podcastId), given);
}
