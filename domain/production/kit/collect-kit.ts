import type { Context } from '../../context.ts';
import { fileKeyOf } from '../../files/rules.ts';
import { listParts } from '../../marketing/queries.ts';
import { networks } from '../../marketing/rules.ts';
import type { EmailContent, ImageContent, PostContent, RemarksContent } from '../../marketing/schema.ts';
import { factCheckReport } from '../../script/claims/fact-check-report.ts';
import { readStored } from '../delivery/episode-files.ts';
import { artifactOf, loadArtifacts } from '../run/artifacts.ts';

export type KitFile = { name: string; body: Uint8Array | string };

/** Everything made for a podcast, as files; changes nothing. */
export async function collectKit(
  ctx: Pick<Context, 'db' | 'storage' | 'site'>,
  podcastId: string,
): Promise<KitFile[]> {
  return [
    ...(await episodeFiles(ctx, podcastId)),
    ...(await reportFiles(ctx, podcastId)),
    ...(await marketingFiles(ctx, podcastId)),
  ];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const storedNames = {
  branded: 'episode.mp3',
  unbranded: 'episode-unbranded.mp3',
  captions: 'captions.vtt',
  subtitles: 'subtitles.srt',
  transcript: 'transcript.txt',
};

async function episodeFiles(ctx: Pick<Context, 'db' | 'storage'>, podcastId: string): Promise<KitFile[]> {
  const artifacts = await loadArtifacts(ctx, podcastId);
  const stored = artifacts['master-episode']?.files ?? {};
  const files: KitFile[] = [];
  for (const [file, name] of Object.entries(storedNames)) {
    const key = stored[file];
    if (key) files.push({ name, body: await readStored(ctx, key) });
  }
  const { chapters, measures } = artifactOf({ artifacts }, 'master-episode');
  return [
    ...files,
    { name: 'chapters.json', body: json(chapters) },
    { name: 'measures.json', body: json(measures) },
    { name: 'page.json', body: json(artifactOf({ artifacts }, 'write-page').page) },
  ];
}

async function reportFiles(ctx: Pick<Context, 'db'>, podcastId: string): Promise<KitFile[]> {
  const artifacts = await loadArtifacts(ctx, podcastId);
  const { sheet, unusedNotes, leftOut } = artifactOf({ artifacts }, 'check-facts');
  const { script, claims } = artifactOf({ artifacts }, 'check-script');
  const report = factCheckReport(script, sheet, claims, unusedNotes, leftOut);
  return [
    { name: 'script.json', body: json(script) },
    { name: 'fact-check.html', body: report.html },
    { name: 'fact-check.txt', body: report.text },
    { name: 'verify-audio.json', body: json(artifactOf({ artifacts }, 'verify-audio')) },
  ];
}

/** The email's photos are next to it, so it can be read without a server. */
async function emailFiles(
  ctx: Pick<Context, 'storage' | 'site'>,
  { subject, preheader, html, text }: EmailContent,
): Promise<KitFile[]> {
  const photos: KitFile[] = [];
  let local = html;
  const addresses = new Set(html.match(/(?<=src=")[^"]+(?=")/g));
  for (const address of addresses) {
    const key = address.startsWith(`${ctx.site.url}/`) && fileKeyOf(address.slice(ctx.site.url.length));
    if (!key) continue;
    const name = `email-photo-${photos.length + 1}.jpg`;
    photos.push({ name, body: await readStored(ctx, key) });
    local = local.replaceAll(address, name);
  }
  const body = text.startsWith(preheader) ? text.slice(preheader.length).trimStart() : text;
  const head = `Subject: ${subject}\nPreheader: ${preheader}\n\n`;
  return [{ name: 'email.html', body: local }, { name: 'email.txt', body: head + body }, ...photos];
}

async function marketingFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'site'>,
  podcastId: string,
): Promise<KitFile[]> {
  const parts = await listParts(ctx, podcastId);
  const current = new Map(
    parts.filter(({ state }) => state === 'current').map(({ part, content }) => [part as string, content]),
  );
  const files: KitFile[] = networks.flatMap((network) => {
    const post = current.get(network) as PostContent | undefined;
    return post ? [{ name: `post-${network}.txt`, body: `${post.text}\n` }] : [];
  });
  const email = current.get('email') as EmailContent | undefined;
  if (email) files.push(...(await emailFiles(ctx, email)));
  const remarks = current.get('remarks') as RemarksContent | undefined;
  if (remarks) files.push({ name: 'mls-remarks.txt', body: `${remarks.text}\n` });
  const image = current.get('image') as ImageContent | undefined;
  for (const [size, drawn] of Object.entries(image?.images ?? {})) {
    const key = fileKeyOf(drawn.url);
    if (key) files.push({ name: `image-${size}.jpg`, body: await readStored(ctx, key) });
  }
  return files;
}
