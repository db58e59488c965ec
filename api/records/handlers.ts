import { AppError } from '#domain/errors.ts';
import { limitCalls } from '#domain/limit-calls.ts';
import { approveRecord } from '#domain/records/approve-record.ts';
import { readReadableRecord } from '#domain/records/issue-record.ts';
import { listShares, listTeamRecords } from '#domain/records/queries.ts';
import type { RecordView } from '#domain/records/schema.ts';
import { linkRecord } from '#domain/records/sharing/record-link.ts';
import { revokeShare, shareRecord } from '#domain/records/sharing/share-record.ts';
import { findTeamRole } from '#domain/teams/queries.ts';
import type { SignedInCall } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import type { recordData } from './contract.ts';

/** Reading a record traces every text again. */
const limits = [
  { limit: 60, windowSeconds: 60 },
  { limit: 600, windowSeconds: 3600 },
];

export const recordHandlers: Handlers<typeof recordData> = {
  'GET /api/podcasts/:podcastId/record': async (call, { podcastId }) => {
    const { ctx } = await requireRecord(call, podcastId);
    return { record: await viewRecord(ctx, podcastId) };
  },
  'POST /api/podcasts/:podcastId/record/approval': async (call, { podcastId, hash }) => {
    const { ctx } = await requireRecord(call, podcastId);
    await approveRecord(ctx, { podcastId, hash, actor: actorOf(call) });
    return { record: await viewRecord(ctx, podcastId) };
  },
  'POST /api/podcasts/:podcastId/record/download': async (call, { podcastId, format }) => {
    const { ctx } = await requireRecord(call, podcastId);
    return { url: await linkRecord(ctx, podcastId, format) };
  },
  'POST /api/podcasts/:podcastId/record/shares': async (call, input) => {
    const { ctx } = await requireRecord(call, input.podcastId);
    const { url } = await shareRecord(ctx, { ...input, actor: actorOf(call) });
    return { url, shares: await listShares(ctx, input.podcastId) };
  },
  'DELETE /api/podcasts/:podcastId/record/shares/:shareId': async (call, { podcastId, shareId }) => {
    const { ctx } = await requireRecord(call, podcastId);
    await revokeShare(ctx, { podcastId, shareId, actor: actorOf(call) });
    return { shares: await listShares(ctx, podcastId) };
  },
  'GET /api/teams/:teamId/records': async ({ ctx, session }, { teamId }) => {
    const { userId } = session;
    const role = await findTeamRole(ctx, { teamId, userId });
    if (!role) throw new AppError('not_found', 'Team not found');
    return { records: await listTeamRecords(ctx, { teamId, userId, role }) };
  },
};

async function viewRecord(ctx: SignedInCall['ctx'], podcastId: string): Promise<RecordView> {
  const record = await readReadableRecord(ctx, podcastId);
  return { ...record, podcastId, shares: await listShares(ctx, podcastId) };
}

async function requireRecord(call: SignedInCall, podcastId: string): Promise<SignedInCall> {
  await requireOwnPodcast(call, podcastId);
  await limitCalls(call.ctx, 'record', call.clientIp, limits);
  return call;
}

const actorOf = ({ session, clientIp }: SignedInCall) => ({ actorId: session.userId, ip: clientIp });
