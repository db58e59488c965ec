import type { Context } from '#domain/context.ts';
import { limitCalls } from '#domain/limit-calls.ts';
import { readReadableRecord } from '#domain/records/issue-record.ts';
import type { SharedRecord } from '#domain/records/schema.ts';
import { openShare } from '#domain/records/sharing/share-record.ts';

/** Limits a stranger who tries out links. */
const limits = [{ limit: 60, windowSeconds: 60 }];

type Share = NonNullable<Awaited<ReturnType<typeof openShare>>>;

/** The home behind a private link, for this visitor. */
export async function findShare(ctx: Context, token: string, ip: string): Promise<Share | undefined> {
  await limitCalls(ctx, 'record-link', ip, limits);
  return openShare(ctx, token);
}

/** What the page behind a private link shows. */
export function createRecordOpener(ctx: Context) {
  return async (token: string, ip: string): Promise<SharedRecord | undefined> => {
    const share = await findShare(ctx, token, ip);
    if (!share) return undefined;
    const record = await readReadableRecord(ctx, share.podcastId);
    return { ...record, expiresAt: share.expiresAt.toISOString() };
  };
}
