import { exportAccount } from '#domain/account-data/export-account.ts';
import { sweepKept } from '#domain/account-data/sweep-kept.ts';
import { mailAccountLink } from '#domain/accounts/mail-account-link.ts';
import { recordSignUpLead } from '#domain/accounts/record-sign-up-lead.ts';
import { sweepExpired } from '#domain/accounts/sweep-expired.ts';
import { assignNumber } from '#domain/answering/assign-number.ts';
import { sweepOrders } from '#domain/answering/sweep-orders.ts';
import { sweepBrandFiles } from '#domain/brands/sweep-brand-files.ts';
import type { Context } from '#domain/context.ts';
import { checkMarketRequest } from '#domain/directory/check-market-request.ts';
import { refreshReviews } from '#domain/directory/refresh-reviews.ts';
import { issueInvoices } from '#domain/invoices/issue-invoices.ts';
import type { Jobs } from '#domain/jobs.ts';
import { deliverContact } from '#domain/leads/deliver-contact.ts';
import { resumeContacts } from '#domain/leads/resume-contacts.ts';
import { publishFeeds } from '#domain/listings/feed/publish-feeds.ts';
import { hostQueuedPhotos } from '#domain/listings/host-listing-photos.ts';
import { locateListing } from '#domain/listings/locate-listing.ts';
import { replicateFeeds } from '#domain/listings/mls/replicate-feeds.ts';
import { refreshViewedListing } from '#domain/listings/refresh-listing.ts';
import { sweepListingFiles } from '#domain/listings/sweep-listing-files.ts';
import { sendMail } from '#domain/mails/send-mail.ts';
import { makeClip } from '#domain/marketing/clips/make-clip.ts';
import { requestDeliveredClips } from '#domain/marketing/clips/request-clips.ts';
import { rewriteMarketing } from '#domain/marketing/rewrite-marketing.ts';
import { sweepMarketingFiles } from '#domain/marketing/sweep-marketing-files.ts';
import { finishCall } from '#domain/phone/finish-call.ts';
import { sweepCalls } from '#domain/phone/sweep-calls.ts';
import { confirmStaffOrder } from '#domain/podcasts/admin/confirm-staff-order.ts';
import { reconcilePayments } from '#domain/podcasts/reconcile-payments.ts';
import { generateWaveform } from '#domain/production/delivery/generate-waveform.ts';
import { removeReplacedFiles } from '#domain/production/delivery/remove-replaced-files.ts';
import { sweepEpisodeFiles } from '#domain/production/delivery/sweep-episode-files.ts';
import { findClaimChecker } from '#domain/production/find-claim-checker.ts';
import { findTalk } from '#domain/production/find-talk.ts';
import { findHookCheck } from '#domain/production/hook-check.ts';
import { produceEpisode } from '#domain/production/produce-episode.ts';
import { offerRecording } from '#domain/production/reviews/offer-recording.ts';
import { continueWithFacts } from '#domain/production/run/restart-production.ts';
import { resumeProductions } from '#domain/production/run/resume-productions.ts';
import { recordUpdate } from '#domain/production/updates/record-update.ts';
import { removeUploadTest } from '#domain/production/workflow-tests/upload-test.ts';
import { sweepRecords, updateQueuedRecord } from '#domain/records/update-record.ts';
import { deliverLane } from '#domain/webhooks/deliver-lane.ts';
import { resumeDeliveries } from '#domain/webhooks/resume-deliveries.ts';

/** `signal` aborts when another worker claims the job or this one stops. */
type Handler<Payload> = (ctx: Context, payload: Payload, signal: AbortSignal) => Promise<unknown>;

