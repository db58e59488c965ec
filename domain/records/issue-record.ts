import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { nameHome } from '../listings/rules.ts';
import { loadHome } from '../marketing/load-home.ts';
import { describeRecord } from './describe-record.ts';
import { findHead, listEntries } from './queries.ts';
import type { HomeRecord, UnsignedRecord } from './schema.ts';
import { signPdf, signRecord } from './sign-record.ts';
import { updateRecord } from './update-record.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'keys'>;

/** Where the JSON schema of records is published. */
export const SCHEMA_PATH = '/schemas/home-record-1.json';

/** Brings a home's record up to date and issues it, signed. The caller has checked who may see it. */
export async function issueRecord(ctx: Ctx, podcastId: string): Promise<HomeRecord> {
  await updateRecord(ctx, podcastId);
  return signRecord(ctx, await readRecord(ctx, podcastId));
}

/** The same as a signed PDF. */
export async function issueRecordPdf(
  ctx: Ctx & Pick<Context, 'renderer'>,
  podcastId: string,
): Promise<Uint8Array> {
  await updateRecord(ctx, podcastId);
  return printRecord(ctx, await readRecord(ctx, podcastId));
}

/** Says on paper what the JSON says. */
export async function printRecord(
  ctx: Pick<Context, 'renderer' | 'keys' | 'site'>,
  { home, issuedAt, open, entries, head }: UnsignedRecord,
): Promise<Uint8Array> {
  const pdf = await ctx.renderer.printRecord({
    home: home.name,
    about: [
      ['Podcast', home.podcastId],
      ['Listing', home.listingUrl],
      ['Page', home.pageUrl ?? '–'],
      ['Issued', issuedAt],
      ['Chain', `${head.sequence} entries, the last one has the hash ${head.hash}`],
      ['Check it', `${ctx.site.url}/.well-known/record-keys.json has the key to verify the signature`],
    ],
    open,
    sections: describeRecord(entries),
    chain: entries.map(({ sequence, part, subject, recordedAt, hash, content }) => ({
      label: `${sequence} · ${part}, ${subject}${content === null ? ' (gone)' : ''}`,
      value: hash,
      detail: recordedAt,
    })),
  });
  return signPdf(ctx, pdf);
}

async function readRecord(ctx: Ctx, podcastId: string): Promise<UnsignedRecord> {
  const head = await findHead(ctx, podcastId);
  if (!head) throw new AppError('not_found', 'Podcast not found');
  const { podcast, listing, pageUrl } = await loadHome(ctx, podcastId);
  return {
    schema: `${ctx.site.url}${SCHEMA_PATH}`,
    home: {
      podcastId,
      name: nameHome(listing, podcast.listingUrl),
      listingUrl: podcast.listingUrl,
      pageUrl: podcast.listingPageUrl ? pageUrl : null,
    },
    issuedAt: ctx.now().toISOString(),
    open: head.openIssues,
    entries: await listEntries(ctx, podcastId),
    head: { sequence: head.sequence, hash: head.hash },
  };
}
