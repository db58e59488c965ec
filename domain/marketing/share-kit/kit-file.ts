import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { fileKeyOf } from '../../files/rules.ts';

/** One file of a share kit, opened only when needed. */
export type KitFile = {
  name: string;
  open: () => Promise<Readable>;
  isPacked: boolean;
  /** Where to read a stored file on its own; others are created for the kit. */
  url?: string;
};
/** A file missing from the kit, and why. */
export type MissingFile = { name: string; why: string };
export type KitContents = { files: KitFile[]; missing: MissingFile[] };

export function textFile(name: string, text: string): KitFile {
  return { name, open: async () => Readable.from([Buffer.from(text)]), isPacked: false };
}

/** A stored file by its URL, if it exists. */
export async function storedFile(
  ctx: Pick<Context, 'storage'>,
  name: string,
  url: string | null | undefined,
): Promise<KitFile | undefined> {
  const key = url ? fileKeyOf(url) : undefined;
  if (!key || !(await ctx.storage.stat(key))) return undefined;
  const open = async () => {
    const opened = await ctx.storage.open(key);
    if (!opened) throw new Error(`the file ${key} is gone`);
    return opened.stream;
  };
  // Audio, images and videos are already compressed.
  return { name, open, isPacked: /\.(?:mp3|mp4|jpg|png)$/.test(name), ...(url ? { url } : {}) };
}
