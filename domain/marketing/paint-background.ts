import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../context.ts';
import { articleFor } from '../english/article-for.ts';
import { fileKeyOf, fileUrl } from '../files/rules.ts';
import { imageFolder } from './image-folder.ts';

export type PaintedBackground = { url: string; bytes: Buffer; model: string; costCents: number };

/** Generates a background and stores it; null without an image model. Every call makes a new image and costs money. */
export async function paintBackground(
  ctx: Pick<Context, 'backgrounds' | 'storage'>,
  kind: string,
): Promise<PaintedBackground | null> {
  if (!ctx.backgrounds) return null;
  const { bytes, model, costCents } = await ctx.backgrounds.paint(promptFor(kind));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const key = `${imageFolder}/${hash.slice(0, 2)}/${hash}-background.jpg`;
  await ctx.storage.put(key, bytes, { contentType: 'image/jpeg' });
  return { url: fileUrl(key), bytes, model, costCents };
}

/** A background that was generated earlier, if its file still exists. */
export async function readBackground(
  ctx: Pick<Context, 'storage'>,
  url: string | null | undefined,
): Promise<Buffer | null> {
  const key = url ? fileKeyOf(url) : undefined;
  const opened = key ? await ctx.storage.open(key) : undefined;
  return opened ? buffer(opened.stream) : null;
}

/**
 * The model gets only the kind of home, a word from our own list: no listing text can reach it, and nobody can mistake
 * the image for this home.
 */
export function promptFor(kind: string): string {
  const subject =
    kind === 'parcel of land' ? 'an open meadow with a few trees' : `${articleFor(kind)} ${kind}`;
  return `A layered paper-cut illustration of ${subject} in evening light: warm amber sky, evergreen hills, cream paper tones, soft shadows between the layers. Clearly an illustration, not a photograph and not a real place. No people, no animals, no vehicles, no words, letters or numbers, no logos, signs, flags or religious symbols. The subject stands in the upper half; the lower half is calm and dark.`;
}
