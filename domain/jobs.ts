import type { JobSettings } from '#db/queue.ts';

/** Every background job: its name and what it carries. Ids only; the job reads the truth when it runs. */
export type Jobs = {
  'send-mail': { mailId: string };
  /** Carries the address: whether it has an account is for the job to find out. */
  'mail-account-link': {
    requestId: string;
    kind: 'confirmation' | 'recovery';
    email: string;
    redirectTo: string;
  };
  'deliver-contact': { deliveryId: string };
  'record-sign-up-lead': { userId: string };
  'sweep-expired': Record<string, never>;
  'produce-episode': { podcastId: string };
  /** The listing knows more now; a podcast that waited for that goes on. */
  'continue-production': { podcastId: string };
  /** Asks again for paid podcasts that nobody is at. */
  'resume-productions': Record<string, never>;
  // 'tidy-episode-files' and 'draw-peaks' keep these names because the queue stores them: a job that waits under
  // another name would never be worked on.
  'tidy-episode-files': { podcastId: string; replacedKeys: string[] };
  'sweep-episode-files': Record<string, never>;
  /** Generates the waveform of an uploaded file. */
  'draw-peaks': { podcastId: string; key: string };
  /** Deletes what a test of the upload workflow left when its browser was closed. */
  'remove-upload-test': { podcastId: string };
  'confirm-staff-order': { podcastId: string };
  'reconcile-payments': Record<string, never>;
  'host-listing-photos': { listingId: string };
  /** Sent by a page view; the job itself sees to it that a listing is read again at most once a day. */
  'refresh-viewed-listing': { listingId: string };
  'locate-listing': { listingId: string };
  'sweep-listing-files': Record<string, never>;
  /** The facts of a listing changed; its marketing kit follows. */
  'rewrite-marketing': { listingId: string };
  'make-audiogram': { podcastId: string };
  'sweep-marketing-files': Record<string, never>;
  /** Decides whether the market that somebody asked for may be shown. */
  'check-market-request': { requestId: string };
  /** Asks the review platforms again, and forgets what may be kept no longer. */
  'refresh-reviews': Record<string, never>;
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
  // An outage of half a day loses nobody.
  'deliver-contact': { ...patient, retryLimit: 36 },
  'record-sign-up-lead': patient,
  'sweep-expired': { ...patient, retryLimit: 2 },
  // The run itself counts attempts that finish nothing and then asks staff; the queue must not give up before it.
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
  // A page of forty photos is downloaded and encoded on one core.
  'host-listing-photos': { ...patient, retryLimit: 8, retryDelaySeconds: 5, expireInSeconds: 900 },
  'refresh-viewed-listing': { ...patient, retryLimit: 2, retryDelaySeconds: 60 },
  'locate-listing': { ...patient, retryLimit: 6, retryDelaySeconds: 30 },
  'sweep-listing-files': { ...patient, retryLimit: 2, expireInSeconds: 600 },
  'rewrite-marketing': { ...patient, retryLimit: 6, retryDelaySeconds: 5, expireInSeconds: 300 },
  'check-market-request': patient,
  'refresh-reviews': { ...patient, retryLimit: 2, expireInSeconds: 3000 },
  'make-audiogram': { ...patient, retryLimit: 2, retryDelaySeconds: 10, expireInSeconds: 900 },
  'sweep-marketing-files': { ...patient, retryLimit: 2, expireInSeconds: 600 },
};
