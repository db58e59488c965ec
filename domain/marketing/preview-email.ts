import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { renderContent } from './compose-email.ts';
import { loadHome } from './load-home.ts';
import { findPart } from './queries.ts';
import type { EmailContent, EmailPreviewRequest } from './schema.ts';

/** The email with the given words. Saves nothing. */
export async function previewEmail(
  ctx: Pick<Context, 'db' | 'site' | 'renderer'>,
  { podcastId, ...words }: EmailPreviewRequest,
): Promise<{ html: string }> {
  const part = await findPart(ctx, podcastId, 'email');
  if (!part) throw new AppError('not_found', 'There is no email to preview yet.');
  const { html: _, text: __, ...current } = part.content as EmailContent;
  const home = await loadHome(ctx, podcastId);
  const { html } = await renderContent(ctx, home, { ...current, ...words });
  return { html };
}
