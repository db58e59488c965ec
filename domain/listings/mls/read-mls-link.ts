import { Unavailable } from '#adapters/unavailable.ts';
import type { Context } from '../../context.ts';
import { joinList } from '../../english/join-list.ts';
import { findByMlsNumber } from './find-mls-listing.ts';
import { mlsAddress } from './mls-address.ts';
import { type MlsReading, mayBeShown, readMlsRecord } from './mls-reading.ts';
import { listOpenHouses } from './queries.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'mls' | 'site'>;

export type MlsLinkReading =
  | ({ readable: true; url: string } & MlsReading)
  | { readable: false; reason: string; isTemporary: boolean };

/** Reads a listing of an MLS by its number, with its photos. Changes nothing; may be repeated. */
export async function readMlsLink(
  ctx: Ctx,
  wanted: { mlsNumber: string; feed?: string },
): Promise<MlsLinkReading> {
  try {
    const [found, other] = await findByMlsNumber(ctx, wanted);
    if (!found) return refuse(unknownNumber(ctx, wanted.mlsNumber));
    if (other) return refuse('More than one MLS has a listing with this number. Please paste its link.');
    const { feed, record } = found;
    if (!mayBeShown(record.fields)) return refuse('The seller does not allow this listing on the internet.');
    const photos = await feed.media(record.listingKey);
    const openHouses = await listOpenHouses(ctx, feed.id, record.listingKey);
    const reading = readMlsRecord({ feed, record, openHouses, photos, now: ctx.now() });
    return { readable: true, url: mlsAddress(ctx.site.url, wanted.mlsNumber, feed.id), ...reading };
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    const reason = 'The MLS isn’t responding. Please try again in a few minutes.';
    return { readable: false, reason, isTemporary: true };
  }
}

function refuse(reason: string): MlsLinkReading {
  return { readable: false, reason, isTemporary: false };
}

function unknownNumber(ctx: Ctx, mlsNumber: string): string {
  if (ctx.mls.length === 0) return 'You can’t order by MLS number here. Please use a link instead.';
  const names = joinList(ctx.mls.map(({ name }) => name));
  return `There is no listing ${mlsNumber} in ${names}. Check the number, or use a link instead.`;
}