/** Job name → use case. A job without a handler doesn't compile. */
export const jobHandlers: {
  [Name in keyof Jobs]: { concurrency: number; handle: Handler<Jobs[Name]> };
} = {
  'send-mail': { concurrency: 2, handle: (ctx, { mailId }) => sendMail(ctx, mailId) },
  'mail-account-link': { concurrency: 2, handle: mailAccountLink },
  'deliver-contact': { concurrency: 4, handle: (ctx, { deliveryId }) => deliverContact(ctx, deliveryId) },
  'deliver-webhooks': { concurrency: 4, handle: deliverLane },
  'resume-contacts': { concurrency: 1, handle: (ctx) => resumeContacts(ctx) },
  'resume-webhooks': { concurrency: 1, handle: (ctx) => resumeDeliveries(ctx) },
  // One at a time: an episode keeps two cores busy.
  'produce-episode': {
    concurrency: 1,
    handle: (ctx, { podcastId }, signal) => produceEpisode(ctx, { podcastId, signal }),
  },
  'continue-production': {
    concurrency: 1,
    handle: (ctx, { podcastId }) => continueWithFacts(ctx, podcastId),
  },
  'resume-productions': { concurrency: 1, handle: (ctx) => resumeProductions(ctx) },
  'tidy-episode-files': { concurrency: 1, handle: removeReplacedFiles },
  'sweep-episode-files': { concurrency: 1, handle: (ctx) => sweepEpisodeFiles(ctx) },
  'draw-peaks': { concurrency: 1, handle: generateWaveform },
  'remove-upload-test': {
    concurrency: 1,
    handle: (ctx, { podcastId }) => removeUploadTest(ctx, podcastId),
  },
  'confirm-staff-order': {
    concurrency: 1,
    handle: (ctx, { podcastId }) => confirmStaffOrder(ctx, podcastId),
  },
  'reconcile-payments': { concurrency: 1, handle: (ctx) => reconcilePayments(ctx) },
  'issue-invoices': { concurrency: 1, handle: (ctx) => issueInvoices(ctx) },
  'record-sign-up-lead': { concurrency: 1, handle: (ctx, { userId }) => recordSignUpLead(ctx, userId) },
  'sweep-expired': {
    concurrency: 1,
    handle: async (ctx) => {
      await sweepExpired(ctx);
      await sweepCalls(ctx);
    },
  },
  'finish-call': { concurrency: 1, handle: (ctx, { callId }) => finishCall(ctx, callId) },
  'assign-number': { concurrency: 1, handle: (ctx, { orderId }) => assignNumber(ctx, orderId) },
  'sweep-answering': { concurrency: 1, handle: (ctx) => sweepOrders(ctx) },
  'host-listing-photos': { concurrency: 1, handle: (ctx, { listingId }) => hostQueuedPhotos(ctx, listingId) },
  'refresh-viewed-listing': {
    concurrency: 1,
    handle: (ctx, { listingId }) => refreshViewedListing(ctx, listingId),
  },
  'locate-listing': { concurrency: 1, handle: (ctx, { listingId }) => locateListing(ctx, listingId) },
  'replicate-mls': { concurrency: 1, handle: (ctx, _payload, signal) => replicateFeeds(ctx, signal) },
  'offer-recording': { concurrency: 1, handle: (ctx, { podcastId }) => offerRecording(ctx, podcastId) },
  'rewrite-marketing': {
    concurrency: 1,
    handle: (ctx, { listingId }) => rewriteMarketing(ctx, listingId, findClaimChecker),
  },
  'refresh-reviews': { concurrency: 1, handle: (ctx) => refreshReviews(ctx) },
  'check-market-request': {
    concurrency: 1,
    handle: (ctx, { requestId }) => checkMarketRequest(ctx, requestId),
  },
  'make-audiogram': {
    concurrency: 1,
    handle: (ctx, { podcastId }) => requestDeliveredClips(ctx, podcastId),
  },
  // One at a time, on a single core that everything else may take priority on.
  'make-clip': {
    concurrency: 1,
    handle: (ctx, clip, signal) => makeClip(ctx, clip, { signal, findTalk, findHookCheck }),
  },
  // After an episode it would wait for minutes; its few turns take seconds.
  'record-update': {
    concurrency: 1,
    handle: (ctx, { updateId }, signal) => recordUpdate(ctx, updateId, signal),
  },
  'publish-feeds': { concurrency: 1, handle: (ctx, { podcastId }) => publishFeeds(ctx, podcastId) },
  'sweep-marketing-files': {
    concurrency: 1,
    handle: async (ctx) => {
      await sweepMarketingFiles(ctx);
      await sweepBrandFiles(ctx);
    },
  },
  'update-record': { concurrency: 1, handle: (ctx, { podcastId }) => updateQueuedRecord(ctx, podcastId) },
  'sweep-records': {
    concurrency: 1,
    handle: async (ctx) => {
      await sweepRecords(ctx);
      await sweepKept(ctx);
    },
  },
  'export-account': { concurrency: 1, handle: (ctx, { exportId }) => exportAccount(ctx, exportId) },
  'sweep-listing-files': { concurrency: 1, handle: (ctx) => sweepListingFiles(ctx) },
};
