import type { ClipShape } from '#db/column-values.ts';
import type { JobSettings } from '#db/queue.ts';

/** Every background job and its payload. Ids only: the job reads the current state when it runs. */
export type Jobs = {
  'send-mail': { mailId: string };
  /** Carries the email address, because the job decides whether it has an account. */
  'mail-account-link': {
    requestId: string;
    kind: 'confirmation' | 'recovery';
    email: string;
    redirectTo: string;
  };
  'deliver-contact': { deliveryId: string };
  /** Queues deliveries of contacts that are open and have no job. */
  'resume-contacts': Record<string, never>;
  /** Sends what waits for one webhook about one home. */
  'deliver-webhooks': { endpointId: string; lane: string };
  /** Queues deliveries that are due and have no job. */
  'resume-webhooks': Record<string, never>;
  /** Bills the teams on invoice for the months that are over. */
  'issue-invoices': Record<string, never>;
  'record-sign-up-lead': { userId: string };
  'sweep-expired': Record<string, never>;
  'produce-episode': { podcastId: string };
  /** The listing has new facts; a podcast that waited for them continues. */
  'continue-production': { podcastId: string };
  /** Restarts paid podcasts that no worker is working on. */
  'resume-productions': Record<string, never>;
  // 'tidy-episode-files' and 'draw-peaks' keep these names because the queue stores them: a job waiting under another
  // name would never be processed.
  'tidy-episode-files': { podcastId: string; replacedKeys: string[] };
  'sweep-episode-files': Record<string, never>;
  /** Generates the waveform of an uploaded file. */
  'draw-peaks': { podcastId: string; key: string };
  /** Deletes what a test of the upload workflow left behind when its browser was closed. */
  'remove-upload-test': { podcastId: string };
  'confirm-staff-order': { podcastId: string };
  'reconcile-payments': Record<string, never>;
  'host-listing-photos': { listingId: string };
  /** Sent by a page view; the job makes sure that a listing is read at most once a day. */
  'refresh-viewed-listing': { listingId: string };
  'locate-listing': { listingId: string };
  /** Follows the feeds of multiple listing services. */
  'replicate-mls': Record<string, never>;
  /** The MLS changed something that a delivered episode may say. */
  'offer-recording': { podcastId: string };
  'sweep-listing-files': Record<string, never>;
  /** A listing's facts changed, so its marketing kit is updated. */
  'rewrite-marketing': { listingId: string };
  /** Requests the clips of a delivered episode. The name is an older one, which the queue stores. */
  'make-audiogram': { podcastId: string };
  /** Makes one clip. */
  'make-clip': { podcastId: string; shape: ClipShape; seconds: number };
  /** Records a short update about a delivered home. */
  'record-update': { updateId: string };
  /** Tells the hub that the feeds with an episode have changed. */
  'publish-feeds': { podcastId: string };
  'sweep-marketing-files': Record<string, never>;
  /** Records what changed about a home. */
  'update-record': { podcastId: string };
  /** Updates records that were missed, and deletes exports and kept data that are due. */
  'sweep-records': Record<string, never>;
  /** Creates the ZIP file with everything in an account. */
  'export-account': { exportId: string };
  /** Decides whether a requested market may open. */
  'check-market-request': { requestId: string };
  /** Refreshes the figures of review platforms and deletes expired ones. */
  'refresh-reviews': Record<string, never>;
  /** Turns a finished phone call into a lead, if the caller asked for the agent. */
  'finish-call': { callId: string };
  /** Buys the number of a paid order of the answering service. */
  'assign-number': { orderId: string };
  /** Sends reminders, ends periods and releases numbers. */
  'sweep-answering': Record<string, never>;
};

const patient: JobSettings = {
  retryLimit: 12,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 1800,
  expireInSeconds: 120,
};

export const jobSettings: Record<keyof Jobs, JobSettings> = {
  'send-mail': patient,
  'mail-account-link': patient,
  // An outage of half a day loses no contact.
  'deliver-contact': { ...patient, retryLimit: 36 },
  // A failed call is retried on its own schedule; a retry of the job only waits for another worker.
  'deliver-webhooks': { ...patient, expireInSeconds: 1800 },
  'resume-contacts': { ...patient, retryLimit: 2 },
  'resume-webhooks': { ...patient, retryLimit: 2 },
  'issue-invoices': { ...patient, retryLimit: 2, expireInSeconds: 600 },
  'record-sign-up-lead': patient,
  'sweep-expired': { ...patient, retryLimit: 2 },
  // The run counts fruitless attempts and then asks staff; the queue must not give up earlier.
  'produce-episode': {
    retryLimit: 200,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 300,
    expireInSeconds: 1800,
  },
  'continue-production': patient,
  'resume-productions': { ...patient, retryLimit: 2 },
  'tidy-episode-files': { ...patient, expireInSeconds: 600 },
  'sweep-episode-files': { ...patient, retryLimit: 2, expireInSeconds: 600 },
  'draw-peaks': { ...patient, retryLimit: 3, expireInSeconds: 600 },
  'confirm-staff-order': patient,
  'remove-upload-test': patient,
  'reconcile-payments': { ...patient, retryLimit: 2, expireInSeconds: 600 },
  // Forty photos are downloaded and encoded on one core.
  'host-listing-photos': { ...patient, retryLimit: 8, retryDelaySeconds: 5, expireInSeconds: 900 },
  'refresh-viewed-listing': { ...patient, retryLimit: 2, retryDelaySeconds: 60 },
  'locate-listing': { ...patient, retryLimit: 6, retryDelaySeconds: 30 },
  // The first copy of a large feed takes a while, and the next run continues where one ends.
  'replicate-mls': { ...patient, retryLimit: 0, expireInSeconds: 900 },
  'offer-recording': patient,
  'sweep-listing-files': { ...patient, retryLimit: 2, expireInSeconds: 600 },
  'rewrite-marketing': { ...patient, retryLimit: 6, retryDelaySeconds: 5, expireInSeconds: 300 },
  'check-market-request': patient,
  'refresh-reviews': { ...patient, retryLimit: 2, expireInSeconds: 3000 },
  // A recording may take minutes to arrive, and transcribing it takes a while.
  'finish-call': { ...patient, retryDelaySeconds: 5, expireInSeconds: 300 },
  // Two purchases are separated by a claim of two minutes.
  'assign-number': { ...patient, retryDelaySeconds: 30 },
  'sweep-answering': { ...patient, retryLimit: 2, expireInSeconds: 600 },
  'publish-feeds': patient,
  'make-audiogram': { ...patient, retryLimit: 4 },
  // Two minutes on one core, and much longer if everything else goes first. The row counts the attempts.
  'make-clip': { ...patient, retryLimit: 6, retryDelaySeconds: 30, expireInSeconds: 3600 },
  // The row counts the attempts.
  'record-update': { ...patient, retryLimit: 6, retryDelaySeconds: 10, expireInSeconds: 1800 },
  'sweep-marketing-files': { ...patient, retryLimit: 2, expireInSeconds: 600 },
  'update-record': { ...patient, retryLimit: 4 },
  'sweep-records': { ...patient, retryLimit: 2, expireInSeconds: 600 },
  'export-account': { ...patient, retryLimit: 4, expireInSeconds: 1800 },
};
