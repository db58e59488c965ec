import { z } from 'zod';
import { clipShapes } from '#db/column-values.ts';
import { HopelessJob } from '#db/job-failure.ts';
import type { Jobs } from './jobs.ts';

const id = z.guid();
const podcast = z.object({ podcastId: id });
const listing = z.object({ listingId: id });
const nothing = z.record(z.string(), z.never());

/** The shape of each job's payload. A job with any other can never be processed, however often it's tried. */
export const jobPayloads: { [Name in keyof Jobs]: z.ZodType<Jobs[Name]> } = {
  'send-mail': z.object({ mailId: id }),
  'mail-account-link': z.object({
    requestId: z.string().min(1),
    kind: z.enum(['confirmation', 'recovery']),
    email: z.string().min(1),
    redirectTo: z.string(),
  }),
  'deliver-contact': z.object({ deliveryId: id }),
  'resume-contacts': nothing,
  'deliver-webhooks': z.object({ endpointId: id, lane: z.string().min(1) }),
  'resume-webhooks': nothing,
  'issue-invoices': nothing,
  'record-sign-up-lead': z.object({ userId: id }),
  'sweep-expired': nothing,
  'produce-episode': podcast,
  'continue-production': podcast,
  'resume-productions': nothing,
  'tidy-episode-files': podcast.extend({ replacedKeys: z.array(z.string()) }),
  'sweep-episode-files': nothing,
  'draw-peaks': podcast.extend({ key: z.string().min(1) }),
  'remove-upload-test': podcast,
  'confirm-staff-order': podcast,
  'reconcile-payments': nothing,
  'host-listing-photos': listing,
  'refresh-viewed-listing': listing,
  'locate-listing': listing,
  'replicate-mls': nothing,
  'offer-recording': podcast,
  'sweep-listing-files': nothing,
  'rewrite-marketing': listing,
  'make-audiogram': podcast,
  'make-clip': podcast.extend({ shape: z.enum(clipShapes), seconds: z.number().int() }),
  'record-update': z.object({ updateId: id }),
  'publish-feeds': podcast,
  'sweep-marketing-files': nothing,
  'update-record': podcast,
  'sweep-records': nothing,
  'sweep-answering': nothing,
  'export-account': z.object({ exportId: id }),
  'check-market-request': z.object({ requestId: id }),
  'refresh-reviews': nothing,
  'finish-call': z.object({ callId: id }),
  'assign-number': z.object({ orderId: id }),
};

/** Throws `HopelessJob` for a payload that no handler can process. */
export function requirePayload(name: keyof Jobs, payload: unknown): object {
  const parsed = jobPayloads[name].safeParse(payload);
  if (!parsed.success) throw new HopelessJob(`The payload is not right: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
