import type { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Context } from '../../context.ts';
import { disclosureText } from '../../disclosure/rules.ts';
import { labelWithOriginal } from '../../listings/photos/rules.ts';
import { isSignedLink, type Signature, signLink } from '../../signed-links.ts';
import { type Home, loadHome } from '../load-home.ts';
import { listParts } from '../queries.ts';
import { shortWhere } from '../writing/copy.ts';
import { collectClips } from './collect-clips.ts';
import { collectPrint, drawFlyer } from './collect-print.ts';
import { collectRecording, type Recording } from './collect-recording.ts';
import { collectPictures, collectTexts } from './collect-texts.ts';
import { type KitContents, type KitFile, textFile } from './kit-file.ts';
import { readMe } from './read-me.ts';

type Ctx = Pick<Context, 'db' | 'site' | 'storage' | 'renderer' | 'now' | 'log'>;
/** What a kit contains besides this home's texts and pictures, if anything. */
export type KitExtras = { factCheck?: string | undefined; update?: Recording | undefined };
type Links = Pick<Context, 'keys' | 'now' | 'site'>;

const subjectOf = (podcastId: string) => `share kit ${podcastId}`;

/** A link that downloads the kit or its flyer; it works for 15 minutes, for anyone who has it. */
export async function linkShareKit(
  ctx: Links,
  podcastId: string,
  ending: '.zip' | '-flyer.pdf' = '.zip',
): Promise<string> {
  return `${ctx.site.url}/share-kits/${podcastId}${ending}?${await signLink(ctx, subjectOf(podcastId))}`;
}

export function maySeeShareKit(ctx: Links, podcastId: string, given: Signature): Promise<boolean> {
  return isSignedLink(ctx, subjectOf(podcastId), given);
}

/** Everything made for a home as one ZIP file, assembled while it's read; changes nothing. */
export async function openShareKit(
  ctx: Ctx,
  podcastId: string,
  extras: KitExtras = {},
): Promise<{ fileName: string; stream: Readable }> {
  const home = await loadHome(ctx, podcastId);
  const contents = await collect(ctx, home, extras);
  const notes = {
    disclosure: disclosureText(home.podcast.episode, 'kit'),
    photos: home.listing.localImages.flatMap((photo, at) => {
      const label = labelWithOriginal(photo, home.pageUrl);
      return label ? [`Photo ${at + 1}: ${label}`] : [];
    }),
  };
  const head = textFile('README.txt', readMe(shortWhere(home.facts), ctx.now(), contents, notes));
  return { fileName: `${home.listing.slug}-share-kit.zip`, stream: zip(ctx, [head, ...contents.files]) };
}

/** Just the flyer, as a PDF; changes nothing. */
export async function openFlyer(
  ctx: Pick<Context, 'db' | 'site' | 'storage' | 'renderer'>,
  podcastId: string,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const home = await loadHome(ctx, podcastId);
  return { fileName: `${home.listing.slug}-flyer.pdf`, bytes: await drawFlyer(ctx, home) };
}

/** The names of what the kit contains and lacks; changes nothing. */
export async function listShareKit(
  ctx: Ctx,
  podcastId: string,
  extras: KitExtras = {},
): Promise<{ files: { name: string; url: string | null }[]; missing: KitContents['missing'] }> {
  const { files, missing } = await collect(ctx, await loadHome(ctx, podcastId), extras);
  const absolute = (url: string | undefined) => (url ? new URL(url, ctx.site.url).href : null);
  return { files: files.map(({ name, url }) => ({ name, url: absolute(url) })), missing };
}

async function collect(ctx: Ctx, home: Home, { factCheck, update }: KitExtras): Promise<KitContents> {
  const { podcast } = home;
  const parts = await listParts(ctx, podcast.id);
  const episode = { audioUrl: podcast.gcsFileUrl ?? podcast.podcastFileUrl, episode: podcast.episode };
  const groups = [
    await collectRecording(ctx, 'episode', episode),
    ...(update ? [await collectRecording(ctx, 'update', update)] : []),
    await collectPictures(ctx, parts),
    await collectClips(ctx, podcast.id),
    collectTexts(parts),
    { files: await collectPrint(ctx, home), missing: [] },
  ];
  const report = 'fact-check.html';
  return {
    files: [...groups.flatMap(({ files }) => files), ...(factCheck ? [textFile(report, factCheck)] : [])],
    missing: [
      ...groups.flatMap(({ missing }) => missing),
      ...(factCheck ? [] : [{ name: report, why: 'the episode was not checked by our studio' }]),
    ],
  };
}

function zip(ctx: Pick<Context, 'now' | 'log'>, files: KitFile[]): Readable {
  const archive = new yazl.ZipFile();
  const output = archive.outputStream as Readable;
  const mtime = ctx.now();
  // A partial kit must not look complete, so abort the download.
  const fail = (error: Error) => {
    ctx.log.warn({ err: error }, 'a share kit could not be finished');
    output.destroy(error);
  };
  archive.on('error', fail);
  for (const { name, open, isPacked } of files) {
    archive.addReadStreamLazy(name, { mtime, compress: !isPacked }, (pass) => {
      open().then(
        (stream) => pass(null, stream.on('error', fail)),
        (error) => fail(error),
      );
    });
  }
  archive.end();
  return output;
}
