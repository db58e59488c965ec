import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { nameHome } from '../listings/rules.ts';
import { loadHome } from '../marketing/load-home.ts';
import { checkRecord, describeRecord } from './describe-record.ts';
import { layOutRecord } from './paper/lay-out-record.ts';
import { findHead, listEntries } from './queries.ts';
import type { HomeRecord, ReadableRecord, UnsignedRecord } from './schema.ts';
import { signPdf, signRecord } from './sign-record.ts';
import { updateRecord } from './update-record.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'keys'>;

/** Where the JSON schema of records is published. */
export const SCHEMA_PATH = '/schemas/home-record-1.json';

/** Brings a home's record up to date and issues it, signed. The caller has checked who may see it. */
export async function issueRecord(ctx: Ctx, podcastId: string): Promise<HomeRecord & UnsignedRecord> {
  await updateRecord(ctx, podcastId);
  return signRecord(ctx, await readRecord(ctx, podcastId));
}

/** The same as a signed PDF; `sharedUrl` is the private link that it was opened with. */
export async function issueRecordPdf(
  ctx: Ctx & Pick<Context, 'renderer'>,
  podcastId: string,
  sharedUrl?: string,
): Promise<Uint8Array> {
  await updateRecord(ctx, podcastId);
  return printRecord(ctx, await readRecord(ctx, podcastId), sharedUrl);
}

/** Puts the content of the JSON on paper. */
export async function printRecord(
  ctx: Pick<Context, 'renderer' | 'keys' | 'site'>,
  record: UnsignedRecord,
  sharedUrl?: string,
): Promise<Uint8Array> {
  const pdf = await ctx.renderer.printRecord(layOutRecord(record, { siteUrl: ctx.site.url, sharedUrl }));
  return signPdf(ctx, pdf);
}

/** Updates a home's record and returns its content, for the screen. */
export async function readReadableRecord(ctx: Ctx, podcastId: string): Promise<ReadableRecord> {
  await updateRecord(ctx, podcastId);
  const { home, head, checks, open, entries } = await readRecord(ctx, podcastId);
  return { home: home.name, agent: home.agent, head, checks, open, sections: describeRecord(entries) };
}

async function readRecord(ctx: Ctx, podcastId: string): Promise<UnsignedRecord> {
  const head = await findHead(ctx, podcastId);
  if (!head) throw new AppError('not_found', 'Podcast not found');
  const { podcast, listing, pageUrl, agent } = await loadHome(ctx, podcastId);
  const { name, brokerage, license } = agent;
  const entries = await listEntries(ctx, podcastId);
  return {
    schema: `${ctx.site.url}${SCHEMA_PATH}`,
    home: {
      podcastId,
      name: nameHome(listing, podcast.listingUrl),
      listingUrl: podcast.listingUrl,
      pageUrl: podcast.listingPageUrl ? pageUrl : null,
      agent: { name, brokerage, license },
    },
    issuedAt: ctx.now().toISOString(),
    checks: checkRecord(entries),
    open: head.openIssues,
    entries,
    head: { sequence: head.sequence, hash: head.hash },
  };
}
