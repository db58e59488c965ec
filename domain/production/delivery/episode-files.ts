import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { storeSignedFile } from '../../signed-files/store-signed-file.ts';

const contentTypes = {
  mp3: 'audio/mpeg',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  txt: 'text/plain',
  html: 'text/html',
} as const;

export function episodeFolder(podcastId: string): string {
  return `episodes/${podcastId}`;
}

/**
 * Named after its bytes: storing the same file again changes nothing, and the content at a URL never changes.
 */
export function episodeKey(podcastId: string, body: Uint8Array, ending: keyof typeof contentTypes): string {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);
  return `${episodeFolder(podcastId)}/${hash}.${ending}`;
}

export async function storeEpisodeFile(
  ctx: Pick<Context, 'storage'>,
  podcastId: string,
  body: Uint8Array | string,
  ending: keyof typeof contentTypes,
): Promise<string> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const key = episodeKey(podcastId, bytes, ending);
  await ctx.storage.put(key, bytes, { contentType: contentTypes[ending] });
  return key;
}

/** The mastered audio with its Content Credentials. Named after the signed content, so it is signed once. */
export async function storeEpisodeAudio(
  ctx: Pick<Context, 'db' | 'now' | 'site' | 'storage' | 'credentials'>,
  podcastId: string,
  bytes: Uint8Array,
  kind: 'episode' | 'unbranded_episode',
  name: string = kind,
): Promise<string> {
  const { key } = await storeSignedFile(ctx, {
    podcastId,
    kind,
    name,
    bytes,
    mediaType: 'audio/mpeg',
    sourceType: 'trainedAlgorithmicMedia',
    keyOf: (hash) => `${episodeFolder(podcastId)}/${hash}.mp3`,
  });
  return key;
}

export async function readStored(ctx: Pick<Context, 'storage'>, key: string): Promise<Buffer> {
  const opened = await ctx.storage.open(key);
  if (!opened) throw new Error(`the file ${key} is gone`);
  const chunks: Buffer[] = [];
  for await (const chunk of opened.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
